import { Refusal } from '../errors.ts';

/** Work by lane: in each, a few at once and a few waiting, in the order in which they came. */
export interface Lanes {
  /** @throws Refusal TOO_MANY when too many wait in that lane */
  run<T>(lane: string, work: () => Promise<T>): Promise<T>;
  /** Lanes in use. */
  readonly size: number;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/** A lane is forgotten when it is empty, so memory is bounded by the requests that are under way. */
export function createLanes(most: { readonly atOnce: number; readonly waiting: number }): Lanes {
  const lanes = new Map<string, Lane>();
  return {
    async run(name, work) {
      const lane = lanes.get(name) ?? { running: 0, waiting: [] };
      lanes.set(name, lane);
      if (lane.running < most.atOnce) lane.running += 1;
      else if (lane.waiting.length >= most.waiting) throw new Refusal('TOO_MANY', '', 1);
      // Whoever leaves hands the place on, so that nobody slips in between.
      else await new Promise<void>((resolve) => lane.waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = lane.waiting.shift();
        if (next) next();
        else lane.running -= 1;
        if (lane.running === 0) lanes.delete(name);
      }
    },
    get size() {
      return lanes.size;
    },
  };
}

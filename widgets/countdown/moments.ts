import { type Phase, phases } from '../../engine/index.ts';

export type Moment = 'start' | 'end' | 'settle';
/** What a countdown shows in some phases: the time until a moment, or that the moment has passed. */
export interface Stretch {
  readonly phases: readonly Phase[];
  readonly until?: Moment;
  readonly label: 'starts_in' | 'ends_in' | 'results_in' | 'closes_in' | 'started' | 'ended' | 'results_out';
  /** The document's own words are for this one: what it calls the moment that it means. */
  readonly own?: true;
}

const counting = { start: 'starts_in', end: 'ends_in', settle: 'results_in' } as const;
const passed = { start: 'started', end: 'ended', settle: 'results_out' } as const;
const before: Record<Moment, readonly Phase[]> = {
  start: ['preview'],
  end: ['preview', 'live'],
  settle: ['preview', 'live', 'settling'],
};

/**
 * What a countdown says in each of the four phases. A campaign without a settling time has its results at its end.
 *
 * @param to the moment the document names; `next` is the nearest one that lies ahead, and words of the document's own are for its end
 * @param settles with or without `results`; null: it is settled as it ends
 */
export function stretches(to: Moment | 'next', settles: 'results' | 'closes' | null): readonly Stretch[] {
  const closing = settles === 'closes' ? 'closes_in' : 'results_in';
  if (to === 'next') {
    return [
      { phases: ['preview'], until: 'start', label: 'starts_in' },
      { phases: ['live'], until: 'end', label: 'ends_in', own: true },
      ...(settles ? [{ phases: ['settling'], until: 'settle', label: closing } as const] : []),
      { phases: settles ? ['ended'] : ['settling', 'ended'], label: 'ended' },
    ];
  }
  const until = to === 'settle' && !settles ? 'end' : to;
  const closes = to === 'settle' && settles === 'closes';
  return [
    { phases: before[until], until, label: closes ? closing : counting[to], own: true },
    {
      phases: phases.filter((phase) => !before[until].includes(phase)),
      label: closes ? 'ended' : passed[to],
    },
  ];
}

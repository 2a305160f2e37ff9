import { defaults } from '../../../schemas/generated/defaults.gen.ts';
import type { Counter as CounterSource } from '../../../schemas/generated/types.gen.ts';

/** What is counted of one kind of facts. */
export interface Counter {
  readonly fact: string;
  /** Ids of what it was done with that count, or null for all. */
  readonly things: ReadonlySet<string> | null;
  readonly measure: 'points' | 'amount';
  readonly weight: number;
}

/** What is counted together, each kind of facts once. */
export type Counters = readonly Counter[];

/** As a document writes one: parts of it may be missing. */
interface Written extends Omit<CounterSource, 'things'> {
  readonly things?: readonly string[];
}

/**
 * Reads counters with the defaults of their schema.
 *
 * @param things what counts of each that does not say: a shorter way to write it
 */
export const readCounters = (source: readonly Written[], things?: readonly string[]): Counters =>
  source.map((one) => {
    const counted = one.things ?? things;
    return {
      ...defaults.Counter,
      ...one,
      things: counted === undefined ? null : new Set(counted),
    };
  });

/** What worth is judged by: a fact, or the sum of many of one kind done with one thing. */
export interface Countable {
  readonly kind: string;
  readonly thing: string;
  readonly count: number;
  readonly points: number;
}

/** What a fact, or a sum of facts, is worth where these count: a whole number, 0 where it does not count. */
export function worthOf(counters: Counters, { kind, thing, count, points }: Countable): number {
  let worth = 0;
  for (const { fact, things, measure, weight } of counters)
    if (fact === kind && (things?.has(thing) ?? true))
      worth += weight * (measure === 'amount' ? count : points);
  return worth;
}

/** What counts, as messages say it: `gift` rose, swan and `watch`. */
export const countedInWords = (counters: Counters): string =>
  counters
    .map(
      ({ fact, things }) =>
        `\`${fact}\`${things === null ? '' : ` with ${[...things].map((id) => `\`${id}\``).join(', ')}`}`,
    )
    .join('; ');

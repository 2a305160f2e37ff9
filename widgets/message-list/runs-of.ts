import type { MessageEntry } from '../../schemas/generated/types.gen.ts';

/** What stands in one frame: a message, or thanks of one day that follow each other. */
export interface Run {
  /** Of the first, ms UTC. */
  readonly at: number;
  readonly run: readonly [MessageEntry, ...MessageEntry[]];
}

/**
 * Messages in the order in which they came. Thanks are many and alike: what follows each other on one day is one run, so that what
 * was won, accepted or refused stands out between them.
 *
 * @param dayOf how a day is written (`useFormat().date`)
 */
export function runsOf(messages: readonly MessageEntry[], dayOf: (ms: number) => string): readonly Run[] {
  const runs: { at: number; run: [MessageEntry, ...MessageEntry[]] }[] = [];
  for (const one of messages) {
    const last = runs.at(-1);
    const goesOn =
      last?.run[0].sort === 'thanks' && one.sort === 'thanks' && dayOf(last.at) === dayOf(one.at);
    if (goesOn) last.run.push(one);
    else runs.push({ at: one.at, run: [one] });
  }
  return runs;
}

import { useState } from 'react';
import { useChange } from '../../engine/index.ts';
import type { TeamGoalEntry } from '../../schemas/generated/types.gen.ts';

/** Goals that were claimed between two answers. What becomes known with the reader is no news. */
export const wonIn = (before: readonly TeamGoalEntry[], after: readonly TeamGoalEntry[]): readonly string[] =>
  after.flatMap(({ id, claimed }) => {
    const then = before.find((one) => one.id === id);
    const isNews =
      claimed && then?.claimed === false && then.reason !== 'TOKEN_EXPIRED' && (then.can ?? then.reason);
    return isNews ? [id] : [];
  });

/** Goals that were claimed while one looks. */
export function useWon(entries: readonly TeamGoalEntry[]): ReadonlySet<string> {
  const [won, win] = useState<ReadonlySet<string>>(new Set());
  useChange(entries, (before, after) => {
    const more = wonIn(before, after);
    if (more.length > 0) win((all) => new Set([...all, ...more]));
  });
  return won;
}

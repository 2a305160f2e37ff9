import { useState } from 'react';
import { useChange } from '../../engine/index.ts';
import type { TaskEntry } from '../../schemas/generated/types.gen.ts';

/**
 * Tasks that have given something between two answers: those that were claimed, or gave by themselves. What was given when the
 * page opened, or becomes known with the reader, is no news.
 */
export const wonIn = (before: readonly TaskEntry[], after: readonly TaskEntry[]): readonly string[] => {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  return after
    .filter(({ id, claimed, can, waiting }) => {
      const then = known.get(id);
      if (then === undefined || then.reason === 'TOKEN_EXPIRED' || !(then.can ?? then.reason)) return false;
      return (claimed && !then.claimed) || (can === undefined && waiting < then.waiting);
    })
    .map(({ id }) => id);
};

/** Tasks that have given something while one looks. */
export function useWon(tasks: readonly TaskEntry[]): ReadonlySet<string> {
  const [won, win] = useState<ReadonlySet<string>>(new Set());
  useChange(tasks, (before, after) => {
    const more = wonIn(before, after);
    if (more.length > 0) win((all) => new Set([...all, ...more]));
  });
  return won;
}

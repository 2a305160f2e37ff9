import { useLayoutEffect, useRef, useState } from 'react';
import type { PollEntry } from '../../schemas/generated/types.gen.ts';

/**
 * Options for which the reader’s vote has been counted between two answers. What becomes known with the reader was counted
 * before.
 */
export const countedIn = (before: PollEntry | undefined, after: PollEntry | undefined): readonly string[] => {
  if (before === undefined || after === undefined || before.left === null || after.voted <= before.voted)
    return [];
  const mine = new Map(before.options.map((one) => [one.id, one.mine]));
  return after.options.filter((one) => one.mine > (mine.get(one.id) ?? 0)).map(({ id }) => id);
};

/** Options for which a vote was counted last, while one looks. @param then done when one was */
export function useCounted(entry: PollEntry | undefined, then: () => void): ReadonlySet<string> {
  const before = useRef(entry);
  const [counted, count] = useState<ReadonlySet<string>>(new Set());
  const told = useRef(then);
  told.current = then;
  useLayoutEffect(() => {
    const more = countedIn(before.current, entry);
    before.current = entry;
    if (more.length === 0) return;
    count(new Set(more));
    told.current();
  }, [entry]);
  return counted;
}

import { useLayoutEffect, useRef, useState } from 'react';
import type { PollEntry } from '../../schemas/generated/types.gen.ts';

/**
 * Options for which the reader’s vote has been counted between two answers. What becomes known with the reader was counted
 * before, except for what they have just chosen: whoever votes before the page knows them is thanked too.
 */
export const countedIn = (
  before: PollEntry | undefined,
  after: PollEntry | undefined,
  chosen: readonly string[],
): readonly string[] => {
  if (before === undefined || after === undefined || after.voted <= before.voted) return [];
  const mine = new Map(before.options.map((one) => [one.id, one.mine]));
  const more = after.options.filter((one) => one.mine > (mine.get(one.id) ?? 0)).map(({ id }) => id);
  return before.left === null ? more.filter((id) => chosen.includes(id)) : more;
};

/** Options for which a vote was counted last, while one looks. @param then done when one was */
export function useCounted(
  entry: PollEntry | undefined,
  chosen: readonly string[],
  then: () => void,
): ReadonlySet<string> {
  const before = useRef(entry);
  const [counted, count] = useState<ReadonlySet<string>>(new Set());
  const now = useRef({ chosen, then });
  now.current = { chosen, then };
  useLayoutEffect(() => {
    const more = countedIn(before.current, entry, now.current.chosen);
    before.current = entry;
    if (more.length === 0) return;
    count(new Set(more));
    now.current.then();
  }, [entry]);
  return counted;
}

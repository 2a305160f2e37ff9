import { useState } from 'react';
import { useChange } from '../../engine/index.ts';
import type { PollEntry, VoteAnswer } from '../../schemas/generated/types.gen.ts';

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

/**
 * Options for which a vote was counted last, while one looks.
 *
 * @param then done when one was
 * @returns them, how often one may still vote, and what is told of the answer to a vote: it may be one that was counted before, where
 * its answer had been lost
 */
export function useCounted(
  entry: PollEntry | undefined,
  chosen: readonly string[],
  then: () => void,
): { counted: ReadonlySet<string>; left: number | null; voted: (answer: unknown) => void } {
  const [counted, count] = useState<ReadonlySet<string>>(new Set());
  const [told, tell] = useState<{ readonly of: PollEntry | undefined; readonly left: number } | null>(null);
  useChange(entry, (before, after) => {
    const more = countedIn(before, after, chosen);
    if (more.length === 0) return;
    count(new Set(more));
    then();
  });
  const voted = (answer: unknown): void => {
    const { options = [], left } = (answer as Partial<VoteAnswer> | undefined) ?? {};
    if (options.length === 0) return;
    count(new Set(options));
    if (left !== undefined) tell({ of: entry, left });
    then();
  };
  // Until the poll is asked anew its entry is that of before the vote: thanks would be heard with a number that is wrong, and once more.
  const left = told !== null && told.of === entry ? told.left : (entry?.left ?? null);
  return { counted, left, voted };
}

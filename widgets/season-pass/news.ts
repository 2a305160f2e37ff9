import { useState } from 'react';
import { useChange } from '../../engine/index.ts';
import type { PassAnswer, PassLevelAnswer } from '../../schemas/generated/types.gen.ts';

/** What has come while one looks. */
export interface News {
  /** The level that is reached now; 0: none that was not. */
  readonly level: number;
  /** Rewards that were claimed, as `level/track`. */
  readonly won: ReadonlySet<string>;
}

const claimedIn = ({ levels }: PassAnswer): readonly string[] =>
  levels.flatMap(({ id, free, paid }) => [
    ...(free === 'claimed' ? [`${id}/free`] : []),
    ...(paid === 'claimed' ? [`${id}/paid`] : []),
  ]);

/** A level and rewards that are new between two answers. What becomes known with the reader is no news. */
export function newsIn(before: PassAnswer, after: PassAnswer): News {
  if (before.balance === null || after.balance === null) return { level: 0, won: new Set() };
  const known = new Set(claimedIn(before));
  return {
    level: after.level > before.level ? after.level : 0,
    won: new Set(claimedIn(after).filter((one) => !known.has(one))),
  };
}

/** @returns the news, and what is told of a level that was bought: also one that was bought before, where the answer had been lost */
export function useNews(data: PassAnswer): { news: News; bought: (answer: unknown) => void } {
  const [news, tell] = useState<News>({ level: 0, won: new Set() });
  useChange(data, (before, after) => {
    const more = newsIn(before, after);
    if (more.level + more.won.size > 0) tell(more);
  });
  const bought = (answer: unknown): void => {
    const id = (answer as PassLevelAnswer | undefined)?.level;
    const level = data.levels.findIndex((one) => one.id === id) + 1;
    if (level > 0) tell({ level, won: new Set() });
  };
  return { news, bought };
}

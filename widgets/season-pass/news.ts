import { useState } from 'react';
import { useChange } from '../../engine/index.ts';
import type { PassAnswer } from '../../schemas/generated/types.gen.ts';

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

export function useNews(data: PassAnswer): News {
  const [news, tell] = useState<News>({ level: 0, won: new Set() });
  useChange(data, (before, after) => {
    const more = newsIn(before, after);
    if (more.level + more.won.size > 0) tell(more);
  });
  return news;
}

import { useState } from 'react';
import { useChange } from '../../engine/index.ts';
import type { BattleEntry } from '../../schemas/generated/types.gen.ts';

/** What happened between two answers that somebody who looks should see happen. */
export interface News {
  readonly kind: 'lead' | 'joined';
  /** Id of the side that leads now, or that the reader is on now. */
  readonly side: string;
}

/** The side that leads alone, or null. */
export const leaderOf = ({ sides }: BattleEntry): string | null => {
  const first = sides.filter(({ place }) => place === 1);
  return first.length === 1 ? (first[0]?.id ?? null) : null;
};

/** What is new between two answers. What becomes known with the reader was so before; the first lead is no change of it. */
export function newsIn(before: BattleEntry | undefined, after: BattleEntry | undefined): News | null {
  if (before === undefined || after === undefined) return null;
  if (after.side !== null && before.can === 'join' && before.side === null)
    return { kind: 'joined', side: after.side };
  const [then, now] = [leaderOf(before), leaderOf(after)];
  const led = before.sides.some(({ total }) => total > 0);
  return now !== null && now !== then && led && !after.settled ? { kind: 'lead', side: now } : null;
}

/** What has happened last, while one looks. */
export function useNews(entry: BattleEntry | undefined): News | null {
  const [news, tell] = useState<News | null>(null);
  useChange(entry, (before, after) => {
    const next = newsIn(before, after);
    if (next !== null) tell(next);
  });
  return news;
}

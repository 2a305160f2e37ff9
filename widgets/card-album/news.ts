import { useState } from 'react';
import { successTold, useChange } from '../../engine/index.ts';
import type { CollectionAnswer } from '../../schemas/generated/types.gen.ts';

/** What has come while one looks. */
export interface News {
  readonly cards: ReadonlySet<string>;
  readonly sets: ReadonlySet<string>;
  /** Whether the toast of one's own tap has named these cards. */
  readonly said?: boolean;
}

const shut: ReadonlySet<string> = new Set(['TOKEN_EXPIRED', 'NOT_OPEN', 'OVER']);

/** Whether nothing can be collected any more. Without sets an album is never shut. */
export const isOver = ({ sets }: CollectionAnswer): boolean =>
  sets.length > 0 && sets.every(({ reason }) => reason === 'OVER');

/** Cards of which there are more than before, and sets that have given meanwhile. What becomes known with the reader is no news. */
export function newsIn(before: CollectionAnswer, after: CollectionAnswer): News {
  const known = new Map(before.cards.map((one) => [one.id, one]));
  const redeemed = new Set(before.sets.flatMap(({ id, redeemed }) => (redeemed ? [id] : [])));
  // Outside of its time nothing drops, and a visitor is told of the time, not that nobody is signed in.
  const wasTold = before.cards.length > 0 && before.sets.every(({ reason }) => !reason || !shut.has(reason));
  if (!wasTold) return { cards: new Set(), sets: new Set() };
  const more = after.cards.filter(({ id, count }) => count > (known.get(id)?.count ?? count));
  const won = after.sets.filter((one) => one.redeemed && !redeemed.has(one.id));
  return { cards: new Set(more.map(({ id }) => id)), sets: new Set(won.map(({ id }) => id)) };
}

/** @param names of the cards, by id */
export function useNews(data: CollectionAnswer, names: ReadonlyMap<string, string>): News {
  const [news, tell] = useState<News>({ cards: new Set(), sets: new Set() });
  useChange(data, (before, after) => {
    const more = newsIn(before, after);
    const toast = successTold();
    const said = [...more.cards].every((id) => toast.includes(names.get(id) ?? ''));
    if (more.cards.size + more.sets.size > 0) tell({ ...more, said });
  });
  return news;
}

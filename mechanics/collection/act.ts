import type { CardMeltAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { ToldFact } from '../../server/kernel/facts.ts';
import { inCards } from '../../server/ledger/accounts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';
import { type CardSet, kind } from './rules.ts';

/** Melts so many of a card into another. Whoever calls it holds the lock of the person's account, and has judged. */
export async function melt(
  tx: Queryable,
  activity: string,
  user: string,
  { melted, alike, card }: CardMeltAnswer,
  at: number,
): Promise<void> {
  const { rows } = await tx.query<{ melt_id: number }>(
    'INSERT INTO card_melts (activity, user_id, melted, alike, card, at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING melt_id',
    [activity, user, melted, alike, card, at],
  );
  const words = { owner: user, kind: room.kind('collection-melt'), reference: String(rows[0]?.melt_id), at };
  await book(tx, activity, { ...words, changes: [...inCards([melted], -alike), ...inCards([card], 1)] });
}

/**
 * Takes one of each card of a set and gives what it gives. Whoever calls it holds the lock of the person's account, and has
 * judged.
 *
 * @returns what is told of it once all else is written
 */
export async function redeem(
  tx: Queryable,
  { id: activity }: Campaign,
  user: string,
  { id, cards, gives }: CardSet,
  at: number,
): Promise<ToldFact> {
  await tx.query(
    'INSERT INTO card_sets (activity, user_id, set_id, cards, gives, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [activity, user, id, cards.join(','), gives.length, at],
  );
  const words = { owner: user, kind: room.kind('collection-cards'), reference: id, at };
  await book(tx, activity, { ...words, changes: inCards(cards, -1) });
  await grant(tx, { activity, user, kind: room.kind('collection-set'), reference: id, at }, gives);
  const worth = { thing: id, from: user, to: user, count: 1, points: 1, earned: 0, at, heard: at };
  return { kind: room.kind(kind), id: `${user}/${id}`, ...worth };
}

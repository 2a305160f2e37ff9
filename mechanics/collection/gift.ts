import { groupedCode, isSpelt, plainCode } from '../../engine/document/anywhere/code-word.ts';
import type { Taken } from '../../engine/document/anywhere/limits.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { CardGift, CardTakeAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Context } from '../../server/kernel/context.ts';
import type { Keyed } from '../../server/kernel/keyed-hash.ts';
import { keyedCode } from '../../server/kernel/made-code.ts';
import { cardOf, inCards } from '../../server/ledger/accounts.ts';
import { hold, voidHold } from '../../server/ledger/hold.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';
import type { Collection } from './rules.ts';

type Giving = NonNullable<Collection['give']>;

interface GiftRow {
  readonly gift_id: number;
  readonly card: string;
  readonly until: number;
}

/** The code of a gift, plain: made of its number. */
export const codeOf = (keyed: Keyed, activity: string, gift: number): string =>
  keyedCode(keyed, 'card gift', `${activity} ${gift}`);

/** What codes and ids are made under. */
type Under = Pick<Context, 'keyed' | 'ids'>;

const hashOf = (keyed: Keyed, activity: string, code: string): string =>
  keyed('card code', `${activity} ${code}`);

const told = ({ keyed, ids }: Under, activity: string, { gift_id, card, until }: GiftRow): CardGift => {
  return {
    id: ids.of('card_gifts').told(gift_id),
    card,
    code: groupedCode(codeOf(keyed, activity, gift_id)),
    until,
  };
};

/** Somebody who gives or takes now, and how often before. */
export interface Hand {
  readonly user: string;
  readonly before: Taken;
  /** ms UTC. */
  readonly now: number;
  readonly under: Under;
}

/**
 * Sets a card aside for whoever types in its code. Whoever calls it holds the lock of the person's account, and has judged.
 *
 * @returns null where there is none of it any more
 */
export async function giveAway(
  tx: Queryable,
  { id, offset, schedule }: Campaign,
  { limits, lasts }: Giving,
  card: string,
  { user, before, now, under }: Hand,
): Promise<CardGift | null> {
  const { keyed } = under;
  const nth = before.total + 1;
  // Nobody takes a card any more when the campaign is over.
  const until = Math.min(now + lasts, schedule.end);
  const held = { amount: 1, kind: room.kind('collection-gift'), reference: String(nth), at: now };
  const holdId = await hold(tx, { ...cardOf(id, user, card), ...held, expiresAt: until });
  if (holdId === null) return null;
  const { rows } = await tx.query<{ gift: number }>(
    "SELECT nextval(pg_get_serial_sequence('card_gifts', 'gift_id')) AS gift",
  );
  const gift_id = Number(rows[0]?.gift);
  await tx.query(
    `INSERT INTO card_gifts (gift_id, activity, user_id, card, hash, at, until, day, nth, most, nth_of_day, most_of_day, hold_id)
     OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[gift_id, id, user, card, hashOf(keyed, id, codeOf(keyed, id, gift_id)), now, until],
      ...[keyOfPeriod('day', now, offset), nth, limits.total, before.day + 1, limits.day ?? null, holdId],
    ],
  );
  return told(under, id, { gift_id, card, until });
}

/** Cards of somebody that wait now, the newest first. */
export async function waitingOf(
  db: Queryable,
  under: Under,
  activity: string,
  user: string,
  now: number,
): Promise<CardGift[]> {
  const { rows } = await db.query<GiftRow>(
    `SELECT gift_id, card, until FROM card_gifts g LEFT JOIN card_taken t USING (gift_id)
     WHERE g.activity = $1 AND g.user_id = $2 AND g.until > $3 AND g.back_at IS NULL
       AND t.gift_id IS NULL ORDER BY gift_id DESC LIMIT 50`,
    [activity, user, now],
  );
  return rows.map((row) => told(under, activity, row));
}

/** Ends a gift for whoever gave it. @returns false where somebody has taken it meanwhile */
async function takeBack(
  tx: Queryable,
  { gift_id, hold_id }: { gift_id: number; hold_id: number },
  now: number,
): Promise<boolean> {
  const { affected } = await tx.query(
    `UPDATE card_gifts g SET back_at = $2 WHERE gift_id = $1 AND back_at IS NULL
       AND NOT EXISTS (SELECT FROM card_taken t WHERE t.gift_id = g.gift_id)`,
    [gift_id, now],
  );
  return affected === 1 && (await voidHold(tx, hold_id, now)) === 'voided';
}

/** Who has given away what this code is of, also where nothing waits under it any more. @param typed the code as it was typed */
export async function giverOf(
  db: Queryable,
  keyed: Keyed,
  activity: string,
  typed: string,
): Promise<string | undefined> {
  const code = plainCode(typed);
  if (!isSpelt(code)) return undefined;
  const { rows } = await db.query<{ user_id: string }>(
    'SELECT user_id FROM card_gifts WHERE activity = $1 AND hash = $2',
    [activity, hashOf(keyed, activity, code)],
  );
  return rows[0]?.user_id;
}

/**
 * Moves a card to whoever has its code; of two at once, to the first. Whoever gave it takes it back. Whoever calls it holds the
 * locks of both accounts, taken in one order: two who take each other's cards would else wait for each other.
 *
 * @param typed the code as it was typed
 * @returns null where nothing waits under this code: what was written until then is to be undone
 */
export async function takeByCode(
  tx: Queryable,
  { id, offset }: Campaign,
  { limits }: Giving,
  typed: string,
  { user, before, now, under }: Hand,
): Promise<CardTakeAnswer | null> {
  const code = plainCode(typed);
  if (!isSpelt(code)) return null;
  const { rows } = await tx.query<GiftRow & { user_id: string; hold_id: number }>(
    `SELECT gift_id, user_id, card, until, hold_id FROM card_gifts
     WHERE activity = $1 AND hash = $2 AND until > $3 AND back_at IS NULL
       AND NOT EXISTS (SELECT FROM card_taken t WHERE t.gift_id = card_gifts.gift_id) FOR UPDATE`,
    [id, hashOf(under.keyed, id, code), now],
  );
  const [gift] = rows;
  if (gift === undefined) return null;
  if (gift.user_id === user) return (await takeBack(tx, gift, now)) ? { card: gift.card, own: true } : null;
  const { affected } = await tx.query(
    `INSERT INTO card_taken (gift_id, activity, giver, user_id, at, day, nth, most, nth_of_day, most_of_day)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (gift_id) DO NOTHING`,
    [
      ...[gift.gift_id, id, gift.user_id, user, now, keyOfPeriod('day', now, offset)],
      ...[before.total + 1, limits.total, before.day + 1, limits.day ?? null],
    ],
  );
  // Somebody was first, or the card is its owner's again: what was written is undone by the refusal.
  if (affected === 0 || (await voidHold(tx, gift.hold_id, now)) !== 'voided') return null;
  const posting = {
    owner: gift.user_id,
    kind: room.kind('collection-gift'),
    reference: String(gift.gift_id),
    at: now,
  };
  const [less] = inCards([gift.card], -1);
  const [more] = inCards([gift.card], 1);
  if (less !== undefined && more !== undefined)
    await book(tx, id, { ...posting, changes: [less, { ...more, owner: user }] });
  return { card: gift.card, own: false };
}

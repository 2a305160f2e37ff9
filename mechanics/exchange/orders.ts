import { noneTaken, type Taken } from '../../engine/document/anywhere/limits.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { inPoints } from '../../server/ledger/accounts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';
import type { Item } from './rules.ts';
import { takeStock } from './stock.ts';

/** How many of each of these items a user has. @param today the day of `keyOfPeriod` */
export async function takenBy(
  db: Queryable,
  campaign: Campaign,
  items: readonly string[],
  user: string | null,
  today: string,
): Promise<(item: string) => Taken> {
  if (user === null) return () => noneTaken;
  const { rows } = await db.query<{ item: string; day: string; count: number }>(
    `SELECT item, day, count FROM exchange_counts
     WHERE activity = $1 AND item = ANY($2::text[]) AND user_id = $3 AND day IN ('', $4)`,
    [campaign.id, items, user, today],
  );
  const counts = new Map(rows.map((row) => [`${row.item} ${row.day}`, row.count]));
  return (item) => ({ total: counts.get(`${item} `) ?? 0, day: counts.get(`${item} ${today}`) ?? 0 });
}

/** Who redeems how many of what, when. */
export interface Wish {
  readonly user: string;
  readonly count: number;
  /** ms UTC. */
  readonly at: number;
  /** Under which it was asked for; null for one of a try-out's seed. */
  readonly key: string | null;
}

async function count(tx: Queryable, { id }: Campaign, item: Item, { user, count: more }: Wish, day: string) {
  await tx.query(
    `INSERT INTO exchange_counts AS c (activity, item, user_id, day, count) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (activity, item, user_id, day) DO UPDATE SET count = c.count + excluded.count`,
    [id, item.id, user, day, more],
  );
}

/**
 * Writes an order: stock, limits, record, debit and what it gives. Whoever calls it has locked the account and has judged it.
 *
 * @returns its number, what it cost and the balance after it in minor units, and whether the item is gone now; null, with nothing
 * written, where the stock holds fewer
 */
export async function makeOrder(tx: Queryable, campaign: Campaign, item: Item, wish: Wish) {
  const { user, at, key } = wish;
  const stock = await takeStock(tx, campaign.id, item.id, wish.count);
  if (stock === null) return null;
  await count(tx, campaign, item, wish, '');
  // Also where no day is limited: a limit that comes in the midst of a day counts what was ordered on it before.
  await count(tx, campaign, item, wish, keyOfPeriod('day', at, campaign.offset));
  const cost = item.cost * wish.count;
  const gives = Array.from({ length: wish.count }, () => item.gives).flat();
  const { rows } = await tx.query<{ order_id: number }>(
    `INSERT INTO exchange_orders (activity, item, user_id, key, count, cost, gives, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING order_id`,
    [campaign.id, item.id, user, key, wish.count, cost, gives.length, at],
  );
  const number = Number(rows[0]?.order_id);
  const reference = String(number);
  await book(tx, campaign.id, { owner: user, kind: room.kind(), reference, at, changes: inPoints(-cost) });
  const to = { activity: campaign.id, user, kind: room.kind('redeemed'), reference, at };
  const { balance } = await grant(tx, to, gives);
  return { number, cost, balance, gone: stock.gone };
}

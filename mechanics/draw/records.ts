import type {
  DrawRecord,
  DrawRecordsAnswer,
  DrawResult,
  DrawWinnersAnswer,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { campaignOf, type Handler, known, pageBehind, paged } from '../../server/kernel/context.ts';
import type { Ids } from '../../server/kernel/ids.ts';
import { doerOf, isNotBegun } from '../../server/kernel/not-begun.ts';
import { type Ruled, ruledBy } from './chance.ts';
import type { Price } from './judge.ts';
import { dueOf } from './rules/pool.ts';
import { type Draw, draws, rarities } from './rules.ts';

interface ResultRow {
  readonly order_id: number;
  readonly number: number;
  readonly prize: string;
  readonly rarity: number;
  readonly gone: string;
  readonly since: string;
  readonly proof: string;
}

/** A draw as answers tell it. @param rules those that it was made by */
export function toldResult(
  rules: Ruled,
  {
    number,
    prize,
    rarity,
    proof,
    gone,
    since,
  }: Pick<ResultRow, 'number' | 'prize' | 'rarity' | 'proof'> & {
    readonly gone: readonly string[];
    readonly since: readonly number[];
  },
): DrawResult {
  const gives = [...(rules.prizes.find(({ id }) => id === prize)?.gives ?? [])];
  const owed = dueOf(rules, since, gone) > 0;
  return { number, prize, rarity: rarities[rarity] ?? 'common', owed, gives, proof };
}

/** What an order took as answers tell it: tickets where they were taken. */
export const toldPrice = ({ cost, tickets }: Price) => ({ cost, ...(tickets > 0 ? { tickets } : {}) });

/** Ids of orders. */
export const ordersIn = (ids: Ids) => ids.of('draw_orders');

/** A user's orders, latest first. @param before an order's number, or null for the latest */
export async function ordersOf(
  db: Queryable,
  ids: Ids,
  { id }: Campaign,
  draw: Draw,
  user: string,
  before: number | null,
  size: number,
): Promise<readonly DrawRecord[]> {
  const { rows } = await db.query<Price & { order_id: number; count: number; at: number }>(
    `SELECT order_id, count, cost, tickets, at FROM draw_orders
     WHERE activity = $1 AND draw = $2 AND user_id = $3 AND order_id < $4 ORDER BY order_id DESC LIMIT $5`,
    [id, draw.id, user, before ?? Number.MAX_SAFE_INTEGER, size],
  );
  const results = await db.query<ResultRow & { readonly block_hash: string }>(
    `SELECT block_hash, order_id, number, prize, rarity, gone, since, proof FROM draw_results
     WHERE order_id = ANY($1::int8[]) ORDER BY number`,
    [rows.map(({ order_id }) => order_id)],
  );
  const blocks = await db.query<{ block_hash: string; block: string }>(
    'SELECT block_hash, block FROM draw_commitments WHERE block_hash = ANY($1::text[])',
    [[...new Set(results.rows.map(({ block_hash }) => block_hash))]],
  );
  const ruled = new Map(blocks.rows.map(({ block_hash, block }) => [block_hash, ruledBy(block)]));
  return rows.map(({ order_id, count, at, ...price }) => ({
    orderId: ordersIn(ids).told(order_id),
    count,
    ...toldPrice(price),
    at,
    results: results.rows
      .filter((row) => row.order_id === order_id)
      .map((row) =>
        toldResult(known(ruled.get(row.block_hash)), {
          ...row,
          gone: JSON.parse(row.gone),
          since: JSON.parse(row.since),
        }),
      ),
  }));
}

/** GET /v2/activities/{id}/draws/{draw}/records: the user's own, latest first. */
export const listDrawRecords: Handler<DrawRecordsAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const draw = known(campaign.block(draws)?.get(context.params.draw ?? ''));
  const { db, ids } = context;
  const { size, cursor } = pageBehind(context, ordersIn(ids));
  const rows = await ordersOf(db, ids, campaign, draw, doerOf(context, campaign), cursor, size + 1);
  const { page, next } = paged(rows, size, ({ orderId }) => orderId);
  return { items: [...page], next };
};

/** GET /v2/activities/{id}/draws/{draw}/winners: who has won something rare, latest first. */
export const listDrawWinners: Handler<DrawWinnersAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const draw = known(campaign.block(draws)?.get(context.params.draw ?? ''));
  const results = context.ids.of('draw_results');
  const { size, cursor } = pageBehind(context, results);
  if (isNotBegun(context, campaign)) return { items: [], next: null };
  const { rows } = await context.db.query<
    Pick<ResultRow, 'prize' | 'rarity'> & {
      readonly result_id: number;
      readonly at: number;
      readonly user_id: string;
      readonly nickname: string;
      readonly avatar: string;
    }
  >(
    `SELECT r.result_id, r.prize, r.rarity, r.at, u.user_id, u.nickname, u.avatar
     FROM draw_results r JOIN users u USING (user_id)
     WHERE r.activity = $1 AND r.draw = $2 AND r.rarity > 0 AND r.result_id < $3
     ORDER BY r.result_id DESC LIMIT $4`,
    [campaign.id, draw.id, cursor ?? Number.MAX_SAFE_INTEGER, size + 1],
  );
  const { page, next } = paged(rows, size, ({ result_id }) => results.told(result_id));
  const items = page.map(({ result_id, prize, rarity, at, ...user }) => {
    return { id: results.told(result_id), user, prize, rarity: rarities[rarity] ?? 'common', at };
  });
  return { items, next };
};

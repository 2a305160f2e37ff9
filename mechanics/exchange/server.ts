import { leftOf, noneTaken, type Taken, withMore } from '../../engine/document/anywhere/limits.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type {
  ExchangeAnswer,
  ExchangeEntry,
  ExchangeOrderAnswer,
  ExchangeOrderRequest,
  ExchangeRecordsAnswer,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import {
  type Context,
  campaignOf,
  type Handler,
  known,
  pageBehind,
  paged,
  userOf,
} from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { once } from '../../server/kernel/once.ts';
import { balanceOf, inPoints, lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { audits } from './audits.ts';
import { movements } from './movements.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { exchange, type Item, mayRedeem } from './rules.ts';
import { soldOutItems, syncStock, takeStock } from './stock.ts';

/** How many of each of these items a user has. */
async function takenBy(
  db: Queryable,
  campaign: Campaign,
  items: readonly string[],
  user: string,
  today: string,
): Promise<(item: string) => Taken> {
  const { rows } = await db.query<{ item: string; day: string; count: number }>(
    `SELECT item, day, count FROM exchange_counts
     WHERE activity = $1 AND item = ANY($2::text[]) AND user_id = $3 AND day IN ('', $4)`,
    [campaign.id, items, user, today],
  );
  const counts = new Map(rows.map((row) => [`${row.item} ${row.day}`, row.count]));
  return (item) => ({ total: counts.get(`${item} `) ?? 0, day: counts.get(`${item} ${today}`) ?? 0 });
}

/** GET /v2/activities/{id}/exchange */
const readExchange: Handler<ExchangeAnswer> = async (context) => {
  const { db, now, user } = context;
  const campaign = campaignOf(context);
  const today = keyOfPeriod('day', now, campaign.offset);
  const soldOut = await soldOutItems(db, campaign.id);
  const block = campaign.block(exchange) ?? new Map<string, Item>();
  const balance = user === null ? null : await balanceOf(db, pointsOf(campaign.id, user));
  const open = opening(context, 'redeemItem');
  const at = { now, offset: campaign.offset };
  const takenOf =
    user === null ? () => noneTaken : await takenBy(db, campaign, [...block.keys()], user, today);
  const items = [...block.values()].map((item): ExchangeEntry => {
    const taken = takenOf(item.id);
    const left = leftOf(item.limits, taken);
    const gone = soldOut.has(item.id);
    const { id, cost, limits } = item;
    const may = mayRedeem(item, open, gone, balance === null ? null : { taken, balance }, at);
    return {
      id,
      cost,
      limit: limits.total,
      taken: taken.total,
      left: user === null ? null : gone ? 0 : left,
      ...toldCan('redeem', may),
    };
  });
  return { items, balance };
};

async function count(tx: Queryable, context: Context, item: string, day: string, more: number) {
  await tx.query(
    `INSERT INTO exchange_counts AS c (activity, item, user_id, day, count) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (activity, item, user_id, day) DO UPDATE SET count = c.count + excluded.count`,
    [context.params.id, item, context.user, day, more],
  );
}

/**
 * POST /v2/activities/{id}/exchange/{item}: debit, stock, limits, ledger and record in one transaction.
 * The account's row is locked before anything is judged, so one user's orders are judged one after the other.
 */
const redeemItem: Handler<ExchangeOrderAnswer> = async (context) => {
  const { now, body, params } = context;
  const campaign = campaignOf(context);
  const item = known(campaign.block(exchange)?.get(params.item ?? ''));
  const user = userOf(context);
  const { count: wanted = 1 } = body as ExchangeOrderRequest;
  const cost = item.cost * wanted;
  const gives = Array.from({ length: wanted }, () => item.gives).flat();
  return once<ExchangeOrderAnswer>(context, async (tx) => {
    const before = await lockAccount(tx, pointsOf(campaign.id, user));
    const today = keyOfPeriod('day', now, campaign.offset);
    const taken = (await takenBy(tx, campaign, [item.id], user, today))(item.id);
    const gone = (await soldOutItems(tx, campaign.id)).has(item.id);
    const redeemer = { taken, balance: before };
    const open = opening(context, context.operation);
    const { reason } = mayRedeem(item, open, gone, redeemer, { now, offset: campaign.offset, wanted });
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const stock = await takeStock(tx, campaign.id, item.id, wanted);
    if (stock === null) return { refusal: refusals.SOLD_OUT };
    await count(tx, context, item.id, '', wanted);
    if (item.limits.day !== undefined) await count(tx, context, item.id, today, wanted);
    const { rows } = await tx.query<{ order_id: number }>(
      `INSERT INTO exchange_orders (activity, item, user_id, key, count, cost, gives, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING order_id`,
      [campaign.id, item.id, user, context.key, wanted, cost, gives.length, now],
    );
    const orderId = String(rows[0]?.order_id);
    const posting = { owner: user, kind: room.kind(), reference: orderId, at: now };
    await book(tx, campaign.id, { ...posting, changes: inPoints(-cost) });
    const to = { activity: campaign.id, user, kind: room.kind('redeemed'), reference: orderId, at: now };
    const { balance } = await grant(tx, to, gives);
    const after = withMore(taken, wanted);
    const left = stock.gone ? 0 : leftOf(item.limits, after);
    return {
      data: {
        orderId: idsOf(context).told(Number(orderId)),
        item: item.id,
        count: wanted,
        cost,
        balance,
        taken: after.total,
        left,
      },
    };
  });
};

/** Ids of orders. */
const idsOf = ({ ids }: Context) => ids.of('exchange_orders');

/** GET /v2/activities/{id}/exchange_records: the user's own, latest first; the cursor is an order's id. */
const listExchangeRecords: Handler<ExchangeRecordsAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const { size, cursor } = pageBehind(context, idsOf(context));
  const { rows } = await context.db.query<{
    order_id: number;
    item: string;
    count: number;
    cost: number;
    at: number;
  }>(
    `SELECT order_id, item, count, cost, at FROM exchange_orders
     WHERE activity = $1 AND user_id = $2 AND order_id < $3 ORDER BY order_id DESC LIMIT $4`,
    [campaign.id, userOf(context), cursor ?? Number.MAX_SAFE_INTEGER, size + 1],
  );
  const { page, next } = paged(rows, size, ({ order_id }) => idsOf(context).told(order_id));
  return {
    items: page.map(({ order_id, ...record }) => ({ orderId: idsOf(context).told(order_id), ...record })),
    next,
  };
};

export const exchangeMechanic: Mechanic = {
  ...room,
  books: [room.kind()],
  rules: exchange,
  movements,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readExchange, redeemItem, listExchangeRecords },
  writeBudgets: { redeemItem: 1000 },
  audits,
  syncTables: syncStock,
};

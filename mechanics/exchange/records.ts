import type { ExchangeRecordsAnswer } from '../../schemas/generated/types.gen.ts';
import { type Context, campaignOf, type Handler, pageBehind, paged } from '../../server/kernel/context.ts';
import { doerOf } from '../../server/kernel/not-begun.ts';
import { type GrantedRow, granted, toldGrant } from '../../server/ledger/grant.ts';
import { room } from './room.ts';

/** Ids of orders. */
export const ordersIn = ({ ids }: Pick<Context, 'ids'>) => ids.of('exchange_orders');

interface OrderRow {
  readonly order_id: number;
  readonly item: string;
  readonly count: number;
  readonly cost: number;
  readonly at: number;
}

interface GrantRow extends GrantedRow {
  readonly order_id: number;
}

/**
 * GET /v2/activities/{id}/exchange_records: the user's own, latest first; the cursor is an order's id. A user's orders are made one
 * after the other, so what comes meanwhile stands before the pages that are read. What an order has given is told from the books and
 * not from the document, which may have lost the item since, or may give something else by now.
 */
export const listExchangeRecords: Handler<ExchangeRecordsAnswer> = async (context) => {
  const { db } = context;
  const campaign = campaignOf(context);
  const user = doerOf(context, campaign);
  const ids = ordersIn(context);
  const { size, cursor } = pageBehind(context, ids);
  const { rows } = await db.query<OrderRow>(
    `SELECT order_id, item, count, cost, at FROM exchange_orders
     WHERE activity = $1 AND user_id = $2 AND order_id < $3 ORDER BY order_id DESC LIMIT $4`,
    [campaign.id, user, cursor ?? Number.MAX_SAFE_INTEGER, size + 1],
  );
  const { page, next } = paged(rows, size, ({ order_id }) => ids.told(order_id));
  // An order of three gives the same three times: told is what one of it gave.
  const grants = await db.query<GrantRow>(
    `SELECT o.order_id, ${granted}
     FROM exchange_orders o JOIN grants g ON g.activity = o.activity AND g.user_id = o.user_id
       AND g.kind = $1 AND g.reference = o.order_id::text
     WHERE o.order_id = ANY($2::int8[]) AND g.nth < o.gives / o.count ORDER BY g.nth`,
    [room.kind('redeemed'), page.map(({ order_id }) => order_id)],
  );
  return {
    items: page.map(({ order_id, item, count, cost, at }) => ({
      orderId: ids.told(order_id),
      item,
      count,
      cost,
      given: grants.rows.filter((row) => row.order_id === order_id).map(toldGrant),
      at,
    })),
    next,
  };
};

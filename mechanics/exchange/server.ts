import { leftOf, withMore } from '../../engine/document/anywhere/limits.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type {
  ExchangeAnswer,
  ExchangeEntry,
  ExchangeOrderAnswer,
  ExchangeOrderRequest,
} from '../../schemas/generated/types.gen.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import { campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { doerIn } from '../../server/kernel/not-begun.ts';
import { once } from '../../server/kernel/once.ts';
import { atPrice } from '../../server/kernel/price.ts';
import { balanceOf, lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { audits } from './audits.ts';
import { movements } from './movements.ts';
import { makeOrder, takenBy } from './orders.ts';
import { listExchangeRecords, ordersIn } from './records.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { exchange, type Item, mayRedeem } from './rules.ts';
import { soldOutItems, syncStock } from './stock.ts';

/** GET /v2/activities/{id}/exchange */
const readExchange: Handler<ExchangeAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const user = doerIn(context, campaign);
  const today = keyOfPeriod('day', now, campaign.offset);
  const soldOut = await soldOutItems(db, campaign.id);
  const block = campaign.block(exchange) ?? new Map<string, Item>();
  const balance = user === null ? null : await balanceOf(db, pointsOf(campaign.id, user));
  const open = opening(context, 'redeemItem');
  const at = { now, offset: campaign.offset };
  const takenOf = await takenBy(db, campaign, [...block.keys()], user, today);
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
  return once<ExchangeOrderAnswer>(context, async (tx) => {
    const before = await lockAccount(tx, pointsOf(campaign.id, user));
    const today = keyOfPeriod('day', now, campaign.offset);
    const taken = (await takenBy(tx, campaign, [item.id], user, today))(item.id);
    const gone = (await soldOutItems(tx, campaign.id)).has(item.id);
    const redeemer = { taken, balance: before };
    const open = opening(context, context.operation);
    const may = mayRedeem(item, open, gone, redeemer, { now, offset: campaign.offset, wanted });
    // The price is told of one, however many are wanted.
    const reason = atPrice(context, item, may.reason);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const order = await makeOrder(tx, campaign, item, { user, count: wanted, at: now, key: context.key });
    if (order === null) return { refusal: refusals.SOLD_OUT };
    const after = withMore(taken, wanted);
    const left = order.gone ? 0 : leftOf(item.limits, after);
    const { cost, balance } = order;
    return {
      data: {
        orderId: ordersIn(context).told(order.number),
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
  life: () => import('./seed.ts'),
};

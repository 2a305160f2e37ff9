import { pointsIn } from '../../engine/document/anywhere/cost.ts';
import type { DrawOrderAnswer, DrawOrderRequest } from '../../schemas/generated/types.gen.ts';
import { refusedFor } from '../../server/kernel/can.ts';
import { campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import { lockDoer } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { once } from '../../server/kernel/once.ts';
import { atPrice } from '../../server/kernel/price.ts';
import { audits } from './audits.ts';
import { ruledBy } from './chance.ts';
import { commitAll } from './commitment.ts';
import { judge, priceOf } from './judge.ts';
import { make } from './make.ts';
import { movements } from './movements.ts';
import { drawOf, readDraw, standingOf } from './read.ts';
import { readDrawReceipt } from './receipt.ts';
import { listDrawRecords, listDrawWinners, ordersIn, toldPrice, toldResult } from './records.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { draws, rankOf } from './rules.ts';

/**
 * POST /v2/activities/{id}/draws/{draw}: cost, stock, pity, prizes, record and fact in one transaction. The account's row is
 * locked before anything is judged, so one user's draws are made one after the other.
 */
const makeDraw: Handler<DrawOrderAnswer> = async (context) => {
  const { now: at, hearers, key } = context;
  const campaign = campaignOf(context);
  const draw = drawOf(context);
  const user = userOf(context);
  const count = (context.body as DrawOrderRequest).count ?? 1;
  const points = pointsIn(known(count === 1 ? draw.cost.single : draw.cost.ten));
  return once<DrawOrderAnswer>(context, async (tx) => {
    const before = await lockDoer(tx, hearers, campaign, user);
    const standing = await standingOf(tx, context, draw, before);
    const price = priceOf(count, points, standing);
    const reason = atPrice(context, price, judge(context, draw, standing, count, price).reason);
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const wish = { user, count, ...price, at, key };
    const order = await make(tx, hearers, campaign, draw, wish, standing.own);
    if (order === null) return { refusal: refusedFor<typeof refusals>('PRIZES_GONE', refusals) };
    const { block, made, balance } = order;
    const orderId = ordersIn(context.ids).told(order.order);
    const rules = ruledBy(block);
    const results = made.map((one) => toldResult(rules, { ...one, rarity: rankOf(one.given.rarity) }));
    return { data: { orderId, draw: draw.id, count, ...toldPrice(price), balance, results } };
  });
};

export const drawMechanic: Mechanic = {
  ...room,
  books: [room.kind('draw-cost')],
  rules: draws,
  movements,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readDraw, makeDraw, listDrawRecords, listDrawWinners, readDrawReceipt },
  writeBudgets: { makeDraw: 1000 },
  audits,
  syncTables: commitAll,
  life: () => import('./seed.ts'),
};

import { pointsIn } from '../../engine/document/anywhere/cost.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { DrawAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { toldCan } from '../../server/kernel/can.ts';
import { type Context, campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { doerIn } from '../../server/kernel/not-begun.ts';
import { balanceOf, pointsOf, ticketsOf } from '../../server/ledger/accounts.ts';
import { method } from './chance.ts';
import { commitmentFor, noteShown, revealedFrom } from './commitment.ts';
import { judge, priceOf, type Standing } from './judge.ts';
import { drawsLeft, nothingDrawn, ownOf } from './own.ts';
import { ordersOf } from './records.ts';
import { oddsOf } from './rules/odds.ts';
import { goneOf, isThere } from './rules/pool.ts';
import { type Draw, draws } from './rules.ts';
import { givenIn, readStock } from './stock.ts';

/** The draw that a call is about. @throws Refusal UNKNOWN_ACTIVITY, UNKNOWN_ITEM */
export const drawOf = (context: Context): Draw =>
  known(
    campaignOf(context)
      .block(draws)
      ?.get(context.params.draw ?? ''),
  );

/** How a draw stands for whoever asks. */
export async function standingOf(db: Queryable, context: Context, draw: Draw, balance: number | null) {
  const { now } = context;
  const campaign = campaignOf(context);
  const user = doerIn(context, campaign);
  const today = keyOfPeriod('day', now, campaign.offset);
  const stock = await readStock(db, campaign.id, draw.id, today);
  const own = user === null ? nothingDrawn(draw) : await ownOf(db, campaign.id, draw, user, today);
  const tickets = user === null ? 0 : await balanceOf(db, ticketsOf(campaign.id, user, draw.id));
  return { own, gone: goneOf(draw, givenIn(stock), now), balance, tickets } satisfies Standing;
}

/** Some tickets as answers tell them: none are not there. */
const toldTickets = (tickets: number) => (tickets > 0 ? { tickets } : {});

function buttonOf(context: Context, draw: Draw, standing: Standing, count: number, cost: number) {
  const price = priceOf(count, cost, standing);
  const can = toldCan('draw' as const, judge(context, draw, standing, count, price));
  return { cost, ...toldTickets(price.tickets), ...can };
}

const pityOf = (draw: Draw, { own, gone }: Standing): DrawAnswer['pity'] =>
  draw.pity.flatMap((rule, i) =>
    isThere(draw, gone, rule)
      ? [{ rarity: rule.rarity, left: Math.max(1, rule.after + 1 - (own.since[i] ?? 0)) }]
      : [],
  );

/** GET /v2/activities/{id}/draws/{draw} */
export const readDraw: Handler<DrawAnswer> = async (context) => {
  const { db, ids, now } = context;
  const campaign = campaignOf(context);
  const user = doerIn(context, campaign);
  const draw = drawOf(context);
  const balance = user === null ? null : await balanceOf(db, pointsOf(campaign.id, user));
  const standing = await standingOf(db, context, draw, balance);
  const { own, gone } = standing;
  const commitment = await commitmentFor(db, campaign, draw, now);
  const revealed = now >= revealedFrom(campaign);
  if (revealed) await noteShown(db, [commitment], now);
  const [last] = user === null ? [] : await ordersOf(db, ids, campaign, draw, user, null, 1);
  const { single, ten } = draw.cost;
  return {
    draw: draw.id,
    balance,
    ...toldTickets(standing.tickets),
    drawn: own.taken.total,
    left: user === null ? null : drawsLeft(draw, own.taken),
    single: buttonOf(context, draw, standing, 1, pointsIn(single)),
    ...(ten === null ? {} : { ten: buttonOf(context, draw, standing, 10, pointsIn(ten)) }),
    pity: pityOf(draw, standing),
    prizes: oddsOf(draw, gone).map((odds) => ({ ...odds, gone: gone.includes(odds.id) })),
    commitment: {
      method,
      commitment: commitment.commitment,
      blockHash: commitment.block_hash,
      seed: revealed ? commitment.seed : null,
    },
    last: last === undefined ? null : { orderId: last.orderId, results: last.results },
  };
};

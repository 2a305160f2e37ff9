import { keyOfPeriod, startOfPeriod } from '../../engine/document/anywhere/period.ts';
import { verdict } from '../../engine/document/anywhere/verdict.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { pick, randomOf } from '../../server/seed/random.ts';
import { makeOrder, takenBy } from './orders.ts';
import { exchange, type Item, mayRedeem } from './rules.ts';
import { soldOutItems, syncStockOf } from './stock.ts';

/** How many of the crowd have redeemed something in a try-out. */
const people = 20;

/** How many things the first demo user has redeemed at most: the history has days, and all can still be tried. */
const tried = 3;

/** Makes the order where the same person could have made it then. */
async function redeemAt(tx: Queryable, campaign: Campaign, item: Item, user: string, at: number) {
  const balance = await lockAccount(tx, pointsOf(campaign.id, user));
  const today = keyOfPeriod('day', at, campaign.offset);
  const taken = (await takenBy(tx, campaign, [item.id], user, today))(item.id);
  const gone = (await soldOutItems(tx, campaign.id)).has(item.id);
  const when = { now: at, offset: campaign.offset };
  if (mayRedeem(item, verdict<never>(null), gone, { taken, balance }, when).reason !== null) return;
  await makeOrder(tx, campaign, item, { user, count: 1, at, key: null });
}

/**
 * Some of the crowd have redeemed something, each once, and the first of those as whom the product is tried a few things, of which
 * more can be had: whoever tries the product finds a history, and a shop where nothing is used up.
 */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, { crowd, begun, since, now }) => {
  // Of what there is little, all is left.
  const items = [...(campaign.block(exchange)?.values() ?? [])]
    .filter(({ stock }) => stock === null || stock > 2 * people)
    .sort((a, b) => a.cost - b.cost);
  if (items.length === 0) return;
  await syncStockOf(tx, [campaign]);
  const random = randomOf(`${campaign.id} exchange`);
  const until = Math.min(now, campaign.schedule.end) - 1;
  // Points come all the time; whoever waits until the second half has some.
  const middle = since + Math.ceil((until - since) / 2);
  const moment = (before = until) => middle + Math.floor(random() * Math.max(1, before - middle));
  const [first] = demoUsers;
  // What is had once a day is had on an earlier one: today's is left.
  const today = startOfPeriod('day', until, campaign.offset);
  const left = items.filter(
    ({ limits: { total, day } }) => total > 1 && (day === undefined || today > middle),
  );
  const wishes = [
    // What they have is theirs from the first day on.
    ...(begun || first === undefined ? [] : left.slice(0, tried)).map((item) => {
      return { user: String(first?.userId), item, at: moment(item.limits.day === undefined ? until : today) };
    }),
    ...crowd.slice(0, people).map(({ user_id: user }) => {
      return { user, item: pick(items, random), at: moment() };
    }),
  ];
  // In the order of time, as their numbers tell it.
  for (const { user, item, at } of wishes.sort((a, b) => a.at - b.at))
    await redeemAt(tx, campaign, item, user, at);
};

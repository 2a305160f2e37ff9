import { randomInt } from 'node:crypto';
import { pointsIn } from '../../engine/document/anywhere/cost.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import { windowAt } from '../../engine/document/anywhere/window.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Life, Person } from '../../server/kernel/mechanic.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { make } from './make.ts';
import { drawsLeft, ownOf } from './own.ts';
import { draws } from './rules.ts';

/** How many people have drawn in a try-out. */
const people = 24;

/** Those of the crowd who can pay for a draw, so many as have drawn. */
async function payersOf(
  tx: Queryable,
  campaign: Campaign,
  crowd: readonly Person[],
  cost: number,
): Promise<string[]> {
  const found: string[] = [];
  // Neighbours in the crowd are of one language: every fifth first, then those beside them.
  const spread = Array.from({ length: 5 }, (_, from) => crowd.filter((_one, nth) => nth % 5 === from)).flat();
  for (const { user_id: user } of spread) {
    if (found.length === people) break;
    if ((await lockAccount(tx, pointsOf(campaign.id, user))) >= cost) found.push(user);
  }
  return found;
}

/**
 * Who draws in which order, and whether ten at once. Those who come last are each somebody else and draw once, so that what a page
 * shows of the newest is not one person's ten.
 *
 * @param payers user ids
 */
export function wishesOf(payers: readonly string[]): { user: string; ten: boolean }[] {
  const rounds = [2, 1, 0].map((least) => payers.filter((_user, nth) => nth % 3 >= least));
  const all = rounds.flat();
  const earlier = all.length - payers.length;
  return all.map((user, nth) => ({ user, ten: nth < earlier && nth % 4 === 0 }));
}

/** Some of the crowd have drawn, as often as they could pay, at moments over the whole time until now. */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, { crowd, since, now, hearers }) => {
  const until = Math.min(now, campaign.schedule.end) - 1;
  for (const draw of campaign.block(draws)?.values() ?? []) {
    const wishes = wishesOf(await payersOf(tx, campaign, crowd, pointsIn(draw.cost.single)));
    const moments = wishes.map(() => randomInt(since, Math.max(since + 1, until))).sort((a, b) => a - b);
    for (const [nth, { user, ...wish }] of wishes.entries()) {
      const at = moments[nth] ?? since;
      const ten = wish.ten && draw.cost.ten !== null;
      const cost = pointsIn((ten ? draw.cost.ten : null) ?? draw.cost.single);
      if (windowAt(draw.window, campaign, at).phase !== 'live') continue;
      if ((await lockAccount(tx, pointsOf(campaign.id, user))) < cost) continue;
      const own = await ownOf(tx, campaign.id, draw, user, keyOfPeriod('day', at, campaign.offset));
      if ((drawsLeft(draw, own.taken) ?? 10) < (ten ? 10 : 1)) continue;
      await make(
        tx,
        hearers,
        campaign,
        draw,
        { user, count: ten ? 10 : 1, cost, tickets: 0, at, key: null },
        own,
      );
    }
  }
};

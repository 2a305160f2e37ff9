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
  for (const { user_id: user } of crowd) {
    if (found.length === people) break;
    if ((await lockAccount(tx, pointsOf(campaign.id, user))) >= cost) found.push(user);
  }
  return found;
}

/** Some of the crowd have drawn, as often as they could pay, at moments over the whole time until now. */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, { crowd, since, now, hearers }) => {
  const until = Math.min(now, campaign.schedule.end) - 1;
  for (const draw of campaign.block(draws)?.values() ?? []) {
    const wishes = (await payersOf(tx, campaign, crowd, pointsIn(draw.cost.single)))
      .flatMap((user, nth) =>
        Array.from({ length: 1 + (nth % 3) }, () => ({
          user,
          at: randomInt(since, Math.max(since + 1, until)),
        })),
      )
      .sort((a, b) => a.at - b.at);
    for (const [nth, { user, at }] of wishes.entries()) {
      const ten = nth % 4 === 0 && draw.cost.ten !== null;
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

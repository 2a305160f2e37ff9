import { verdict } from '../../engine/document/anywhere/verdict.ts';
import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { randomOf } from '../../server/seed/random.ts';
import { buyTrack, claim } from './act.ts';
import { holderOf } from './holder.ts';
import { claimable, mayBuyTrack, pass } from './rules.ts';

/** How many people look after their pass, beside those as whom the product is tried. */
const people = 24;

/**
 * Most of the crowd have claimed what they could, and every third has bought the paid track first. The first of those as whom the
 * product is tried has claimed one thing of what is free, and not bought the track: there is something to claim, and something to buy.
 */
export const seed: NonNullable<Life['seed']> = async (
  tx,
  campaign,
  { crowd, begun, now: clock, hearers },
) => {
  const block = campaign.block(pass);
  if (block === undefined) return;
  // Of a campaign that is over, they have claimed before.
  const at = Math.min(clock, campaign.schedule.end - 1);
  if (at < campaign.schedule.start) return;
  const random = randomOf(`${campaign.id} pass`);
  const open = verdict<never>(null);
  const [first] = demoUsers.map(({ userId }) => userId);
  const habits = [
    ...(begun || first === undefined ? [] : [{ user: first, most: 1, zeal: 1, buys: false }]),
    ...crowd.slice(0, people).map(({ user_id: user }, nth) => {
      return { user, most: Infinity, zeal: 0.8, buys: nth % 3 === 0 };
    }),
  ];
  for (const { user, most, zeal, buys } of habits) {
    await lockAccount(tx, pointsOf(campaign.id, user));
    let who = await holderOf(tx, campaign, user, at);
    if (buys && block.track !== null && mayBuyTrack(block.track, who, open).reason === null) {
      await buyTrack(tx, campaign, block.track.cost, { user, who, at });
      who = { ...who, bought: true };
    }
    const waiting = claimable(block.levels, who, { points: open, rest: open });
    const shares = waiting.filter(() => random() < zeal).slice(0, most);
    if (shares.length === 0) continue;
    const told = await claim(tx, campaign, block, shares, { user, who, at });
    await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, told));
  }
};

import { randomUUID } from 'node:crypto';
import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { groupsBetween } from '../../server/seed/groups.ts';
import { pick } from '../../server/seed/random.ts';
import { factOf } from './facts.ts';
import { cheapestFirst, historyOf } from './history.ts';
import { recordGifts } from './record.ts';
import { gifts } from './rules.ts';

/** The gifts until now, each heard of at its own time: what they do is what they would have done one by one. */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, world) => {
  const block = campaign.block(gifts);
  if (block === undefined) return;
  const { people, prices, busy, now, since, begun, hearers } = world;
  const events = historyOf(
    campaign,
    block,
    people,
    { demoUsers: begun ? [] : demoUsers, prices, busy },
    now,
    since,
  );
  const facts = events.flatMap((event) => factOf(block, event, event.at) ?? []);
  await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, facts));
};

/** One more gift between two of the people, recorded as those of the app are. */
export const stir: NonNullable<Life['stir']> = async (db, campaigns, campaign, world) => {
  const block = campaign.block(gifts);
  const { crowd, now, hearers } = world;
  const to = pick(crowd.slice(0, 60), Math.random, 1.6);
  const from = pick(crowd, Math.random);
  if (block === undefined || from === to) return false;
  const gift = pick(cheapestFirst(block), Math.random, 2);
  const event = {
    eventId: `stream:${randomUUID()}`,
    activity: campaign.id,
    gift: gift.id,
    count: 1,
    at: now,
  };
  const told = { ...event, from: from.user_id, to: to.user_id, ...groupsBetween(from.user_id, to.user_id) };
  await recordGifts(db, hearers, campaigns, [told], now);
  return true;
};

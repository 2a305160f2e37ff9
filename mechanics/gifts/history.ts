import { DAY } from '../../engine/document/anywhere/days.ts';
import type { CampaignBasics, Hours } from '../../engine/document/anywhere/mechanic.ts';
import type { Person } from '../../server/kernel/mechanic.ts';
import { type DemoUser, demoUsers as everyDemoUser } from '../../server/seed/demo.ts';
import { groupsBetween } from '../../server/seed/groups.ts';
import { pick, randomOf } from '../../server/seed/random.ts';
import type { GiftEvent } from './facts.ts';
import type { Gift, Gifts } from './rules.ts';

const eventsPerDay = 140;
const mostEvents = 1200;
/** More gifts in hours that everybody waits for, and how many get them: who was given most in the two days before. */
const [inBusyHours, awaited] = [90, 16];
const idsOfDemoUsers: ReadonlySet<string> = new Set(everyDemoUser.map((user) => user.userId));

/** From the one that is worth least. */
export function cheapestFirst(all: Gifts): readonly Gift[] {
  return [...all.values()].sort((a, b) => a.points - b.points);
}

/** One gift by a demo user, of which so many are sent that she has earned what she is meant to have. */
function gainsOf(
  user: DemoUser,
  campaign: CampaignBasics,
  all: Gifts,
  prices: readonly number[],
  to: Person | undefined,
  until: number,
): GiftEvent[] {
  const wanted = user.wealth(prices.length === 0 ? [100] : prices);
  const earning = [...all.values()].filter((gift) => gift.earns > 0);
  earning.sort((a, b) => a.earns - b.earns);
  const gift = earning.findLast(({ earns }) => earns <= wanted) ?? earning[0];
  if (gift === undefined || to === undefined || wanted === 0) return [];
  const count = Math.min(9999, Math.ceil(wanted / gift.earns));
  const eventId = `seed:${campaign.id}:${user.name}`;
  const at = campaign.schedule.start + Math.floor((until - campaign.schedule.start) / 2);
  return [{ eventId, activity: campaign.id, gift: gift.id, from: user.userId, to: to.user_id, count, at }];
}

/** Who was given anything, by how much it is worth, the most first. */
function bestOf(events: readonly GiftEvent[], all: Gifts): readonly string[] {
  const sums = new Map<string, number>();
  for (const { to, gift, count } of events)
    sums.set(to, (sums.get(to) ?? 0) + (all.get(gift)?.points ?? 0) * count);
  return [...sums].sort(([, one], [, other]) => other - one).map(([user]) => user);
}

/**
 * What has happened in a campaign until now: a few people receive much, many receive one small gift (so there are
 * ties), spread over all the days so far. Empty before the start. The same campaign gives the same history.
 *
 * @param rich who has earned something in it, too, what the campaign's points buy, and the hours in which more happens
 * @param now ms UTC
 * @param since ms UTC: nothing before it; default: the start
 */
export function historyOf(
  campaign: CampaignBasics,
  all: Gifts,
  people: readonly Person[],
  rich: {
    readonly demoUsers: readonly DemoUser[];
    readonly prices: readonly number[];
    readonly busy?: readonly Hours[];
  },
  now: number,
  since = campaign.schedule.start,
): readonly GiftEvent[] {
  const until = Math.min(campaign.schedule.end, now);
  if (until <= since) return [];
  const random = randomOf(campaign.id);
  const gifts = cheapestFirst(all);
  const others = people.filter((person) => !idsOfDemoUsers.has(person.user_id));
  const receivers = [...others].sort(() => random() - 0.5).slice(0, 90);
  const senders = [...others].sort(() => random() - 0.5);
  /** Nobody sends to themselves. */
  const senderOf = (from: Person, to: Person): Person =>
    from === to ? (senders[from === senders[0] ? 1 : 0] ?? from) : from;
  const amount = Math.min(mostEvents, Math.max(250, Math.round(((until - since) / DAY) * eventsPerDay)));
  const events = Array.from({ length: amount }, (_, index): GiftEvent => {
    const to = pick(receivers, random, 1.9);
    const from = pick(senders, random, 1.5);
    const gift = pick(gifts, random, 2.4);
    const count = random() < 0.8 ? 1 : Math.ceil(random() ** 2 * 10);
    const at = since + Math.floor(((index + random()) / amount) * (until - since));
    return {
      eventId: `seed:${campaign.id}:${since}:${index}`,
      activity: campaign.id,
      gift: gift.id,
      from: senderOf(from, to).user_id,
      to: to.user_id,
      count,
      at,
    };
  });
  const busy = (rich.busy ?? []).flatMap(({ from, to }): GiftEvent[] => {
    const hours = randomOf(`${campaign.id} ${from}`);
    const [first, last] = [Math.max(from, since), Math.min(to, until)];
    if (last <= first) return [];
    const best = bestOf(
      events.filter(({ at }) => at >= from - 2 * DAY && at < from),
      all,
    ).slice(0, awaited);
    const known = receivers.filter(({ user_id }) => best.includes(user_id));
    if (known.length === 0) return [];
    return Array.from({ length: inBusyHours }, (_, index) => {
      const receiver = pick(known, hours);
      return {
        eventId: `seed:${campaign.id}:${since}:${from}:${index}`,
        activity: campaign.id,
        gift: pick(gifts, hours, 2.4).id,
        from: senderOf(pick(senders, hours, 1.5), receiver).user_id,
        to: receiver.user_id,
        count: 1,
        at: first + Math.floor(hours() * (last - first)),
      };
    });
  });
  const gains = rich.demoUsers.flatMap((user) =>
    gainsOf(user, campaign, all, rich.prices, receivers[0], until),
  );
  return [...events, ...busy, ...gains]
    .filter((event) => event.from !== event.to)
    .map((event) => ({ ...event, ...groupsBetween(event.from, event.to) }))
    .sort((a, b) => a.at - b.at);
}

import { noneTaken, within } from '../../engine/document/anywhere/limits.ts';
import { windowAt } from '../../engine/document/anywhere/window.ts';
import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { randomOf } from '../../server/seed/random.ts';
import { castBallot } from './cast.ts';
import { type Poll, polls, weightAt } from './rules.ts';
import { ownOf } from './standing.ts';

/** How many of the crowd vote, where there are so many. */
const voters = 60;

/** What one person chooses: options that the document names first have more friends, and none has none. */
function chosen({ options, least, most }: Poll, random: () => number): readonly string[] {
  const count = least + Math.floor(random() * (most - least + 1));
  const liked = options
    .map((option, nth) => ({ option, rank: random() ** (1 + 0.35 * (options.length - nth)) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ option }) => option);
  return options.filter((option) => liked.includes(option));
}

/** Some of the crowd have voted, at moments over the whole time until now. Those as whom the product is tried have not. */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, { crowd, since, now, hearers }) => {
  const facts = [];
  for (const poll of campaign.block(polls)?.values() ?? []) {
    const random = randomOf(`${campaign.id} poll ${poll.id} ${since}`);
    const from = Math.max(since, campaign.schedule.start);
    const until = Math.min(now, poll.closes);
    if (from >= until) continue;
    for (const { user_id: user } of crowd.slice(0, voters)) {
      if (random() < 0.15) continue;
      const wishes = 1 + Math.floor(random() * Math.min(3, poll.limits.total));
      const moments = Array.from({ length: wishes }, () => Math.floor(from + random() * (until - from))).sort(
        (a, b) => a - b,
      );
      for (const at of moments) {
        if (windowAt(poll.window, campaign, at).phase !== 'live') continue;
        const balance = await lockAccount(tx, pointsOf(campaign.id, user));
        const own = await ownOf(tx, campaign, user, at);
        const taken = own.taken.get(poll.id) ?? noneTaken;
        if (within(poll.limits, taken, 1, at, campaign.offset).reason !== null || balance < (poll.cost ?? 0))
          continue;
        const weight = weightAt(poll, own.worth.get(poll.id) ?? 0);
        const cast = await castBallot(tx, campaign, poll, {
          user,
          options: chosen(poll, random),
          weight,
          taken,
          at,
        });
        if (cast !== null) facts.push(cast.fact);
      }
    }
  }
  if (facts.length > 0) await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, facts));
};

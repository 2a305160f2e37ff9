import type { Life } from '../../server/kernel/mechanic.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { randomOf } from '../../server/seed/random.ts';
import { claim, rowsOf, standingOf } from './claim.ts';
import { mayClaim, tasks } from './rules.ts';

/** How many people look after their rewards, beside those as whom the product is tried. */
const people = 24;

/**
 * Most of the crowd have claimed what they could. The first of those as whom the product is tried has claimed one thing, so
 * that there is something done, something to claim and something to do.
 */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, world) => {
  const { crowd, begun } = world;
  // Of a campaign that is over, they have claimed before.
  const now = Math.min(world.now, campaign.schedule.end - 1);
  const all = campaign.block(tasks);
  if (all === undefined) return;
  const random = randomOf(`${campaign.id} tasks`);
  const [first] = demoUsers.map(({ userId }) => userId);
  const habits = [
    ...(begun || first === undefined ? [] : [{ user: first, most: 1, zeal: 1 }]),
    ...crowd.slice(0, people).map(({ user_id: user }) => ({ user, most: Infinity, zeal: 0.8 })),
  ];
  for (const { user, most, zeal } of habits) {
    await lockAccount(tx, pointsOf(campaign.id, user));
    const rows = await rowsOf(tx, campaign.id, user);
    let claims = 0;
    for (const task of all.values()) {
      const { own, waiting } = standingOf(all, task, campaign, rows, now);
      if (own.waiting === 0 || claims >= most || random() > zeal) continue;
      if (mayClaim(task, own, campaign, now).reason !== null) continue;
      await claim(tx, campaign, task, user, waiting, now);
      claims += 1;
    }
  }
};

import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { randomOf } from '../../server/seed/random.ts';
import { checkIn } from './rules.ts';
import { stampDay } from './stamp.ts';

/** How many people stamp days, beside those as whom the product is tried. */
const stampers = 24;

/**
 * Some people have stamped days, most of them nearly all. Those as whom the product is tried have not stamped today; the
 * first has missed one day, the last has never come.
 */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, world) => {
  const block = campaign.block(checkIn);
  if (block === undefined) return;
  const { crowd, now, since, begun, hearers } = world;
  const random = randomOf(`${campaign.id} check-in`);
  const days = block.days.map((day, index) => ({ ...day, index }));
  const due = days.filter(({ opens }) => opens >= since && opens < now);
  const [first, second] = demoUsers.map(({ userId }) => userId);
  const over = due.filter(({ locks }) => locks <= now);
  const habits = [
    // What they have is theirs from the first day on: later days add nothing to it.
    ...(begun
      ? []
      : [
          { user: first, kept: over.filter((_, nth) => nth !== over.length - 2) },
          { user: second, kept: over.slice(-1) },
        ]),
    ...crowd.slice(0, stampers).map(({ user_id }) => {
      const zeal = 0.4 + 0.6 * random();
      return { user: user_id, kept: due.filter(() => random() < zeal) };
    }),
  ];
  const facts = [];
  for (const { user, kept } of habits) {
    if (user === undefined) continue;
    await lockAccount(tx, pointsOf(campaign.id, user));
    const before = new Set<string>();
    for (const { index, date, opens, locks } of kept) {
      const at = Math.floor(opens + random() * (Math.min(locks, now) - opens));
      const done = await stampDay(tx, campaign, block, { user, index, before, madeUp: null, at });
      if (done !== null) facts.push(done.fact);
      before.add(date);
    }
  }
  if (facts.length > 0) await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, facts));
};

import { DAY } from '../../engine/document/anywhere/days.ts';
import { endOfPeriod, keyOfPeriod, startOfPeriod } from '../../engine/document/anywhere/period.ts';
import { verdict } from '../../engine/document/anywhere/verdict.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { randomOf } from '../../server/seed/random.ts';
import { redeem } from './act.ts';
import { cardByChance, type Dropped, keepDrops } from './drop.ts';
import { ownerOf } from './owner.ts';
import { type Collection, collection, mayRedeem } from './rules.ts';

/** How many people collect, beside those as whom the product is tried. */
const collectors = 24;

/** Last moments of the days from one to another, the latest left out where there are others: it is still being lived. */
function daysOf({ offset }: Campaign, since: number, until: number): readonly number[] {
  const days: number[] = [];
  for (let at = startOfPeriod('day', since, offset); at < until; at += DAY)
    days.push(Math.min(until, endOfPeriod('day', at, offset)) - 1);
  return days.length > 1 ? days.slice(0, -1) : days;
}

/** Drops these cards to somebody over some days, as far as each day has room for them. */
async function dropOver(
  tx: Queryable,
  { id, offset }: Campaign,
  block: Collection,
  user: string,
  cards: readonly string[],
  days: readonly number[],
): Promise<void> {
  const { rows } = await tx.query<{ source: string; day: string; dropped: number }>(
    `SELECT source, day, count(*)::int4 AS dropped FROM card_drops WHERE activity = $1 AND user_id = $2
     GROUP BY source, day`,
    [id, user],
  );
  const rooms = days.flatMap((at) => {
    const day = keyOfPeriod('day', at, offset);
    return block.drops.flatMap(({ id: source, most, every }) => {
      const { dropped = 0 } = rows.find((row) => row.source === source && row.day === day) ?? {};
      return Array.from({ length: most - dropped }, (_, i) => ({
        source,
        day,
        nth: dropped + i + 1,
        every,
        at,
      }));
    });
  });
  const all = cards.flatMap((card, nth): (Dropped & { every: number })[] => {
    const place = rooms[nth];
    return place === undefined ? [] : [{ user, card, ...place }];
  });
  await tx.query(
    `INSERT INTO card_progress AS p (activity, user_id, source, day, amount)
     SELECT $1, $2, n.source, n.day, max(n.nth * n.every)
     FROM json_to_recordset($3::json) AS n(source text, day text, nth int8, every int8) GROUP BY n.source, n.day
     ON CONFLICT (activity, user_id, source, day) DO UPDATE SET amount = GREATEST(p.amount, excluded.amount)`,
    [id, user, JSON.stringify(all)],
  );
  await keepDrops(tx, id, block, all);
}

/**
 * Some people have collected, and a few of them have redeemed what was whole. The first of those as whom the product is tried
 * has some cards often and lacks the rarest, the second has two, the last has never come.
 */
export const seed: NonNullable<Life['seed']> = async (
  tx,
  campaign,
  { crowd, begun, since, now, hearers },
) => {
  const block = campaign.block(collection);
  if (block === undefined || block.drops.length === 0) return;
  const until = Math.min(now, campaign.schedule.end);
  if (until <= since) return;
  const random = randomOf(`${campaign.id} collection`);
  const days = daysOf(campaign, since, until);
  const often = [...block.cards].filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  const names = often.map(({ id }) => id);
  const [first, second] = demoUsers.map(({ userId }) => userId);
  const chance = (most: number) =>
    Array.from({ length: Math.ceil(random() * most) }, () => cardByChance(block, null));
  const habits = [
    // What they have is theirs from the first day on: later days add nothing to it.
    ...(begun
      ? []
      : [
          {
            user: first,
            cards: [names.slice(0, 1), names.slice(0, 3), names.slice(0, 1), names.slice(0, -1)].flat(),
          },
          { user: second, cards: names.slice(0, 2) },
        ]),
    ...crowd.slice(0, collectors).map(({ user_id }) => ({ user: user_id, cards: chance(2 * names.length) })),
  ];
  const facts = [];
  for (const { user, cards } of habits) {
    if (user === undefined) continue;
    await lockAccount(tx, pointsOf(campaign.id, user));
    await dropOver(tx, campaign, block, user, cards, days);
    if (user === first || user === second) continue;
    for (const set of block.sets) {
      const who = await ownerOf(tx, campaign, user, until - 1);
      if (mayRedeem(set, who, verdict<never>(null)).reason !== null || random() < 0.3) continue;
      facts.push(await redeem(tx, campaign, user, set, until - 1));
    }
  }
  if (facts.length > 0) await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, facts));
};

// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it, onTestFinished } from 'vitest';
import { fair } from '../../server/fixtures/harness.ts';
import { at } from '../../server/fixtures/open-fair.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';
import { checkIn } from './rules.ts';

it('in a try-out most people have stamped most days, each in its hours, and some have missed one', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const campaigns = readCampaigns([fair], mechanics);
  const now = at('2025-06-12T20:00:00');
  await seedAll(db, campaigns, now);
  const { rows } = await db.query<{ user_id: string; day: string; at: number }>(
    'SELECT user_id, day, at FROM check_ins',
  );
  const days = campaigns.byId.get('fair')?.block(checkIn)?.days ?? [];
  expect(days).toHaveLength(3);
  for (const { day, at: stamped } of rows) {
    const { opens = Number.NaN, locks = Number.NaN } = days.find(({ date }) => date === day) ?? {};
    expect(stamped).toBeGreaterThanOrEqual(opens);
    expect(stamped).toBeLessThanOrEqual(Math.min(locks, now));
  }
  const demo: readonly string[] = demoUsers.map(({ userId }) => userId);
  const counts = new Map<string, number>();
  for (const { user_id } of rows.filter((one) => !demo.includes(one.user_id)))
    counts.set(user_id, (counts.get(user_id) ?? 0) + 1);
  const all = [...counts.values()];
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((count) => count >= 2).length).toBeGreaterThan(all.length / 2);
  expect(all.filter((count) => count < 3).length).toBeGreaterThan(1);
  const of = (user: string | undefined) =>
    rows.filter(({ user_id }) => user_id === user).map(({ day }) => day);
  const [first, second, last] = demo;
  // Of the two days that are over, the first of them has the later, as has the second; nobody has stamped today.
  expect([of(first), of(second), of(last)]).toEqual([['2025-06-11'], ['2025-06-11'], []]);
}, 60_000);

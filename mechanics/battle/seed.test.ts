// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it, onTestFinished } from 'vitest';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';

it('in a try-out most of the crowd stand on one of the sides, and whoever tries it is free to choose', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const campaigns = readCampaigns([fair], mechanics);
  await seedAll(db, campaigns, noon);
  const read = async () =>
    (
      await db.query<{ user_id: string; side: string }>(
        'SELECT user_id, side FROM battle_members ORDER BY user_id',
      )
    ).rows;
  const members = await read();
  const on = (side: string) => members.filter((one) => one.side === side).length;
  expect(on('dawn') + on('dusk')).toBe(members.length);
  expect(on('dusk')).toBeGreaterThan(members.length / 4);
  expect(on('dawn')).toBeGreaterThan(members.length / 4);
  const demo: readonly string[] = demoUsers.map(({ userId }) => userId);
  expect(members.filter(({ user_id }) => demo.includes(user_id))).toEqual([]);
  await seedAll(db, campaigns, noon + 3_600_000);
  expect(await read(), 'a second start changes nothing').toEqual(members);
}, 60_000);

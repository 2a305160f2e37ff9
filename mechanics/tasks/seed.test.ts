// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it, onTestFinished } from 'vitest';
import { fair } from '../../server/fixtures/harness.ts';
import { at } from '../../server/fixtures/open-fair.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';

it('in a try-out some have claimed, and the first of those as whom it is tried one thing', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const now = at('2025-06-12T20:00:00');
  await seedAll(db, readCampaigns([fair], mechanics), now);
  const { rows } = await db.query<{ user_id: string; claims: number }>(
    'SELECT user_id, count(DISTINCT task)::int4 AS claims FROM tasks_done WHERE claimed_at = $1 GROUP BY user_id',
    [now],
  );
  const of = (id: string | undefined) => rows.find(({ user_id }) => user_id === id)?.claims ?? 0;
  expect(demoUsers.map(({ userId }) => of(userId))).toEqual([1, 0, 0]);
}, 60_000);

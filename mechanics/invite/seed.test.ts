// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it, onTestFinished } from 'vitest';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { fair } from '../../server/fixtures/harness.ts';
import { at } from '../../server/fixtures/open-fair.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';

it('in a try-out some have brought others, and each of those as whom it is tried has something to do', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  await seedAll(db, readCampaigns([fair], mechanics), at('2025-06-12T20:00:00'));
  const [first = '', second = '', last = ''] = demoUsers.map(({ userId }) => userId);
  const one = async (sql: string) =>
    (await db.query<{ n: number }>(`SELECT count(*)::int4 AS n FROM ${sql}`)).rows[0]?.n;
  expect(await one(`invite_bound WHERE inviter = '${first}'`)).toBe(2);
  expect(await one(`invite_bound WHERE user_id = '${second}'`)).toBe(1);
  expect(await one(`invite_bound WHERE '${last}' IN (user_id, inviter)`)).toBe(0);
  expect(await one('invite_bound')).toBeGreaterThan(10);
  expect(Object.entries(await audit(db, everyRoom)).filter(([, rows]) => rows > 0)).toEqual([]);
}, 60_000);

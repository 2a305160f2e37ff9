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

it('in a try-out some have bought the track, most have claimed, and the first of all has something to claim', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const campaigns = readCampaigns([fair], mechanics);
  await seedAll(db, campaigns, at('2025-06-12T20:00:00'));
  const { rows } = await db.query<{ user_id: string; track: string }>(
    'SELECT user_id, track FROM pass_claims',
  );
  const demo: readonly string[] = demoUsers.map(({ userId }) => userId);
  const crowd = rows.filter(({ user_id }) => !demo.includes(user_id));
  expect(new Set(crowd.map(({ user_id }) => user_id)).size).toBeGreaterThan(3);
  expect(new Set(crowd.map(({ track }) => track))).toEqual(new Set(['free', 'paid']));
  expect(rows.filter(({ user_id }) => user_id === demo[0]).length).toBeLessThan(2);
  const { rows: tracks } = await db.query<{ user_id: string }>('SELECT user_id FROM pass_tracks');
  expect(
    tracks.some(({ user_id }) => demo.includes(user_id)),
    'there is something to buy',
  ).toBe(false);
  expect(new Set(Object.values(await audit(db, everyRoom)))).toEqual(new Set([0]));
}, 60_000);

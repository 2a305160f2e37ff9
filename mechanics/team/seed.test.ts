// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it, onTestFinished } from 'vitest';
import { audit } from '../../server/audit.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { seedPeople } from '../../server/seed/people.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';

it('a try-out has teams with points, full ones and vacant seats, and one that the first person leads', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  await insertAll(db, 'users', 'user_id text, nickname text, avatar text', seedPeople());
  const campaigns = readCampaigns([fair], mechanics);
  await seedAll(db, campaigns, noon);
  const { rows } = await db.query<{ captain: string; members: number; score: number }>(
    `SELECT captain, score, (SELECT count(*)::int4 FROM team_seats m WHERE m.team_id = t.team_id) AS members
     FROM teams t JOIN team_scores USING (team_id)`,
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ score }) => score > 100).length).toBeGreaterThan(4);
  expect(new Set(rows.map(({ members }) => members === 3))).toEqual(new Set([true, false]));
  const [first, second] = demoUsers.map(({ userId }) => userId);
  expect(rows.find(({ captain }) => captain === first)?.members).toBe(2);
  const { rows: seated } = await db.query('SELECT 1 FROM team_seats WHERE user_id = $1', [second]);
  expect(seated).toEqual([]);
  expect(new Set(Object.values(await audit(db, everyRoom)))).toEqual(new Set([0]));
}, 120_000);

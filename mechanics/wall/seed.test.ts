// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it, onTestFinished } from 'vitest';
import { insertAll } from '../../server/database/insert-all.ts';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { seedPeople } from '../../server/seed/people.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';

it('a try-out’s wall is written on all through the campaign so far, once a person, and begun once', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const people = seedPeople();
  await insertAll(db, 'users', 'user_id text, nickname text, avatar text', people);
  const campaigns = readCampaigns([fair], mechanics);
  await seedAll(db, campaigns, noon);
  const read = async () =>
    (await db.query<{ user_id: string; at: number }>('SELECT user_id, at FROM wall_posts ORDER BY at')).rows;
  const posts = await read();
  expect(new Set(posts.map(({ user_id }) => user_id)).size).toBe(posts.length);
  expect(posts.length).toBeGreaterThan(people.length / 8);
  expect(posts.length).toBeLessThan(people.length / 2);
  const start = campaigns.byId.get('fair')?.schedule.start ?? Number.NaN;
  const parts = [0, 1, 2, 3].map((part) => start + ((noon - start) * part) / 4);
  const inPart = parts.map(
    (from, n) => posts.filter(({ at }) => at >= from && at < (parts[n + 1] ?? noon)).length,
  );
  expect(inPart.reduce((sum, count) => sum + count)).toBe(posts.length);
  for (const count of inPart) expect(count).toBeGreaterThan(posts.length / 8);
  await seedAll(db, campaigns, noon + 3_600_000);
  expect(await read()).toEqual(posts);
}, 60_000);

it('on the wall of a campaign that is over the last was written before its end', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  await insertAll(db, 'users', 'user_id text, nickname text, avatar text', seedPeople());
  const campaigns = readCampaigns([fair], mechanics);
  const end = campaigns.byId.get('fair')?.schedule.end ?? Number.NaN;
  await seedAll(db, campaigns, end + (end - noon));
  const { rows } = await db.query<{ last: number }>('SELECT max(at) AS last FROM wall_posts');
  expect(rows[0]?.last).toBeLessThan(end);
  expect(rows[0]?.last).toBeGreaterThan(noon);
}, 60_000);

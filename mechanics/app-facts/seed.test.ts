// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it } from 'vitest';
import { insertAll } from '../../server/database/insert-all.ts';
import { noon } from '../../server/fixtures/harness.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { hearersOf } from '../../server/kernel/facts.ts';
import { seedPeople } from '../../server/seed/people.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';
import { appKinds } from './rules.ts';
import { stir } from './seed.ts';
import { appFair, ball, openAppFacts } from './testing.ts';

const { open } = openAppFacts();
const campaigns = readCampaigns([appFair, ball], mechanics);

const kindsOf = async (activity: string) =>
  (
    await open().db.query<{ kind: string; told: number; late: number }>(
      `SELECT kind, count(*) AS told, count(*) FILTER (WHERE at > $2) AS late FROM facts
       WHERE activity = $1 AND kind = ANY ($3) GROUP BY kind ORDER BY kind`,
      [activity, noon, Object.keys(appKinds)],
    )
  ).rows;

it('a try-out has facts of the kinds that its campaigns count, until now, and gets more', async () => {
  await insertAll(open().db, 'users', 'user_id text, nickname text, avatar text', seedPeople());
  await seedAll(open().db, campaigns, noon);
  const before = await kindsOf('fair');
  expect(before.map(({ kind, late }) => [kind, late])).toEqual([
    ['login', 0],
    ['watch', 0],
  ]);
  for (const { told } of before) expect(told).toBeGreaterThan(200);
  const { rows: watched } = await open().db.query<{ count: number; at: number; alone: boolean }>(
    "SELECT count, at, from_user = to_user AS alone FROM facts WHERE kind = 'watch' AND activity = 'fair'",
  );
  expect(
    watched.filter(({ alone }) => alone),
    'nobody watches themselves',
  ).toEqual([]);
  for (const { count } of watched) expect(count).toBeGreaterThan(0);
  const amounts = watched.map(({ count }) => count);
  expect(Math.max(...amounts), 'nobody watches for longer than an hour at once').toBeLessThanOrEqual(60);
  expect(amounts.filter((count) => count > 5).length, 'and few only look in').toBeGreaterThan(80);
  const { start } = campaigns.byId.get('fair')?.schedule ?? { start: Number.NaN };
  expect(watched.filter(({ at }) => at < start || at > noon)).toEqual([]);
  expect(watched.filter(({ at }) => at < (start + noon) / 2).length).toBeGreaterThan(80);
  expect((await kindsOf('ball')).map(({ kind }) => kind)).toEqual(['share', 'watch']);
  const { data } = await open().call('GET', '/v2/activities/fair/boards/watchers');
  expect(Number(data.total)).toBeGreaterThan(20);

  const campaign = campaigns.byId.get('fair');
  if (campaign === undefined) throw new Error('The fair is a campaign');
  const world = { crowd: seedPeople().slice(3), now: noon, hearers: hearersOf(mechanics) };
  const stirred = [];
  for (let i = 0; i < 12; i += 1) stirred.push(await stir(open().db, campaigns, campaign, world));
  const more = (await kindsOf('fair')).reduce((sum, { told }) => sum + told, 0);
  expect(more - before.reduce((sum, { told }) => sum + told, 0)).toBe(stirred.filter(Boolean).length);
  expect(stirred).toContain(true);
});

it('a campaign that counts none of them gets none', async () => {
  const { route, document } = ball;
  const quiet = readCampaigns([{ route, document: { ...(document as object), campaign: {} } }], mechanics);
  const campaign = quiet.byId.get('ball');
  if (campaign === undefined) throw new Error('The ball is a campaign');
  const world = { crowd: seedPeople(), now: noon, hearers: hearersOf(mechanics) };
  expect(await stir(open().db, quiet, campaign, world)).toBe(false);
});

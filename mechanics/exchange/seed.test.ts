// By turns, 20 s: whole try-outs, seeded.
import { expect, it, onTestFinished } from 'vitest';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, fair } from '../../server/fixtures/harness.ts';
import { at, base } from '../../server/fixtures/open-fair.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { openDemoSessions, seed } from '../../server/seed.ts';
import { mechanics } from '../index.ts';

it('of what there is little, all is left', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const document = structuredClone(fair.document) as {
    campaign: { exchange: { id: string; stock?: number }[] };
  };
  for (const item of document.campaign.exchange) if (item.id !== 'sticker') item.stock = 3;
  await seed(db, readCampaigns([{ route: 'fair', document }], mechanics), at('2025-06-12T20:00:00'));
  const { rows } = await db.query<{ item: string }>('SELECT DISTINCT item FROM exchange_orders');
  expect(rows).toEqual([{ item: 'sticker' }]);
}, 60_000);

it('in a try-out some have redeemed, and the first of all a few things, of which more can be had', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const now = at('2025-06-12T20:00:00');
  await seed(db, readCampaigns([fair], mechanics), now);
  const { rows } = await db.query<{ user_id: string; at: number }>(
    'SELECT user_id, at FROM exchange_orders ORDER BY order_id',
  );
  const demo: readonly string[] = demoUsers.map(({ userId }) => userId);
  expect(
    new Set(rows.map(({ user_id }) => user_id).filter((user) => !demo.includes(user))).size,
  ).toBeGreaterThan(3);
  expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).sort((a, b) => a - b));
  expect(Math.max(...rows.map((row) => row.at))).toBeLessThan(now);

  const h = await createHarness(db);
  onTestFinished(() => h.app.close());
  h.setClock(now);
  const [rich, modest] = await openDemoSessions(db, now);
  const token = String(rich?.token);
  const records = (await h.call('GET', `${base}/exchange_records`, { token })).data.items as {
    item: string;
    at: number;
  }[];
  expect(records.map(({ item }) => item).sort()).toEqual(['badge', 'sticker', 'turns']);
  // It has a limit of the day, and today's is left.
  expect(records.find(({ item }) => item === 'badge')?.at).toBeLessThan(at('2025-06-12T00:00:00'));
  const shop = (await h.call('GET', `${base}/exchange`, { token })).data.items as { can?: string }[];
  expect(shop.map(({ can }) => can)).toEqual(Array.from({ length: 4 }, () => 'redeem'));
  const others = await h.call('GET', `${base}/exchange_records`, { token: String(modest?.token) });
  expect(others.data.items).toEqual([]);
  expect(new Set(Object.values(await audit(db, everyRoom)))).toEqual(new Set([0]));
}, 60_000);

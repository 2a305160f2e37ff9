// By turns, 45 s: invents the life of every campaign.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '../../engine/document/anywhere/days.ts';
import { mechanics } from '../../mechanics/index.ts';
import { createApp } from '../app.ts';
import { audit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { fair, noon, serviceKey } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { readCampaigns } from '../kernel/campaigns.ts';
import type { Histories } from '../kernel/histories.ts';
import { seedWorld } from '../seed.ts';
import { createHistories } from './histories.ts';

const routes = ['fair', 'fair_two', 'fair_three'];
const documents = routes.map((route) => ({ ...fair, route }));

let db: Database;
let histories: Histories;
const failed: unknown[] = [];

beforeEach(async () => {
  db = await openTestDatabase();
  await seedWorld(db, noon);
  const campaigns = readCampaigns(documents, mechanics);
  failed.length = 0;
  histories = createHistories({
    db,
    campaigns: () => campaigns,
    mechanics,
    clock: () => noon,
    onError: (error) => failed.push(error),
  });
}, 60_000);
afterEach(async () => {
  await histories.stop();
  await db.close();
});

const lived = async (): Promise<string[]> =>
  (await db.query<{ activity: string }>('SELECT DISTINCT activity FROM facts ORDER BY 1')).rows.map(
    ({ activity }) => activity,
  );

async function served() {
  const app = await createApp({
    db,
    documents,
    clock: () => noon,
    logger: { level: 'silent' },
    options: { histories, serviceKey },
  });
  const board = async (route: string): Promise<number> =>
    (await app.inject(`/api-server/v2/activities/${route}/boards/charm`)).json<{ data: { total: number } }>()
      .data.total;
  return { app, board };
}

describe('histories of a try-out', { timeout: 120_000 }, () => {
  it('a call waits for that of its campaign, and for no other', async () => {
    const { app, board } = await served();
    expect(await lived()).toEqual([]);
    expect(await board('fair_two')).toBe(30);
    expect(await lived()).toEqual(['fair_two']);
    await app.close();
  });

  it('calls that come together make it once', async () => {
    const { app, board } = await served();
    expect(await Promise.all([board('fair'), board('fair'), board('fair')])).toEqual([30, 30, 30]);
    const { rows } = await db.query<{ sum: number }>(
      "SELECT count(*) AS sum FROM seeded WHERE part LIKE 'history fair%'",
    );
    expect(rows[0]?.sum).toBe(2);
    expect(new Set(Object.values(await audit(db, everyRoom)))).toEqual(new Set([0]));
    await app.close();
  });

  it('a call of the app’s own server waits for all', async () => {
    const { app } = await served();
    await app.inject({
      method: 'POST',
      url: '/api-server/v2/facts',
      headers: { 'x-service-key': serviceKey },
      payload: {},
    });
    expect(await lived()).toEqual([...routes].sort());
    await app.close();
  });

  it('all others get theirs behind it, and none begins after the end', async () => {
    const whole = histories.whole();
    await histories.of('fair_three');
    await histories.stop();
    const then = await lived();
    expect(then.length).toBeGreaterThan(0);
    await whole;
    expect(await lived()).toEqual(then);
  });

  it('one that could not be made is told, keeps no other back, and is made when it is asked for again', async () => {
    const transaction = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('the disk is full'));
    await histories.whole();
    transaction.mockRestore();
    expect(failed.map(String)).toEqual(['Error: the disk is full']);
    expect(await lived()).toEqual(['fair_three', 'fair_two']);
    await histories.of('fair');
    expect(await lived()).toEqual([...routes].sort());
  });

  it('nothing is done by time in a campaign that is still to have its history', async () => {
    const { end } = (fair.document as { schedule: { end: string } }).schedule;
    const after = Date.parse(end) + 40 * DAY;
    const app = await createApp({
      db,
      documents,
      clock: () => after,
      logger: { level: 'silent' },
      options: { histories },
    });
    // What is due by time is done as it listens, and a close waits for it.
    await app.listen({ host: '127.0.0.1', port: 0 });
    await app.close();
    const { rows } = await db.query('SELECT 1 FROM settlements');
    expect(rows).toEqual([]);
  });
});

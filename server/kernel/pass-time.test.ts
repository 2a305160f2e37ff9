// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { noon } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { readCampaigns } from './campaigns.ts';
import type { Mechanic } from './mechanic.ts';
import { passTime } from './pass-time.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

const schedule = { start: '2025-06-01T00:00:00+08:00', end: '2025-06-02T00:00:00+08:00' };

it('what cannot be settled, and a room that fails, keep no other room from its work', async () => {
  const done: string[] = [];
  const room = (name: string, more: Partial<Mechanic>): Mechanic => ({
    name,
    rules: { key: name, read: () => ({}) },
    byTime: async () => void done.push(name),
    ...more,
  });
  const stuck = room('stuck', {
    settle: () => {
      const standing = { sql: 'SELECT FROM nothing_of_this_name', parameters: [] };
      return [{ subject: 'all', due: noon, listed: 1, tiers: [], rewarded: [], standing }];
    },
  });
  const failing = room('failing', { byTime: () => Promise.reject(new Error('it fails')) });
  const rooms = [stuck, failing, room('last', {})];
  const campaign = { stuck: {}, failing: {}, last: {} };
  const campaigns = readCampaigns([{ route: 'stuck', document: { schedule, campaign } }], rooms);
  const failure = await passTime(db, campaigns, rooms, noon).catch((error: unknown) => error);
  expect(done).toEqual(['stuck', 'last']);
  expect((failure as AggregateError).errors.map(String)).toEqual([
    expect.stringContaining('nothing_of_this_name'),
    'Error: it fails',
  ]);
});

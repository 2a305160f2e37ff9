// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { errors } from '../errors.ts';
import { createHarness, type Harness, noon, serviceKey } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { roomOf } from '../kernel/room.ts';
import { balanceOf, inPoints, pointsOf } from '../ledger/accounts.ts';
import { book } from '../ledger/ledger.ts';

const MOST = Number.MAX_SAFE_INTEGER;
let db: Database;
let h: Harness;
let from: string;
let to: string;
let events = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db);
}, 60_000);

beforeEach(async () => {
  from = (await h.newUser()).id;
  to = (await h.newUser()).id;
});

afterAll(async () => {
  await h.app.close();
  await db.close();
});

const give = () => {
  events += 1;
  const body = { eventId: `g:${events}`, activity: 'fair', gift: 'rose', from, to, count: 1, at: noon };
  return h.call('POST', '/v2/gift_events', { body, lang: 'en', headers: { 'x-service-key': serviceKey } });
};
const facts = async () => (await db.query<{ n: number }>('SELECT count(*)::int4 AS n FROM facts')).rows[0]?.n;
const kind = roomOf('test', ['test-exact']).kind('test-exact');
const add = (amount: number, reference: string) =>
  db.transaction((tx) =>
    book(tx, 'fair', { owner: from, kind, reference, at: 1, changes: inPoints(amount) }),
  );

const refusedAndRead = async () => {
  const before = await facts();
  expect((await give()).code).toBe(errors.TOO_MUCH.code);
  expect(await facts()).toBe(before);
  for (const path of ['boards/daily', 'milestones'])
    expect((await h.call('GET', `/v2/activities/fair/${path}`)).code, path).toBe(0);
};

describe('what would pass 2^53 - 1, up to which JSON is exact', () => {
  it('is booked on no account, which holds as much as that', async () => {
    await add(MOST - 5, 'much');
    await add(5, 'all');
    await expect(add(1, 'more')).rejects.toMatchObject({ constraint: 'ledger_accounts_balance_exact' });
    expect(await balanceOf(db, pointsOf('fair', from))).toBe(MOST);
    await add(-1, 'less');
    expect(await balanceOf(db, pointsOf('fair', from))).toBe(MOST - 1);
  });

  it('is refused in words, and nothing of the request is kept', async () => {
    await add(MOST, 'much');
    const before = await facts();
    expect(await give()).toMatchObject({
      status: 200,
      code: errors.TOO_MUCH.code,
      message: 'This is more than can be counted',
    });
    expect([await facts(), await balanceOf(db, pointsOf('fair', from))]).toEqual([before, MOST]);
  });

  it('is counted in no board_scores (score), which can still be read', async () => {
    expect((await give()).code).toBe(0);
    const kept = await db.query('UPDATE board_scores SET score = $1 RETURNING 1', [MOST]);
    expect(kept.rows.length).toBeGreaterThan(0);
    await refusedAndRead();
    await db.query('UPDATE board_scores SET score = 1');
    expect((await give()).code).toBe(0);
  });

  // Whichever connection adds to it, and so whichever slice: all are full, and what they hold together is still exact.
  it.each(['points', 'count'])(
    'is counted in no activity_totals (%s), which can still be read',
    async (column) => {
      expect((await give()).code).toBe(0);
      const full = `INSERT INTO activity_totals (activity, kind, thing, slice, points, count)
      SELECT DISTINCT activity, kind, thing, s, 1, 1 FROM activity_totals, generate_series(0, 15) AS s
      ON CONFLICT DO NOTHING`;
      await db.query(full);
      await db.query(`UPDATE activity_totals SET ${column} = $1`, [Math.floor(MOST / 16)]);
      const sums = await db.query<{ sum: number }>(
        `SELECT sum(${column})::int8 AS sum FROM activity_totals GROUP BY activity, kind, thing`,
      );
      expect(sums.rows.length).toBeGreaterThan(0);
      for (const { sum } of sums.rows) expect(MOST - sum).toBe(15);
      await refusedAndRead();
      await db.query(`UPDATE activity_totals SET ${column} = 1`);
      expect((await give()).code).toBe(0);
    },
  );
});

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

  it.each([
    ['board_scores', 'score'],
    ['activity_totals', 'points'],
    ['activity_totals', 'count'],
  ])('is counted in no %s (%s), which can still be read', async (table, column) => {
    expect((await give()).code).toBe(0);
    const kept = (await db.query(`SELECT * FROM ${table}`)).rows;
    await db.query(`UPDATE ${table} SET ${column} = $1`, [MOST]);
    const before = await facts();
    expect((await give()).code).toBe(errors.TOO_MUCH.code);
    expect(await facts()).toBe(before);
    for (const path of ['boards/daily', 'milestones'])
      expect((await h.call('GET', `/v2/activities/fair/${path}`)).code, path).toBe(0);
    await db.query(`UPDATE ${table} SET ${column} = 1`);
    expect(kept.length).toBeGreaterThan(0);
    expect((await give()).code).toBe(0);
  });
});

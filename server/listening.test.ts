// By turns, 8 s: waits for what a server does by the clock.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import { createHarness, type Harness, noon } from './fixtures/harness.ts';
import { openTestDatabase } from './fixtures/test-database.ts';
import { tell } from './kernel/messages.ts';
import { roomOf } from './kernel/room.ts';

let db: Database;
let h: Harness;

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db);
}, 60_000);

afterAll(async () => {
  await h.app.close();
  await db.close();
});

it('a server that listens sweeps what it need not keep any more: events, keys of orders, messages', async () => {
  const { id } = await h.newUser();
  const old = noon - 400 * 86_400_000;
  await db.query("INSERT INTO events VALUES ('old-event', 'a', 'b', 0, '/', '{}', $1)", [old]);
  await db.query("INSERT INTO idempotency_keys VALUES ($1, 'old-key', '', '', $2, $2)", [id, old]);
  await tell(db, [{ user: id, activity: 'fair', kind: roomOf('bell').kind(), reference: '1', at: old }]);
  const left = async (): Promise<unknown[]> => {
    const { rows } = await db.query(
      `SELECT reference FROM told_messages WHERE user_id = $1 UNION ALL SELECT key FROM idempotency_keys WHERE user_id = $1
       UNION ALL SELECT id FROM events WHERE id = 'old-event'`,
      [id],
    );
    return [...rows];
  };
  expect(await left()).toHaveLength(3);
  const own = await createHarness(db);
  await own.app.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(left).toEqual([]);
  await own.app.close();
});

it('closes what has ended for good by a clock of its own, where it has one: tests look past an end and back', async () => {
  const later = noon + 400 * 86_400_000;
  const settledBy = async (now: number, settlingClock?: () => number): Promise<number> => {
    const own = await openTestDatabase();
    const { app, setClock } = await createHarness(own, settlingClock ? { settlingClock } : {});
    setClock(now);
    await app.listen({ host: '127.0.0.1', port: 0 });
    await app.close();
    const { rows } = await own.query<{ settled: number }>(
      'SELECT count(*)::int4 AS settled FROM settlements',
    );
    await own.close();
    return rows[0]?.settled ?? 0;
  };
  const withItsOwn = await settledBy(later, () => noon);
  expect(await settledBy(later)).toBeGreaterThan(withItsOwn);
});

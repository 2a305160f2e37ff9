import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Queryable } from '../database/database.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { roomOf } from '../kernel/room.ts';
import { balanceOf, inPoints, lockAccount, lockAccounts, pointsOf } from './accounts.ts';
import { book } from './ledger.ts';

const people = ['anna', 'ben', 'cleo'];
let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  for (const person of people) await db.query("INSERT INTO users VALUES ($1, '', '')", [person]);
  const of = { kind: roomOf('test').kind(), reference: 'start', at: 1 };
  for (const owner of ['anna', 'ben'])
    await db.transaction((tx) => book(tx, 'fair', { ...of, owner, changes: inPoints(10) }));
}, 60_000);

afterAll(() => db.close());

/** Whose rows this very transaction has locked: PostgreSQL writes its number into them. */
const lockedIn = async (tx: Queryable, campaign: string) =>
  (
    await tx.query<{ owner: string }>(
      `SELECT owner FROM ledger_accounts WHERE book = $1 AND owner <> ''
       AND xmax::text::int8 = txid_current() ORDER BY owner`,
      [campaign],
    )
  ).rows.map(({ owner }) => owner);

it('locks what all who are named have in this campaign, and nobody else, until the transaction ends', async () => {
  await db.transaction(async (tx) => {
    expect(await lockedIn(tx, 'fair')).toEqual([]);
    await lockAccounts(tx, 'fair', new Set(['ben', 'anna']));
    expect(await lockedIn(tx, 'fair')).toEqual(['anna', 'ben']);
    expect(await lockedIn(tx, 'next')).toEqual([]);
  });
  await db.transaction(async (tx) => {
    await lockAccounts(tx, 'fair', new Set(['ben']));
    expect(await lockedIn(tx, 'fair')).toEqual(['ben']);
  });
});

it('opens at zero what somebody has not had yet', async () => {
  expect(await balanceOf(db, pointsOf('fair', 'cleo'))).toBe(0);
  await db.transaction(async (tx) => {
    await lockAccounts(tx, 'fair', new Set(['cleo', 'anna']));
    expect(await lockedIn(tx, 'fair')).toEqual(['anna', 'cleo']);
    expect(await lockAccount(tx, pointsOf('fair', 'cleo'))).toBe(0);
    expect(await lockAccount(tx, pointsOf('fair', 'anna'))).toBe(10);
  });
});

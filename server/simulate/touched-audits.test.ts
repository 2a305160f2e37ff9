// By turns: breaks rows one by one, and looks whether audits find it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { testRoom } from '../fixtures/test-room.ts';
import { TouchedAudits } from './touched-audits.ts';
import { type WatchedDatabase, watched } from './watched-database.ts';

let db: WatchedDatabase;
let own: Database;
let touched: TouchedAudits;

beforeAll(async () => {
  own = await openTestDatabase();
  db = watched(own, /\buser-\d+\b/g);
  touched = await TouchedAudits.of(own, [...everyRoom, testRoom], 'fair');
  await db.query("INSERT INTO users SELECT 'user-' || n, '', '' FROM generate_series(0, 9) AS n");
  db.written();
});
afterAll(() => own.close());

const grant = (user: string) =>
  db.query("INSERT INTO grants VALUES ('fair', $1, 'gift', 'planted', 0, 5, NULL, NULL, 0)", [user]);
const found = async (): Promise<string[]> =>
  (await touched.ask(db.written())).map(({ room, rule }) => `${room}: ${rule}`);

it('most audits can be asked of single people, those of the ledger among them', () => {
  expect(touched.rules.length).toBeGreaterThan(70);
  expect(touched.rules).toEqual(
    expect.arrayContaining([
      'ledger: balance is the sum of its entries',
      'ledger: each posting balances in each unit',
    ]),
  );
});

it('a wrong row is found by the next question, and by no other', async () => {
  expect(await found()).toEqual([]);
  await grant('user-3');
  expect(await found()).toContain('ledger: what was given is in the books as it was given');
  // Nothing has been written since.
  expect(await found()).toEqual([]);
  // Somebody else has done something else.
  await db.query("INSERT INTO stored_writes VALUES ($1, 'x', '', 1)", ['user-4']);
  expect(await found()).toEqual([]);
});

it('what was undone was not written', async () => {
  await expect(
    db.transaction(async (tx) => {
      await tx.query("INSERT INTO grants VALUES ('fair', $1, 'gift', 'undone', 0, 5, NULL, NULL, 0)", [
        'user-5',
      ]);
      throw new Error('back');
    }),
  ).rejects.toThrow('back');
  expect(await found()).toEqual([]);
});

it('what a function of the database writes is written', async () => {
  const posting = [
    {
      n: 0,
      i: 0,
      owner: 'user-6',
      kind: testRoom.kind(),
      reference: 'r',
      at: 0,
      holder: 'user-6',
      unit: 'points',
      amount: 5,
    },
  ];
  const sql = "SELECT * FROM book_postings('fair', $1)";
  await db.query(sql, [JSON.stringify(posting)]);
  expect(await found()).toEqual([]);
  await own.query("UPDATE ledger_accounts SET balance = balance + 1 WHERE owner = 'user-6'");
  await db.query(sql, [JSON.stringify(posting.map((one) => ({ ...one, reference: 'other' })))]);
  expect(await found()).toContain('ledger: balance is the sum of its entries');
});

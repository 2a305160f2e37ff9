import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { planted } from '../fixtures/planted.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { testRoom } from '../fixtures/test-room.ts';
import { inPoints } from './accounts.ts';
import { grant } from './grant.ts';
import { book } from './ledger.ts';
import type { Posting } from './posting.ts';

let db: Database;
let people = 0;

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);

afterAll(async () => {
  await db.close();
});

async function newPerson(): Promise<string> {
  people += 1;
  const id = `p${people}`;
  await db.query("INSERT INTO users VALUES ($1, '', '')", [id]);
  return id;
}

it('each audit sees what is planted past the database’s own rules', async () => {
  const a = await newPerson();
  const start = { owner: a, kind: testRoom.kind(), reference: 'start', at: 1, changes: inPoints(5) };
  await db.transaction((tx) => book(tx, 'fair', start));
  const triggers = ['posting_entries', 'ledger_postings', 'ledger_holds'].map(
    (table) => `ALTER TABLE ${table} DISABLE TRIGGER USER;`,
  );
  const plant = (sql: string) => planted(db, `${triggers.join('')} ${sql}`, [testRoom]);
  const account = `(SELECT account_id FROM ledger_accounts WHERE book = 'fair' AND owner = '${a}')`;
  expect(await plant('SELECT 1')).toEqual([]);
  expect(await plant(`UPDATE ledger_accounts SET balance = 6 WHERE owner = '${a}'`)).toEqual([
    'ledger: balance is the sum of its entries',
  ]);
  expect(await plant(`UPDATE posting_entries SET balance_after = 6 WHERE account_id = ${account}`)).toEqual([
    'ledger: each entry continues the one before',
  ]);
  expect(
    await plant(`UPDATE posting_entries SET amount = -6 WHERE seq IS NULL AND posting_id IN
    (SELECT posting_id FROM posting_entries WHERE account_id = ${account})`),
  ).toEqual(['ledger: each posting balances in each unit']);
  expect(await plant(`DELETE FROM ledger_postings WHERE owner = '${a}'`)).toEqual([
    'ledger: each entry has its posting',
  ]);
  expect(await plant(`UPDATE ledger_accounts SET held = 1 WHERE owner = '${a}'`)).toEqual([
    'ledger: what is held is what pending holds say',
  ]);
  expect(
    await plant(`INSERT INTO ledger_holds (account_id, amount, kind, reference, at, state, taken, ended_at)
      VALUES (${account}, 5, 'test', 'gone', 1, 'posted', 4, 2)`),
  ).toEqual(['ledger: each hold that was posted has its posting']);
});

describe('audits of causes', () => {
  const given = { activity: 'fair', kind: testRoom.kind('test-given'), at: 1 };
  const words = { kind: testRoom.kind('test-given'), at: 1 };
  const plant = (work: Parameters<typeof planted>[1]) => planted(db, work, [testRoom]);

  it('see points, cards and tickets that came from nowhere', async () => {
    const a = await newPerson();
    const from = (changes: Posting['changes']) =>
      plant((tx) => book(tx, 'fair', { owner: a, ...words, reference: 'nothing', changes }));
    const seen = ['ledger: nothing is booked without a cause'];
    expect(await from(inPoints(5))).toEqual(seen);
    expect(await from([{ unit: 'card/kite', amount: 1 }])).toEqual(seen);
    expect(await from([{ unit: 'ticket/wheel', amount: 1 }])).toEqual(seen);
  });

  it('see what was given and is not in the books, and what is there beside it', async () => {
    const [a, b] = [await newPerson(), await newPerson()];
    const rewards = [
      { kind: 'points', points: 5 },
      { kind: 'card', card: 'kite' },
      { kind: 'card', card: 'kite' },
      { kind: 'ticket', draw: 'wheel', tickets: 2 },
      { kind: 'prize', prize: 'crown' },
    ] as const;
    const to = { ...given, user: a, reference: 'all' };
    expect(await plant((tx) => grant(tx, to, rewards))).toEqual([]);
    const seen = ['ledger: what was given is in the books as it was given'];
    const told = 'ledger: whoever is told of tickets was given as many';
    for (const [change, also] of [
      ['points = 6', []],
      ["card = 'lamp'", []],
      ['tickets = 3', [told]],
      ["draw = 'other'", [told]],
    ] as const)
      expect(
        await plant(async (tx) => {
          await grant(tx, to, rewards);
          await tx.script(`ALTER TABLE grants DISABLE TRIGGER USER;
            UPDATE grants SET ${change} WHERE user_id = '${a}' AND ${change.split(' ')[0]} IS NOT NULL`);
        }),
        change,
      ).toEqual([...also, ...seen]);
    expect(
      await plant(async (tx) => {
        const changes = [
          ...inPoints(5),
          { unit: 'card/kite', amount: 1 },
          { owner: b, unit: 'points', amount: 7 },
        ];
        await book(tx, 'fair', { owner: a, ...words, reference: 'all', changes });
        await tx.script(`INSERT INTO grants (activity, user_id, kind, reference, nth, points, at)
          VALUES ('fair', '${a}', 'test-given', 'all', 0, 5, 1)`);
      }),
      'a card beside the points, and points of somebody else',
    ).toEqual([...seen, 'ledger: nothing that is given or earned moves on to somebody else']);
  });
});

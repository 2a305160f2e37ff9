import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { sqlStateOf } from '../database/retry.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { testRoom } from '../fixtures/test-room.ts';
import { balanceOf, inPoints, pointsOf } from './accounts.ts';
import { book, bookAll, bookEarnings } from './ledger.ts';
import type { Posting } from './posting.ts';

let db: Database;
let people = 0;

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);

afterAll(async () => {
  await db.close();
});

async function newPerson(points = 0): Promise<string> {
  people += 1;
  const id = `p${people}`;
  await db.query("INSERT INTO users VALUES ($1, '', '')", [id]);
  if (points > 0) await db.transaction((tx) => book(tx, 'fair', gain(id, points, 'start')));
  return id;
}

const gain = (owner: string, amount: number, reference: string): Posting => {
  return { owner, kind: testRoom.kind(), reference, at: 1, changes: inPoints(amount) };
};

const broken = async () =>
  Object.fromEntries(Object.entries(await audit(db, [testRoom])).filter(([, rows]) => rows > 0));

describe('booking', () => {
  it('gives and takes, numbered, with the book on the other side', async () => {
    const a = await newPerson(10);
    expect(await db.transaction((tx) => book(tx, 'fair', gain(a, -4, 'cake')))).toEqual({
      fresh: true,
      balance: 6,
    });
    expect(await balanceOf(db, pointsOf('fair', a))).toBe(6);
    const { rows } = await db.query(
      `SELECT a.owner, e.amount, e.seq, e.balance_after FROM ledger_postings p JOIN posting_entries e USING (posting_id)
       JOIN ledger_accounts a USING (account_id) WHERE p.owner = $1 ORDER BY posting_id, a.owner DESC`,
      [a],
    );
    expect(rows).toEqual([
      { owner: a, amount: 10, seq: 1, balance_after: 10 },
      { owner: '', amount: -10, seq: null, balance_after: null },
      { owner: a, amount: -4, seq: 2, balance_after: 6 },
      { owner: '', amount: 4, seq: null, balance_after: null },
    ]);
    expect(await broken()).toEqual({});
  });

  it('who was never given anything has nothing', async () => {
    expect(await balanceOf(db, pointsOf('fair', await newPerson()))).toBe(0);
  });

  it('moves between people and over units, and balances each unit with the book', async () => {
    const [a, b] = [await newPerson(10), await newPerson()];
    const changes = [
      { unit: 'points', amount: -7 },
      { owner: b, unit: 'points', amount: 5 },
      { unit: 'tickets', amount: 1 },
    ];
    await db.transaction((tx) => book(tx, 'fair', { ...gain(a, 1, 'trade'), changes }));
    const of = (owner: string, unit: string) => balanceOf(db, { book: 'fair', owner, unit });
    expect([await of(a, 'points'), await of(b, 'points'), await of(a, 'tickets')]).toEqual([3, 5, 1]);
    const { rows } = await db.query(
      `SELECT a.unit, e.amount FROM ledger_postings p JOIN posting_entries e USING (posting_id)
       JOIN ledger_accounts a USING (account_id) WHERE p.reference = 'trade' AND a.owner = '' ORDER BY a.unit`,
    );
    expect(rows).toEqual([
      { unit: 'points', amount: 2 },
      { unit: 'tickets', amount: -1 },
    ]);
    expect(await broken()).toEqual({});
  });

  it('is done once for owner, kind and reference, and never for something else', async () => {
    const a = await newPerson(10);
    const twice = await db.transaction((tx) =>
      bookAll(tx, 'fair', [gain(a, 3, 'once'), gain(a, 3, 'once'), gain(a, 1, 'more')]),
    );
    expect(twice).toEqual([
      { fresh: true, balance: 14 },
      { fresh: false, balance: 14 },
      { fresh: true, balance: 14 },
    ]);
    expect(await db.transaction((tx) => book(tx, 'fair', gain(a, 3, 'once')))).toEqual({
      fresh: false,
      balance: 14,
    });
    await expect(db.transaction((tx) => book(tx, 'fair', gain(a, 4, 'once')))).rejects.toThrow(
      /test "once" was booked before for something else/,
    );
    expect(await balanceOf(db, pointsOf('fair', a))).toBe(14);
  });

  it('books what people have earned as it books all else, and names what was booked before', async () => {
    const [a, b] = [await newPerson(10), await newPerson()];
    const earned = (owner: string, amount: number, reference: string) => {
      return { owner, amount, kind: testRoom.kind(), reference, at: 1 };
    };
    const earnings = [
      earned(b, 5, 'one'),
      earned(a, 2, 'two'),
      earned(b, 3, 'three'),
      earned(a, 4, 'two more'),
    ];
    expect(await db.transaction((tx) => bookEarnings(tx, 'fair', 'points', earnings))).toBeNull();
    const { rows } = await db.query(
      `SELECT owner, reference, amount, seq, balance_after FROM ledger_movements WHERE owner IN ($1, $2) ORDER BY posting_id`,
      [a, b],
    );
    expect(rows).toEqual([
      { owner: a, reference: 'start', amount: 10, seq: 1, balance_after: 10 },
      { owner: b, reference: 'one', amount: 5, seq: 1, balance_after: 5 },
      { owner: a, reference: 'two', amount: 2, seq: 2, balance_after: 12 },
      { owner: b, reference: 'three', amount: 3, seq: 2, balance_after: 8 },
      { owner: a, reference: 'two more', amount: 4, seq: 3, balance_after: 16 },
    ]);
    expect(await balanceOf(db, pointsOf('fair', b))).toBe(8);
    const again = [earned(b, 1, 'four'), earned(a, 2, 'two')];
    const booking = db.transaction(async (tx) => {
      const known = await bookEarnings(tx, 'fair', 'points', again);
      if (known !== null) throw new Error(`known is ${known.reference}`);
    });
    await expect(booking).rejects.toThrow('known is two');
    expect(await balanceOf(db, pointsOf('fair', b))).toBe(8);
    expect(await broken()).toEqual({});
  });

  it('refuses an account below zero, part of a unit, and nothing at all', async () => {
    const a = await newPerson(10);
    for (const amount of [-11, 0.5, 0])
      await expect(
        db.transaction((tx) => book(tx, 'fair', gain(a, amount, `wrong ${amount}`))),
      ).rejects.toThrow();
    const empty = { ...gain(a, 1, 'wrong none'), changes: [] };
    await expect(db.transaction((tx) => book(tx, 'fair', empty))).rejects.toThrow(
      'A posting changes an account',
    );
    expect(await balanceOf(db, pointsOf('fair', a))).toBe(10);
    expect(await broken()).toEqual({});
  });

  it('follows another on one account, and waits for no other account of the book', async ({ skip }) => {
    skip(db.engine === 'pglite', 'the embedded engine runs one transaction at a time');
    const [a, b] = [await newPerson(1), await newPerson(1)];
    await db.transaction(async (tx) => {
      await book(tx, 'fair', gain(a, 1, 'open'));
      // While that one is open: it would wait for ever, were the book's own account a row that both write.
      await db.transaction((other) => book(other, 'fair', gain(b, 1, 'beside')));
    });
    const many = Array.from({ length: 40 }, (_, n) => {
      const both = [gain(a, 1, `a${n}`), gain(b, 1, `b${n}`)];
      return db.transaction((tx) => bookAll(tx, 'fair', n % 2 ? both : both.reverse()));
    });
    await Promise.all(many);
    expect(await balanceOf(db, pointsOf('fair', a))).toBe(42);
    expect(await broken()).toEqual({});
  });

  it('opens an account once, whoever asks at the same time', async () => {
    const a = await newPerson();
    const all = Array.from({ length: 10 }, (_, n) =>
      db.transaction((tx) => book(tx, 'new book', gain(a, 1, `${n}`))),
    );
    await Promise.all(all);
    expect(await balanceOf(db, pointsOf('new book', a))).toBe(10);
  });
});

/** What the database says to SQL that goes past the door: its state and the constraint. */
async function refusalOf(sql: string): Promise<unknown> {
  try {
    await db.transaction((tx) => tx.script(sql));
    return null;
  } catch (error) {
    return [sqlStateOf(error), (error as { constraint?: string }).constraint];
  }
}

describe('the database itself', () => {
  const posting =
    "INSERT INTO ledger_postings (book, owner, kind, reference, at) VALUES ('fair', 'x', 'test', 'wrong', 1)";
  const entries = (...values: string[]) =>
    `${posting}; INSERT INTO posting_entries SELECT p.posting_id, a.account_id, v.amount, v.seq, v.after
     FROM ledger_postings p, (VALUES ${values.join(', ')}) v(book, owner, unit, amount, seq, after)
     JOIN ledger_accounts a USING (book, owner, unit) WHERE p.reference = 'wrong'`;

  it('refuses entries that do not balance, in each unit, in one book', async () => {
    const a = await newPerson(5);
    const b = await newPerson();
    await db.transaction((tx) =>
      bookAll(tx, 'other', [
        gain(b, 1, 'o'),
        { ...gain(a, 1, 't'), changes: [{ unit: 'tickets', amount: 1 }] },
      ]),
    );
    const unbalanced = ['23514', 'posting_entries_balance'];
    const of = (book: string, owner: string, unit: string, amount: number, seq: number | null) =>
      `('${book}', '${owner}', '${unit}', ${amount}, ${seq ?? 'NULL::int'}, ${seq === null ? 'NULL::int' : 100})`;
    const whole = [of('fair', a, 'points', 5, 90), of('fair', '', 'points', -5, null)];
    expect(
      await refusalOf(`${entries(...whole)}; DO $$ BEGIN RAISE 'back' USING ERRCODE = 'P0009'; END $$`),
    ).toEqual(['P0009', undefined]);
    expect(await refusalOf(entries(whole[0] ?? ''))).toEqual(unbalanced);
    expect(await refusalOf(entries(whole[0] ?? '', of('fair', '', 'points', -4, null)))).toEqual(unbalanced);
    expect(await refusalOf(entries(whole[0] ?? '', of('other', '', 'points', -5, null)))).toEqual(unbalanced);
    expect(
      await refusalOf(entries(of('other', b, 'points', 5, 90), of('other', '', 'tickets', -5, null))),
    ).toEqual(unbalanced);
    expect(
      await refusalOf(entries(of('fair', a, 'points', 5, null), of('fair', '', 'points', -5, null))),
    ).toEqual(unbalanced);
    expect(await refusalOf('INSERT INTO posting_entries VALUES (-1, -1, 5, NULL, NULL)')).toEqual(unbalanced);
  });

  it('keeps what was booked', async () => {
    await newPerson(5);
    for (const table of ['posting_entries', 'ledger_postings']) {
      const refused = ['23001', `${table}_stay`];
      const column = table === 'posting_entries' ? 'amount' : 'at';
      expect(await refusalOf(`UPDATE ${table} SET ${column} = ${column} + 1`)).toEqual(refused);
      expect(await refusalOf(`DELETE FROM ${table}`)).toEqual(refused);
      expect(await refusalOf(`TRUNCATE ${table}`)).toEqual(refused);
    }
    expect(await refusalOf('DELETE FROM ledger_accounts')).toEqual(['23001', 'ledger_accounts_stay']);
  });

  it('keeps accounts from owing', async () => {
    const a = await newPerson(5);
    const refused = ['23514', 'ledger_accounts_solvent'];
    const set = (what: string) => refusalOf(`UPDATE ledger_accounts SET ${what} WHERE owner = '${a}'`);
    expect(await set('balance = -1')).toEqual(refused);
    expect(await set('held = 6')).toEqual(refused);
    expect(await set('balance = NULL')).toEqual(['23514', 'ledger_accounts_kept']);
  });
});

const writes =
  /\b(INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE|insertAll\b[^;]*?['"`])\s*(ledger_(accounts|postings|holds)\b|posting_entries|grants\b)/;

// But for the fixture that plants what audits are to find.
it('no code but this room writes the books', () => {
  const rooms = ['server', 'mechanics', 'modules', 'build', 'product', 'tools', 'scripts', 'e2e', 'app'];
  const files = rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /\.(ts|tsx|sql)$/.test(file))
    .filter(
      (file) =>
        !/^server\/(ledger|database\/before-rooms)\/|\.test\.tsx?$|\/(012-ledger|025-earnings)\.sql$|^mechanics\/milestones\/tables\/002-grants\.sql$|^server\/fixtures\/moved-beside\.ts$/.test(
          file,
        ),
    );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => writes.test(readFileSync(file, 'utf8')))).toEqual([]);
  for (const planted of [
    'UPDATE ledger_accounts SET',
    "insertAll(tx, 'posting_entries'",
    'DELETE FROM ledger_holds',
    'INSERT INTO grants (',
  ])
    expect(writes.test(planted)).toBe(true);
});

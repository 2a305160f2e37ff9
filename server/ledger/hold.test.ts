import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { audit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { recorded } from '../fixtures/recorded.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { testRoom } from '../fixtures/test-room.ts';
import { balanceOf, inPoints, pointsOf } from './accounts.ts';
import { expireHolds, hold, postHold, voidHold } from './hold.ts';
import { book } from './ledger.ts';

let db: Database;
let person: string;
let people = 0;

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);

beforeEach(async () => {
  people += 1;
  person = `p${people}`;
  await db.query("INSERT INTO users VALUES ($1, '', '')", [person]);
  await db.transaction((tx) => book(tx, 'fair', move(10, 'start')));
});

afterAll(async () => {
  const broken = Object.entries(await audit(db, [testRoom])).filter(([, rows]) => rows > 0);
  expect(broken).toEqual([]);
  await db.close();
});

const move = (amount: number, reference: string) => {
  return { owner: person, kind: testRoom.kind(), reference, at: 1, changes: inPoints(amount) };
};

const wanted = (amount: number, reference: string, expiresAt: number | null = null) => {
  return {
    ...pointsOf('fair', person),
    amount,
    kind: testRoom.kind('test-bid'),
    reference,
    at: 1,
    expiresAt,
  };
};

async function held(amount: number, reference = 'one', expiresAt: number | null = null): Promise<number> {
  const id = await db.transaction((tx) => hold(tx, wanted(amount, reference, expiresAt)));
  if (id === null) throw new Error('Not enough');
  return id;
}

const free = () => balanceOf(db, pointsOf('fair', person));
const post = (id: number, amount?: number, now = 5) => db.transaction((tx) => postHold(tx, id, now, amount));
const undo = (id: number, now = 5) => db.transaction((tx) => voidHold(tx, id, now));

/** Balance with what is held, and what is held. */
async function account(): Promise<unknown> {
  const { rows } = await db.query<{ balance: number; held: number }>(
    'SELECT balance, held FROM ledger_accounts WHERE owner = $1',
    [person],
  );
  return [rows[0]?.balance, rows[0]?.held];
}

it('what is held cannot be spent or held again', async () => {
  await held(7);
  expect([await free(), await account()]).toEqual([3, [10, 7]]);
  await expect(db.transaction((tx) => book(tx, 'fair', move(-4, 'cake')))).rejects.toThrow(/solvent/);
  expect(await db.transaction((tx) => hold(tx, wanted(4, 'two')))).toBeNull();
  expect((await db.transaction((tx) => book(tx, 'fair', move(-3, 'tea')))).balance).toBe(0);
});

it('is the same hold when it is asked for again, and never another', async () => {
  const id = await held(7);
  expect(await held(7)).toBe(id);
  expect(await free()).toBe(3);
  await expect(held(6)).rejects.toThrow(/bid "one" was held before for something else/);
});

it('is taken as a whole', async () => {
  expect(await post(await held(7))).toBe('posted');
  expect([await free(), await account()]).toEqual([3, [3, 0]]);
});

it('is taken in part, and the rest is free', async () => {
  expect(await post(await held(7), 2)).toBe('posted');
  expect([await free(), await account()]).toEqual([8, [8, 0]]);
});

it('gives no more than was held, and no part of a unit', async () => {
  const id = await held(7);
  for (const amount of [8, 0, -1, 1.5]) await expect(post(id, amount)).rejects.toThrow(RangeError);
  expect(await account()).toEqual([10, 7]);
});

it('is freed', async () => {
  expect(await undo(await held(7))).toBe('voided');
  expect(await account()).toEqual([10, 0]);
});

it('ends with its time, whoever comes then', async () => {
  expect(await post(await held(1, 'a', 5), undefined, 4)).toBe('posted');
  expect(await post(await held(1, 'b', 5))).toBe('expired');
  expect(await undo(await held(1, 'c', 5))).toBe('expired');
  await held(1, 'd', 5);
  await held(1, 'e', 6);
  expect(await expireHolds(db, 5)).toBe(1);
  expect(await expireHolds(db, 5)).toBe(0);
  expect(await account()).toEqual([9, 1]);
  expect(await expireHolds(db, 6)).toBe(1);
});

it('is one that there is', async () => {
  await expect(post(999_999)).rejects.toThrow('There is no hold 999999');
  await expect(undo(999_999)).rejects.toThrow('There is no hold 999999');
});

it('ends once', async () => {
  const ends = {
    posted: (id: number) => post(id, 2),
    voided: (id: number) => undo(id),
    expired: (id: number) => post(id, 2, 100),
  };
  for (const [state, end] of Object.entries(ends)) {
    const id = await held(3, state, 50);
    expect(await end(id)).toBe(state);
    const after = await account();
    for (const again of [() => post(id, 2), () => undo(id), () => post(id, 2, 100)])
      expect(await again()).toBe(state);
    expect(await expireHolds(db, 100)).toBe(0);
    expect(await account()).toEqual(after);
  }
});

it('ends once, whoever asks at the same time', async () => {
  const id = await held(7, 'one', 50);
  const ends = await Promise.all([
    post(id),
    undo(id),
    post(id, 3),
    undo(id),
    expireHolds(db, 60).then(() => null),
    ...Array.from({ length: 6 }, (_, n) => (n % 2 ? post(id) : undo(id))),
  ]);
  const states = new Set(ends.filter((one) => one !== null));
  expect(states.size).toBe(1);
  const [state] = states;
  const { rows } = await db.query<{ taken: number | null }>(
    'SELECT taken FROM ledger_holds WHERE hold_id = $1',
    [id],
  );
  expect(await account()).toEqual([10 - (state === 'posted' ? (rows[0]?.taken ?? 0) : 0), 0]);
});

it('is read again behind the lock of its account, whoever ends it', async () => {
  const { db: over, ran } = recorded(db);
  const ends = {
    post: (id: number) => over.transaction((tx) => postHold(tx, id, 5)),
    void: (id: number) => over.transaction((tx) => voidHold(tx, id, 5)),
    expire: () => expireHolds(over, 60),
  };
  for (const [name, end] of Object.entries(ends)) {
    const id = await held(1, name, 50);
    ran.length = 0;
    await end(id);
    const said = ran.map(({ sql }) => sql);
    const locked = said.findIndex((sql) => sql.includes('lock_ledger_account'));
    const written = said.findIndex((sql) => sql.includes('UPDATE ledger_holds'));
    const read = said.findLastIndex((sql) => sql.includes('FROM ledger_holds'));
    expect(locked, name).toBeGreaterThan(-1);
    expect(read, name).toBeGreaterThan(locked);
    expect(written, name).toBeGreaterThan(read);
  }
});

it('ends once, also where it is taken while those of before are looked for', async () => {
  const id = await held(7, 'one', 50);
  const late: Database = {
    ...db,
    async query<Row>(sql: string, parameters?: readonly unknown[]) {
      const found = await db.query<Row>(sql, parameters);
      await post(id);
      return found;
    },
  };
  expect(await expireHolds(late, 60)).toBe(0);
  expect(await account()).toEqual([3, 0]);
});

it('many at once hold no more than there is', async () => {
  const all = Array.from({ length: 12 }, (_, n) => db.transaction((tx) => hold(tx, wanted(3, `${n}`))));
  expect((await Promise.all(all)).filter((id) => id !== null)).toHaveLength(3);
  expect(await account()).toEqual([10, 9]);
});

it('the database lets nobody change a hold that has ended', async () => {
  const id = await held(3);
  await undo(id);
  await expect(
    db.query("UPDATE ledger_holds SET state = 'pending', ended_at = NULL WHERE hold_id = $1", [id]),
  ).rejects.toThrow(/stay as they are/);
  await expect(db.query('DELETE FROM ledger_holds')).rejects.toThrow(/stay as they are/);
});

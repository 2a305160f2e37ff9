import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../fixtures/new-database.ts';
import type { Database } from './database.ts';
import { openPgliteInMemory } from './pglite.ts';

let db: Database;
beforeAll(async () => {
  db = await openPgliteInMemory(newDatabase());
  await db.script(
    'CREATE TABLE things (id int8 PRIMARY KEY, name text, likes int4[], good boolean, about json)',
  );
});
afterAll(() => db.close());

const insert = 'INSERT INTO things VALUES ($1, $2, $3, $4, $5)';
const read = async (sql: string): Promise<number> => {
  const { rows } = await db.query('SELECT name FROM pg_prepared_statements WHERE statement = $1', [sql]);
  return rows.length;
};

it('values come back as they went in, each time the statement runs', async () => {
  expect(await db.query(insert, [1, "a 'quoted' text", [1, 2], true, { a: [1] }])).toMatchObject({
    affected: 1,
  });
  expect(await db.query(insert, [2 ** 40, null, [], false, '"text"'])).toMatchObject({ affected: 1 });
  const { rows } = await db.query('SELECT * FROM things ORDER BY id');
  expect(rows).toEqual([
    { id: 1, name: "a 'quoted' text", likes: [1, 2], good: true, about: { a: [1] } },
    { id: 2 ** 40, name: null, likes: [], good: false, about: 'text' },
  ]);
  expect(await db.query('UPDATE things SET good = $1 RETURNING id', [true])).toMatchObject({
    affected: 2,
    rows: [{ id: 1 }, { id: 2 ** 40 }],
  });
});

it('is read once, however often it runs', async () => {
  for (const id of [10, 11, 12]) await db.query(insert, [id, 'x', null, null, null]);
  expect(await read(insert)).toBe(1);
});

it('one that fails says why by its state, undoes its transaction, and harms none after it', async () => {
  await expect(db.query('SELECT nothing FROM things')).rejects.toMatchObject({ code: '42703' });
  await expect(
    db.transaction(async (tx) => {
      await tx.query(insert, [20, 'x', null, null, null]);
      await tx.query(insert, [20, 'x', null, null, null]);
    }),
  ).rejects.toMatchObject({ code: '23505', table: 'things' });
  const { rows } = await db.query('SELECT id FROM things WHERE id = $1', [20]);
  expect(rows).toEqual([]);
});

it('what has been undone to a savepoint is gone, and the rest is kept', async () => {
  await db.transaction(async (tx) => {
    await tx.query(insert, [30, 'x', null, null, null]);
    await tx.query('SAVEPOINT before');
    await tx.query(insert, [31, 'x', null, null, null]);
    await tx.query('ROLLBACK TO SAVEPOINT before');
  });
  const { rows } = await db.query('SELECT id FROM things WHERE id BETWEEN 30 AND 31');
  expect(rows).toEqual([{ id: 30 }]);
});

it('is read anew when tables have changed', async () => {
  const all = 'SELECT * FROM changing';
  await db.script('CREATE TABLE changing (a int4); INSERT INTO changing VALUES (1)');
  expect((await db.query(all)).rows).toEqual([{ a: 1 }]);
  await db.script('ALTER TABLE changing ADD COLUMN b int4 DEFAULT 2');
  expect((await db.query(all)).rows).toEqual([{ a: 1, b: 2 }]);
  await db.query('ALTER TABLE changing ADD COLUMN c int4 DEFAULT 3');
  expect((await db.query(all)).rows).toEqual([{ a: 1, b: 2, c: 3 }]);
});

it('of a transaction that is over none runs', async () => {
  const late = await db.transaction(async (tx) => () => tx.query('SELECT 1'));
  await expect(late()).rejects.toThrow('The transaction is over');
});

it('statements beside a transaction wait for its end', async () => {
  const seen: string[] = [];
  const [, beside] = await Promise.all([
    db.transaction(async (tx) => {
      await tx.query(insert, [40, 'x', null, null, null]);
      seen.push('first');
      await tx.query(insert, [41, 'x', null, null, null]);
      seen.push('second');
    }),
    db.query('SELECT id FROM things WHERE id BETWEEN 40 AND 41').then(({ rows }) => {
      seen.push('beside');
      return rows;
    }),
  ]);
  expect(beside).toEqual(seen[0] === 'beside' ? [] : [{ id: 40 }, { id: 41 }]);
  expect(seen.indexOf('second') - seen.indexOf('first')).toBe(1);
});

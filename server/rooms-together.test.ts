import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from './audit.ts';
import type { Database } from './database/database.ts';
import { openTestDatabase } from './fixtures/test-database.ts';
import type { ServerRoom } from './kernel/mechanic.ts';
import { handlersOf } from './operations/index.ts';

// Fifteen rooms are written by people who have not read each other's.

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const room = (answers: string, ...wrong: string[]): ServerRoom => ({
  handlers: { [answers]: async () => ({}) },
  audits: { 'each claim has its grant': `SELECT unnest(ARRAY[${wrong.map((one) => `'${one}'`)}]::text[])` },
});

it('two rooms that answer one call do not start, nor one that answers a call of the server', () => {
  expect(() => handlersOf([room('ring'), room('ring')])).toThrow('Two rooms answer the call ring');
  expect(() => handlersOf([room('readTime')])).toThrow('Two rooms answer the call readTime');
  expect(Object.keys(handlersOf([room('ring'), room('sing')]))).toEqual(
    expect.arrayContaining(['ring', 'sing', 'readTime']),
  );
});

it('what is wrong in one room is not hidden by another whose rule is called so', async () => {
  const both = await audit(db, [room('ring', 'a', 'b'), room('sing')]);
  expect(both['each claim has its grant']).toBe(2);
});

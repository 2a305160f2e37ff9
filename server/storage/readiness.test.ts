// By turns: asks databases that fail, again and again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { createReadiness } from './readiness.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('readiness', () => {
  it('is there where a row can be written', async () => {
    expect(await createReadiness(db, () => 7)()).toEqual({ unready: null });
  });

  it('asks the database once a second, however many ask', async () => {
    let asked = 0;
    const counted: Database = Object.assign(Object.create(db), {
      query: (...call: Parameters<Database['query']>) => {
        asked += 1;
        return db.query(...call);
      },
    });
    const ready = createReadiness(counted, () => 7);
    await Promise.all(Array.from({ length: 50 }, () => ready()));
    expect(asked).toBe(2);
  });

  it('names writing where reading still works, and the database where nothing can be read', async () => {
    await db.query('DROP TABLE readiness');
    expect(await createReadiness(db, () => 7)()).toMatchObject({ unready: 'writes' });
    const silent: Database = Object.assign(Object.create(db), {
      query: () => Promise.reject(new Error('The connection is gone.')),
    });
    expect(await createReadiness(silent, () => 7)()).toMatchObject({ unready: 'database' });
  });
});

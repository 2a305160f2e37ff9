// By turns: opens databases on the disk.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { newUser } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { claimForProduction, claimForTryOut, demandNoRealData, momentOfTryOut } from './purpose.ts';

const now = Date.parse('2026-03-02T09:00:00Z');
const day = 86_400_000;

/** A database as if it said so of itself: a PostgreSQL of tests runs without, to be quick. */
const withFsync = (one: Database, fsync: 'on' | 'off'): Database => ({
  ...one,
  transaction: (work) =>
    one.transaction((tx) =>
      work({
        ...tx,
        query: (sql, parameters) =>
          tx.query(sql.replace("current_setting('fsync')", `'${fsync}'::text`), parameters),
      }),
    ),
});

let db: Database;
/** The same database as a PostgreSQL, which several processes may have open. */
let shared: Database;
beforeAll(async () => {
  db = withFsync(await openTestDatabase(), 'on');
  shared = { ...db, engine: 'postgres' };
}, 120_000);
beforeEach(() => db.script('DELETE FROM purpose; DELETE FROM seeded; DELETE FROM tokens; DELETE FROM users'));
afterAll(() => db.close());

describe('what a database is for', () => {
  it('is said by the first process: a try-out’s is never served as the real one', async () => {
    await claimForTryOut(db, false, now);
    await expect(claimForProduction(db)).rejects.toThrow('This database is a try-out’s');
  });

  it('a real one gets no invented people, with whatever dates', async () => {
    await claimForProduction(db);
    await claimForProduction(db);
    for (const realDates of [true, false])
      await expect(claimForTryOut(db, realDates, now)).rejects.toThrow('This database holds real data');
    expect(await momentOfTryOut(db)).toBeNull();
  });

  it('the real one is never a PostgreSQL that may lose what it has acknowledged', async () => {
    const careless = withFsync(shared, 'off');
    await expect(claimForProduction(careless)).rejects.toThrow('fsync = off');
  });

  it('one without a mark is known by what it holds', async () => {
    await newUser(db);
    await expect(claimForTryOut(db, false, now)).rejects.toThrow('This database holds real data');
    await db.query("INSERT INTO seeded (part) VALUES ('mbti')");
    await expect(claimForProduction(db)).rejects.toThrow('This database is a try-out’s');
    expect(await claimForTryOut(db, false, now)).toEqual({ moment: now, movedOn: 0 });
  });
});

describe('a try-out that begins anew', () => {
  it('puts no real data out of sight, marked or not', async () => {
    await demandNoRealData(db);
    await claimForTryOut(db, false, now);
    await newUser(db);
    await demandNoRealData(db);
    await db.query('DELETE FROM purpose');
    await expect(demandNoRealData(db)).rejects.toThrow('This database holds real data');
    await db.script('DELETE FROM tokens; DELETE FROM users');
    await claimForProduction(db);
    await expect(demandNoRealData(db)).rejects.toThrow('This database holds real data');
  });
});

describe('the dates of a try-out', () => {
  it('hold for two days and a half, and have run out at the end of them', async () => {
    await claimForTryOut(db, false, now);
    expect(await claimForTryOut(db, false, now + 2.5 * day - 1)).toEqual({ moment: now, movedOn: 0 });
    expect(await claimForTryOut(db, false, now + 2.5 * day)).toEqual({ moment: now + 2 * day, movedOn: 2 });
  });
});

describe('processes that share a database agree on dates', () => {
  it('that begin at once have one moment', async () => {
    const told = await Promise.all([0, 1, 2, 3].map((late) => claimForTryOut(shared, false, now + late)));
    expect(new Set(told.map(({ moment }) => moment)).size).toBe(1);
  });

  it('that come when the dates have run out move them on once, for all', async () => {
    await claimForTryOut(shared, false, now);
    const later = now + 8.5 * day;
    const told = await Promise.all([0, 1, 2].map(() => claimForTryOut(shared, false, later)));
    expect(told.map(({ moment }) => moment)).toEqual([now + 8 * day, now + 8 * day, now + 8 * day]);
    expect(told.map(({ movedOn }) => movedOn).sort()).toEqual([0, 0, 8]);
    expect(await momentOfTryOut(shared)).toBe(now + 8 * day);
  });

  it('one that wants the documents’ dates where they are moved is refused, and the other way round', async () => {
    await claimForTryOut(shared, false, now);
    await expect(claimForTryOut(shared, true, now)).rejects.toThrow('Start without --real-dates');
    expect(await claimForTryOut(shared, false, now)).toEqual({ moment: now, movedOn: 0 });
    await db.query('UPDATE purpose SET moment = NULL');
    await expect(claimForTryOut(shared, false, now)).rejects.toThrow('Start with --real-dates');
    expect(await claimForTryOut(shared, true, now)).toEqual({ moment: null, movedOn: 0 });
  });
});

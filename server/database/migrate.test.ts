// By turns, 25 s: opens databases on the disk.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../audit.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { firstLife } from '../fixtures/first-life.ts';
import { openEmptyDatabase } from '../fixtures/test-database.ts';
import { roomTables } from '../tables.ts';
import type { Database } from './database.ts';
import { migrate, missingMigrations } from './migrate.ts';
import { migrationsOf } from './tables.ts';

const first = migrationsOf(new URL('./before-rooms/', import.meta.url));
let db: Database;

beforeEach(async () => {
  db = await openEmptyDatabase();
}, 60_000);

afterEach(async () => {
  await db.close();
});

/** Runs what databases ran before rooms had tables of their own, up to a number. */
async function runFirst(last: string): Promise<void> {
  await db.script('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)');
  const { rows } = await db.query<{ name: string }>('SELECT name FROM migrations');
  for (const { name, sql } of first) {
    if (name.slice(0, 3) > last || rows.some((row) => row.name === name)) continue;
    await db.script(sql);
    await db.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
}

async function tablesOfDatabase(): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  return rows.map(({ name }) => name).sort();
}

/** All rows of a table, in an order of their own; of a table that has been given columns, without these. */
async function rowsOf(table: string, columns?: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${table} t`);
  const kept = ([name]: [string, unknown]) => columns?.includes(name) ?? true;
  return rows.map(({ row }) => JSON.stringify(Object.entries(JSON.parse(row)).filter(kept).sort())).sort();
}

const columnsOf = (row = '[]'): readonly string[] =>
  (JSON.parse(row) as [string, unknown][]).map(([name]) => name);

/** What a database is made of: columns, constraints, indexes and triggers, by name. */
async function shapeOf(database: Database): Promise<readonly string[]> {
  const { rows } = await database.query<{ line: string }>(`
    SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity) AS line
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal`);
  return rows.map(({ line }) => line).sort();
}

describe('a database of before', () => {
  it('keeps every row of every table, with the points in the books', async () => {
    await runFirst('009');
    await db.script(firstLife);
    const tables = (await tablesOfDatabase()).filter((table) => table !== 'migrations');
    const before = new Map<string, readonly string[]>();
    for (const table of tables) before.set(table, await rowsOf(table));
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
    await db.script(
      'CREATE TABLE old_entries AS SELECT * FROM ledger_entries; CREATE TABLE old_accounts AS SELECT * FROM accounts',
    );
    await migrate(db, roomTables);
    for (const [table, rows] of before)
      if (table !== 'accounts' && table !== 'ledger_entries')
        expect(await rowsOf(table, columnsOf(rows[0])), table).toEqual(expect.arrayContaining([...rows]));
    const entries = 'activity, user_id, seq, amount, balance_after, kind, reference, at';
    const moved = await db.query(
      `SELECT book AS activity, owner AS user_id, seq, amount, balance_after, kind, reference, at
       FROM ledger_movements WHERE unit = 'points' ORDER BY book, owner, seq`,
    );
    const old = await db.query(`SELECT ${entries} FROM old_entries ORDER BY activity, user_id, seq`);
    expect(old.rows.length).toBeGreaterThan(500);
    expect(moved.rows).toEqual(old.rows);
    const accounts = await db.query(
      "SELECT book AS activity, owner AS user_id, balance, entries FROM ledger_accounts WHERE owner <> '' ORDER BY 1, 2",
    );
    const oldAccounts = await db.query('SELECT * FROM old_accounts ORDER BY activity, user_id');
    expect(accounts.rows).toEqual(oldAccounts.rows);
    const broken = Object.entries(await audit(db, everyRoom)).filter(([, rows]) => rows > 0);
    expect(broken).toEqual([]);
    await db.script('DROP TABLE old_entries; DROP TABLE old_accounts');
    expect(await migrate(db, roomTables)).toEqual([]);
  }, 60_000);

  it('is not moved where an entry would be lost', async () => {
    await runFirst('009');
    await db.script(firstLife);
    const core = migrationsOf(new URL('./migrations/', import.meta.url));
    const ledger = core.find(({ name }) => name === '012-ledger.sql');
    const losing = ledger?.sql.replace(
      'FROM ledger_entries ORDER BY at',
      'FROM ledger_entries WHERE seq > 1 ORDER BY at',
    );
    expect(losing).not.toBe(ledger?.sql);
    const asked = db.transaction((tx) => tx.script(losing ?? ''));
    await expect(asked).rejects.toThrow(/an entry of the first ledger was not moved as it was/);
    expect(await tablesOfDatabase()).toContain('ledger_entries');
  }, 60_000);

  it('016: a score beyond what JSON says exactly is kept, and goes no further', async () => {
    await runFirst('009');
    await db.script(firstLife);
    await db.script(
      'UPDATE board_scores SET score = 9007199254740993 WHERE ctid = (SELECT min(ctid) FROM board_scores)',
    );
    await migrate(db, roomTables);
    const beyond = 'SELECT count(*)::int4 AS rows FROM board_scores WHERE score = 9007199254740993';
    expect((await db.query(beyond)).rows).toEqual([{ rows: 1 }]);
    const more = 'UPDATE board_scores SET score = score + 1 WHERE score = 9007199254740993';
    await expect(db.query(more)).rejects.toThrow(/board_scores_score_exact/);
  }, 60_000);

  it('015: facts keep their rows, and an id is taken once for each campaign', async () => {
    await runFirst('010');
    const core = migrationsOf(new URL('./migrations/', import.meta.url));
    await db.script("INSERT INTO users (user_id, nickname, avatar) VALUES ('a', 'A', ''), ('b', 'B', '')");
    const row = (activity: string, id: string) =>
      `INSERT INTO facts (kind, id, request_hash, activity, thing, from_user, to_user, count, points, earned, at, heard)
         VALUES ('gift', '${id}', 'h', '${activity}', 'rose', 'a', 'b', 1, 0, 0, 5, 6)`;
    await db.script(`${row('fair', 'one')}; ${row('fair', 'two')}`);
    await expect(db.query(row('ball', 'one'))).rejects.toThrow(/facts_pkey/);
    const before = await rowsOf('facts');
    expect(await migrate(db, roomTables)).toEqual(expect.arrayContaining(core.map(({ name }) => name)));
    expect(await rowsOf('facts', columnsOf(before[0]))).toEqual(before);
    await db.query(row('ball', 'one'));
    await expect(db.query(row('fair', 'one'))).rejects.toThrow(/facts_pkey/);
  }, 60_000);

  it('is made as a new one is, from wherever it stood', async () => {
    await runFirst('005');
    await migrate(db, roomTables);
    const fresh = await openEmptyDatabase();
    await migrate(fresh, roomTables);
    expect(await shapeOf(db)).toEqual(await shapeOf(fresh));
    await fresh.close();
  }, 60_000);

  it('008, 009: keys that are there get their end, results their numbers; gifts are facts', async () => {
    await runFirst('007');
    const answers = {
      order: '{"code":0,"message":"ok","data":{"orderId":"1"}}',
      refusal: '{"code":1203,"message":"Sold out","data":null}',
      result: '{"code":0,"message":"ok","data":{"id":"1","level":"entry"}}',
    };
    await db.script("INSERT INTO users VALUES ('a', 'A', ''), ('b', 'B', '')");
    for (const [key, answer] of Object.entries(answers))
      await db.query("INSERT INTO idempotency_keys VALUES ('a', $1, '', $2, 1000)", [key, answer]);
    await db.script(`
      INSERT INTO gift_events VALUES ('e', 'h', 'fair', 'rose', 'a', 'b', 2, 20, 10, 5, 6);
      INSERT INTO mbti_results (user_id, level, type, tally, at) VALUES
        ('a', 'entry', 'INFP', '{}', 1), ('b', 'entry', 'INFP', '{}', 2), ('a', 'picked', 'INFP', '{}', 3),
        ('a', 'entry', 'ENFJ', '{}', 4);
      INSERT INTO mbti_people (user_id, result_id, type, tests, at) VALUES
        ('a', 4, 'ENFJ', 2, 4), ('b', 2, 'INFP', 1, 2)`);
    expect((await migrate(db, roomTables))[0]).toBe('008-stored-writes.sql');
    const keys = await db.query('SELECT key, expires_at FROM idempotency_keys ORDER BY key');
    expect(keys.rows).toEqual([
      { key: 'order', expires_at: null },
      { key: 'refusal', expires_at: 1000 + 86_400_000 },
      { key: 'result', expires_at: 1000 + 14 * 86_400_000 },
    ]);
    const facts = await db.query('SELECT * FROM facts');
    expect(facts.rows).toEqual([
      {
        kind: 'gift',
        id: 'e',
        request_hash: 'h',
        activity: 'fair',
        thing: 'rose',
        from_user: 'a',
        to_user: 'b',
        ...{ room: '', couple: '', guild: '' },
        count: 2,
        points: 20,
        earned: 10,
        at: 5,
        heard: 6,
      },
    ]);
    const results = await db.query<{ nth: number }>('SELECT nth FROM mbti_results ORDER BY result_id');
    expect(results.rows.map(({ nth }) => nth)).toEqual([1, 1, 1, 2]);
    const broken = await audit(db, everyRoom);
    expect(broken).toMatchObject({
      'mbti: each type is that of the latest result': 0,
      'mbti: results of a level have numbers without a gap': 0,
    });
    await db.query('DELETE FROM mbti_results WHERE result_id = 1');
    await db.query("UPDATE mbti_people SET tests = 5 WHERE user_id = 'b'");
    expect(await audit(db, everyRoom)).toMatchObject({ 'mbti: each type is that of the latest result': 1 });
  }, 60_000);
});

describe('tables of rooms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-tables-'));
  const room = { room: 'draws', folder: pathToFileURL(`${folder}/tables/`) };

  beforeEach(() => {
    rmSync(join(folder, 'tables'), { recursive: true, force: true });
    mkdirSync(join(folder, 'tables'));
    writeFileSync(join(folder, 'tables/001-draws.sql'), 'CREATE TABLE draws (id int8 PRIMARY KEY)');
  });

  it('come with the room, grow with it, and are known by its name', async () => {
    expect(await migrate(db, [...roomTables, room])).toContain('draws/001-draws.sql');
    writeFileSync(join(folder, 'tables/002-more.sql'), 'ALTER TABLE draws ADD COLUMN at int8');
    expect(await migrate(db, [...roomTables, room])).toEqual(['draws/002-more.sql']);
    expect(await migrate(db, [...roomTables, room])).toEqual([]);
    await expect(migrate(db, roomTables)).rejects.toThrow(/newer than this server.*draws\/001-draws\.sql/);
  }, 60_000);

  it('are missing until they have come', async () => {
    const before = await missingMigrations(db, roomTables);
    expect(await migrate(db, roomTables)).toEqual(before);
    expect(await missingMigrations(db, roomTables)).toEqual([]);
    expect(await missingMigrations(db, [...roomTables, room])).toEqual(['draws/001-draws.sql']);
  }, 60_000);

  it('are refused under another name, or with a number missing', () => {
    writeFileSync(join(folder, 'tables/003-later.sql'), '');
    expect(() => migrationsOf(room.folder, 'draws')).toThrow(/003-later\.sql: .* numbered without a gap/);
    rmSync(join(folder, 'tables/003-later.sql'));
    writeFileSync(join(folder, 'tables/2.sql'), '');
    expect(() => migrationsOf(room.folder, 'draws')).toThrow(/2\.sql/);
  });
});

// By turns: runs migrations of rooms on rows that were there before them.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmptyDatabase } from '../fixtures/test-database.ts';
import { roomTables } from '../tables.ts';
import type { Database } from './database.ts';
import { coreMigrations, migrate, missingMigrations } from './migrate.ts';
import { migrationsOf } from './tables.ts';

let db: Database;

beforeEach(async () => {
  db = await openEmptyDatabase();
}, 60_000);
afterEach(() => db.close());

/** A database as it was before a migration of a room: the core's, and those of the room up to it. */
async function before(name: string): Promise<void> {
  const [room = ''] = name.split('/');
  const tables = roomTables.find((one) => one.room === room);
  const all = [...coreMigrations(), ...(tables === undefined ? [] : migrationsOf(tables.folder, room))];
  const last = all.findIndex((one) => one.name === name);
  if (last < 0) throw new Error(`there is no migration ${name}`);
  await db.script('CREATE TABLE migrations (name text PRIMARY KEY)');
  for (const { name: one, sql } of all.slice(0, last)) {
    await db.script(sql);
    await db.query('INSERT INTO migrations (name) VALUES ($1)', [one]);
  }
  await db.script("INSERT INTO users VALUES ('a', 'A', ''), ('b', 'B', ''), ('c', 'C', '')");
}

/** Brings it to the newest: the migration runs behind the rows that are there. */
async function run(name: string): Promise<void> {
  expect(await missingMigrations(db, roomTables)).toContain(name);
  expect(await migrate(db, roomTables)).toContain(name);
  expect(await missingMigrations(db, roomTables)).toEqual([]);
}

it('team/002: names that were kept as numbers are those that were written; all others stay', async () => {
  const name = 'team/002-names-when-settled.sql';
  await before(name);
  await db.script(`
    BEGIN;
    INSERT INTO teams (activity, name, name_key, hidden_at, code, listed, captain, founded_at, ended_at) VALUES
      ('fair', 'Rude words', 'rudewords', 5, 'AAAAA2', true, 'a', 1, NULL),
      ('fair', '#1', '1', NULL, 'AAAAA3', true, 'b', 1, NULL),
      ('fair', 'Gone since', 'gonesince', NULL, 'AAAAA4', true, NULL, 1, 9),
      ('fair', 'Renamed', 'renamed', NULL, 'AAAAA5', true, 'c', 1, NULL);
    INSERT INTO team_seats SELECT 'fair', captain, team_id, 1, 5, 1 FROM teams WHERE captain IS NOT NULL;
    INSERT INTO team_results (activity, round, place, team_id, name, captain, score, reached_at)
      SELECT 'fair', '2025-06-10', team_id, team_id, CASE code
        WHEN 'AAAAA2' THEN '#' || team_id WHEN 'AAAAA5' THEN 'As it was called then' ELSE name END,
        COALESCE(captain, 'a'), 10, 1 FROM teams;
    -- A team that was called by another's number keeps that name.
    UPDATE team_results SET name = '#999' WHERE team_id = (SELECT team_id FROM teams WHERE code = 'AAAAA3');
    COMMIT`);
  await run(name);
  const { rows } = await db.query<{ code: string; name: string; score: number; hidden: boolean }>(
    `SELECT t.code, r.name, r.score, t.hidden_at IS NOT NULL AS hidden FROM team_results r JOIN teams t USING (team_id) ORDER BY t.code`,
  );
  expect(rows).toEqual([
    { code: 'AAAAA2', name: 'Rude words', score: 10, hidden: true },
    { code: 'AAAAA3', name: '#999', score: 10, hidden: false },
    { code: 'AAAAA4', name: 'Gone since', score: 10, hidden: false },
    { code: 'AAAAA5', name: 'As it was called then', score: 10, hidden: false },
  ]);
}, 60_000);

it('pairing/002: choices of revealed rounds go, with the answers that named them; those of open rounds stay', async () => {
  const name = 'pairing/002-choices-go.sql';
  await before(name);
  const answer = (data: object) => JSON.stringify({ code: 0, message: 'ok', data });
  const chosen = (round: string) => answer({ pairing: 'hall', round, chosen: ['b'] });
  const keys: [string, string, number | null][] = [
    ['choice', chosen('one'), null],
    ['open-choice', chosen('two'), null],
    ['order', answer({ item: 'halo', balance: 5 }), null],
    ['place', answer({ pairing: 'hall', round: 'one', place: 2 }), null],
    ['refusal', JSON.stringify({ code: 1004, message: 'no', data: null }), 77],
  ];
  await db.script(`
    INSERT INTO pairing_seeds SELECT 'fair', 'hall', '2025-06-10', round, '{}', repeat('0a', 32),
      encode(sha256(decode(repeat('0a', 32), 'hex') || sha256(convert_to('{}', 'UTF8'))), 'hex')
      FROM unnest('{one,two}'::text[]) AS round;
    INSERT INTO pairing_places (activity, pairing, held, round, user_id, side, place, seats, most, at)
      SELECT 'fair', 'hall', '2025-06-10', round, person, 'all', nth, 4, 8, 1
      FROM unnest('{one,two}'::text[]) AS round, unnest('{a,b,c}'::text[]) WITH ORDINALITY AS p(person, nth);
    INSERT INTO pairing_choices (activity, pairing, held, round, user_id, nth, chosen)
      SELECT 'fair', 'hall', '2025-06-10', round, who, 1, whom
      FROM unnest('{one,two}'::text[]) AS round, (VALUES ('a', 'b'), ('b', 'a'), ('c', 'a')) AS c(who, whom);
    INSERT INTO pairing_reveals VALUES ('fair', 'hall', '2025-06-10', 'one', 3, 9, 'h');
    INSERT INTO pairing_pairs (activity, pairing, held, round, nth, mutual) VALUES ('fair', 'hall', '2025-06-10', 'one', 1, true);
    INSERT INTO pairing_halves (activity, pairing, held, round, nth, half, user_id, side, lot) VALUES
      ('fair', 'hall', '2025-06-10', 'one', 1, 1, 'a', 'all', repeat('0b', 32)),
      ('fair', 'hall', '2025-06-10', 'one', 1, 2, 'b', 'all', repeat('0c', 32))`);
  for (const [key, told, ends] of keys)
    await db.query(
      'INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at, expires_at) VALUES ($1, $2, $3, $4, 1000, $5)',
      ['a', key, 'h', told, ends],
    );
  await run(name);
  const { rows: left } = await db.query(
    'SELECT round, user_id, chosen FROM pairing_choices ORDER BY round, user_id',
  );
  expect(left).toEqual([
    { round: 'two', user_id: 'a', chosen: 'b' },
    { round: 'two', user_id: 'b', chosen: 'a' },
    { round: 'two', user_id: 'c', chosen: 'a' },
  ]);
  const { rows: pairs } = await db.query('SELECT user_id FROM pairing_halves ORDER BY half');
  expect(pairs, 'who was paired stays').toEqual([{ user_id: 'a' }, { user_id: 'b' }]);
  expect((await db.query('SELECT FROM pairing_places')).rows).toHaveLength(6);
  const { rows: kept } = await db.query('SELECT key, expires_at FROM idempotency_keys ORDER BY key');
  const swept = 1000 + 86_400_000;
  expect(kept).toEqual([
    { key: 'choice', expires_at: swept },
    { key: 'open-choice', expires_at: swept },
    { key: 'order', expires_at: null },
    { key: 'place', expires_at: null },
    { key: 'refusal', expires_at: 77 },
  ]);
}, 60_000);

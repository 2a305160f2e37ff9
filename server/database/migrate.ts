import type { Database, Queryable } from './database.ts';
import { type Migration, migrationsOf, type RoomTables } from './tables.ts';

/** How databases came about before each room brought its own tables: such a database is brought to the end of it first. */
const beforeRooms = new URL('./before-rooms/', import.meta.url);
const core = new URL('./migrations/', import.meta.url);

/** Any constant will do, as long as every process takes the same lock. */
const lock = 7_150_825;

/**
 * What of the newest migrations a database lacks; a database without any table lacks all.
 *
 * @returns their names; those of before the rooms are not looked for
 */
export async function missingMigrations(
  db: Queryable,
  rooms: readonly RoomTables[],
): Promise<readonly string[]> {
  const { rows: made } = await db.query<{ made: boolean }>(
    "SELECT to_regclass('migrations') IS NOT NULL AS made",
  );
  const { rows } = made[0]?.made
    ? await db.query<{ name: string }>('SELECT name FROM migrations')
    : { rows: [] };
  const applied = new Set(rows.map(({ name }) => name));
  return newest(rooms).flatMap(({ name }) => (applied.has(name) ? [] : [name]));
}

/** Those that run before the rooms' own, in order. */
export const coreMigrations = (): readonly Migration[] => migrationsOf(core);

const newest = (rooms: readonly RoomTables[]): readonly Migration[] => [
  ...coreMigrations(),
  ...rooms.flatMap(({ room, folder }) => migrationsOf(folder, room)),
];

/**
 * Brings the database to the newest migrations, all in one transaction: the core's, then each room's, in the order of
 * their list. Processes that start together wait for the first on an advisory lock and then find nothing left to do.
 *
 * @returns names of the migrations that this call ran, or found to be done under an older name
 * @throws when an applied migration is unknown to this version of the server
 */
export function migrate(db: Database, rooms: readonly RoomTables[]): Promise<readonly string[]> {
  const first = migrationsOf(beforeRooms);
  const now = newest(rooms);
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    await tx.script('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)');
    const { rows } = await tx.query<{ name: string }>('SELECT name FROM migrations');
    const applied = new Set(rows.map((row) => row.name));
    const known = new Set([...first, ...now].map(({ name }) => name));
    const unknown = [...applied].find((name) => !known.has(name));
    if (unknown !== undefined)
      throw new Error(`The database is newer than this server: it has run ${unknown}`);
    const begun = first.some(({ name }) => applied.has(name));
    const missing = [...(begun ? first : []), ...now].filter(({ name }) => !applied.has(name));
    for (const { name, sql, adopts } of missing) {
      if (adopts === null || !applied.has(adopts)) await tx.script(sql);
      await tx.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
      applied.add(name);
    }
    return missing.map(({ name }) => name);
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Any constant will do, as long as every process takes the same lock. */
const lock = 7_150_825;

/**
 * Brings the database to the newest migration, all in one transaction. Processes that start together wait for
 * the first on an advisory lock and then find nothing left to do.
 *
 * @returns names of the migrations that this call ran
 * @throws when an applied migration is unknown to this version of the server
 */
export function migrate(db: Database): Promise<readonly string[]> {
  const files = readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
    .sort();
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    await tx.script('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)');
    const { rows } = await tx.query<{ name: string }>('SELECT name FROM migrations');
    const applied = new Set(rows.map((row) => row.name));
    const unknown = [...applied].find((name) => !files.includes(name));
    if (unknown !== undefined)
      throw new Error(`The database is newer than this server: it has run ${unknown}`);
    const missing = files.filter((name) => !applied.has(name));
    for (const name of missing) {
      await tx.script(readFileSync(`${folder}${name}`, 'utf8'));
      await tx.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
    return missing;
  });
}

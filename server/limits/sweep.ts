import type { Database } from '../database/database.ts';

/** How many rows one statement removes, so that no order waits long for the embedded engine's one connection. */
const atOnce = 2000;

/** Rows of which some are removed by their age. All of it is SQL of this server. */
interface Aging {
  readonly table: string;
  /** Columns that make a row one, with commas between. */
  readonly id: string;
  /** Column with a moment, ms UTC. */
  readonly moment: string;
}

/** Removes the rows whose moment lies before another. @returns how many */
export async function sweepRows(db: Database, { table, id, moment }: Aging, before: number): Promise<number> {
  let removed = 0;
  let last = atOnce;
  while (last === atOnce) {
    const { rows } = await db.query(
      `DELETE FROM ${table} WHERE (${id}) IN (SELECT ${id} FROM ${table} WHERE ${moment} < $1 LIMIT $2) RETURNING 1`,
      [before, atOnce],
    );
    last = rows.length;
    removed += last;
  }
  // A PostgreSQL vacuums by itself; the embedded one has nobody to do it, and its files would only grow: what was rolled
  // back takes room in them as well.
  if (db.engine === 'pglite') await db.query(`VACUUM ${table}`);
  return removed;
}

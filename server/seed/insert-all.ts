import type { Queryable } from '../database/database.ts';

/**
 * Writes many rows with one statement; `columns` is `name type` pairs, as in a table.
 *
 * @param conflict what happens to a row that is there already; without it, that one stays as it is
 */
export async function insertAll(
  tx: Queryable,
  table: string,
  columns: string,
  rows: readonly object[],
  conflict = 'DO NOTHING',
): Promise<void> {
  const names = columns.split(', ').map((column) => column.split(' ')[0]);
  await tx.query(
    `INSERT INTO ${table} (${names.join(', ')})
     SELECT ${names.join(', ')} FROM json_to_recordset($1::json) AS r(${columns}) ON CONFLICT ${conflict}`,
    [JSON.stringify(rows)],
  );
}

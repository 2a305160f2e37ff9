import type { Queryable } from '../database/database.ts';

/** Writes many rows with one statement; `columns` is `name type` pairs, as in a table. What is there already stays. */
export async function insertAll(
  tx: Queryable,
  table: string,
  columns: string,
  rows: readonly object[],
): Promise<void> {
  const names = columns.split(', ').map((column) => column.split(' ')[0]);
  await tx.query(
    `INSERT INTO ${table} (${names.join(', ')})
     SELECT ${names.join(', ')} FROM json_to_recordset($1::json) AS r(${columns}) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

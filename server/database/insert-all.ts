import type { Queryable } from './database.ts';

/**
 * Writes many rows with one statement; `columns` is `name type` pairs, as in a table.
 *
 * @param conflict what happens to a row that is there already, and what is returned of those that were written; without
 *   it, that one stays as it is, and nothing is returned; null: it is an error
 */
export async function insertAll<Row = never>(
  tx: Queryable,
  table: string,
  columns: string,
  rows: readonly object[],
  conflict: string | null = 'DO NOTHING',
): Promise<readonly Row[]> {
  const names = columns.split(', ').map((column) => column.split(' ')[0]);
  const written = await tx.query<Row>(
    `INSERT INTO ${table} (${names.join(', ')})
     SELECT ${names.join(', ')} FROM json_to_recordset($1::json) AS r(${columns})${conflict === null ? '' : ` ON CONFLICT ${conflict}`}`,
    [JSON.stringify(rows)],
  );
  return written.rows;
}

import { PGlite } from '@electric-sql/pglite';
import { type Database, parseInt8, type Queryable } from './database.ts';
import { withRetry } from './retry.ts';

interface Connection {
  query<Row>(
    sql: string,
    parameters?: unknown[],
  ): Promise<{ rows: Row[]; affectedRows?: number | undefined }>;
  exec(sql: string): Promise<unknown>;
}

const int8 = 20;

function queryable(connection: Connection): Queryable {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      const { rows, affectedRows } = await connection.query<Row>(sql, [...parameters]);
      return { rows, affected: affectedRows ?? rows.length };
    },
    async script(sql) {
      await connection.exec(sql);
    },
  };
}

/**
 * The embedded PostgreSQL: one connection, so its transactions run one after the other.
 *
 * @param dataDir folder of the data, or null for one in memory
 */
export async function openPglite(dataDir: string | null): Promise<Database> {
  const parsers = { [int8]: parseInt8 };
  const pglite = await PGlite.create(dataDir === null ? { parsers } : { dataDir, parsers });
  return {
    ...queryable(pglite),
    engine: 'pglite',
    transaction: (work) => withRetry(() => pglite.transaction((tx) => work(queryable(tx)))),
    close: () => pglite.close(),
  };
}

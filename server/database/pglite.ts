import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, parseInt8, type Queryable } from './database.ts';
import { SyncedFolder, syncFolder, syncTree } from './pglite-files.ts';
import { withRetry } from './retry.ts';

interface Connection {
  query<Row>(
    sql: string,
    parameters?: unknown[],
  ): Promise<{ rows: Row[]; affectedRows?: number | undefined }>;
  exec(sql: string): Promise<unknown>;
}

const int8 = 20;
/** How the engine gives values that JavaScript has no type for. */
export const parsers = { [int8]: parseInt8 };

/**
 * PGlite switches fsync off (`-F`), and its way to write through, fdatasync, does nothing. A commit that moves money
 * must be on the disk when it is answered.
 */
const durable = [...PGlite.defaultStartParams.filter((one) => one !== '-F'), '-c', 'wal_sync_method=fsync'];

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

const openFolder = (folder: string): Promise<PGlite> =>
  PGlite.create({ fs: new SyncedFolder(folder), startParams: durable, parsers });

/** Makes a new database under another name first: under its own it is whole, or not there. */
async function make(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await openFolder(draft)).close();
  syncTree(draft);
  renameSync(draft, folder);
  syncFolder(dirname(folder));
}

/**
 * The embedded PostgreSQL: one connection, so its transactions run one after the other.
 *
 * @param dataDir folder of the data, or null for one in memory
 * @throws Error where there is a folder that holds no database: a new one in its place would hide what happened
 */
export async function openPglite(dataDir: string | null): Promise<Database> {
  if (dataDir !== null) {
    const begun = existsSync(dataDir) && readdirSync(dataDir).length > 0;
    if (begun && !existsSync(join(dataDir, 'PG_VERSION'))) throw new Error('PG_VERSION is missing in it');
    if (!begun) await make(dataDir);
  }
  return databaseOver(dataDir === null ? await PGlite.create({ parsers }) : await openFolder(dataDir));
}

/** An open engine as a database; it must know `parsers`. */
export function databaseOver(pglite: PGlite): Database {
  return {
    ...queryable(pglite),
    engine: 'pglite',
    transaction: (work) => withRetry(() => pglite.transaction((tx) => work(queryable(tx)))),
    close: () => pglite.close(),
  };
}

import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
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

const openFolder = (folder: string, demandHeld: () => void): Promise<PGlite> =>
  PGlite.create({ fs: new SyncedFolder(folder, demandHeld), startParams: durable, parsers });

/** Makes a new database under another name first: under its own it is whole, or not there. */
export async function makePglite(folder: string, demandHeld: () => void): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await openFolder(draft, demandHeld)).close();
  syncTree(draft);
  renameSync(draft, folder);
  syncFolder(dirname(folder));
}

/** The embedded PostgreSQL of a folder: one connection, so its transactions run one after the other. */
export const openPglite = async (folder: string, demandHeld: () => void): Promise<Database> =>
  databaseOver(await openFolder(folder, demandHeld));

/** The same without any folder; `files`, where given, are those of a new database, which takes seconds to make. */
export const openPgliteInMemory = async (files?: Blob): Promise<Database> =>
  databaseOver(await PGlite.create({ parsers, ...(files && { loadDataDir: files }) }));

/** An open engine as a database; it must know `parsers`. */
export function databaseOver(pglite: PGlite): Database {
  return {
    ...queryable(pglite),
    engine: 'pglite',
    transaction: (work) => withRetry(() => pglite.transaction((tx) => work(queryable(tx)))),
    close: () => pglite.close(),
  };
}

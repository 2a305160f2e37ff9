import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { type Database, parseInt8, type Queryable, type Result } from './database.ts';
import { SyncedFolder, syncFolder, syncTree } from './pglite-files.ts';
import { type Answered, Statements } from './pglite-statements.ts';
import { withRetry } from './retry.ts';

const int8 = 20;
/** How the engine gives values that JavaScript has no type for. */
export const parsers = { [int8]: parseInt8 };

/**
 * PGlite switches fsync off (`-F`), and its way to write through, fdatasync, does nothing. A commit that moves money
 * must be on the disk when it is answered.
 */
const durable = [...PGlite.defaultStartParams.filter((one) => one !== '-F'), '-c', 'wal_sync_method=fsync'];

const resultOf = <Row>({ rows, affectedRows }: Answered<Row>): Result<Row> => ({
  rows,
  affected: affectedRows ?? rows.length,
});

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
  const statements = new Statements(pglite);
  const within = (tx: Transaction): Queryable => ({
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      if (tx.closed) throw new Error('The transaction is over');
      return resultOf(await statements.query<Row>(sql, parameters));
    },
    script: (sql) => statements.script(sql, (text) => tx.exec(text)),
  });
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      await pglite._checkReady();
      return pglite._runExclusiveTransaction(async () => {
        const result = await statements.query<Row>(sql, parameters);
        await statements.replan();
        await pglite.syncToFs();
        return resultOf(result);
      });
    },
    script: (sql) => statements.script(sql, (text) => pglite.exec(text)),
    engine: 'pglite',
    transaction: (work) => withRetry(() => pglite.transaction((tx) => work(within(tx)))),
    close: () => pglite.close(),
  };
}

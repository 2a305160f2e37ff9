import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPgliteInMemory } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { roomTables } from '../tables.ts';
import { DatabaseUnavailable, inOwnWords } from './database-unavailable.ts';
import { openEmbedded } from './embedded.ts';

/** Where the data lives. `databaseUrl` wins; `dataDir: null` is a database in memory, for tests. */
export interface DatabaseOptions {
  /** The folder of the embedded database itself: see databaseFolder. */
  readonly dataDir: string | null;
  readonly databaseUrl?: string | undefined;
  /** Of a database in memory: the files of a new one, as the engine hands them out. It makes its own without. */
  readonly files?: Blob;
}

/**
 * Opens the database as it is.
 *
 * @throws DatabaseUnavailable as openDatabase does
 */
export async function connect({ dataDir, databaseUrl, files }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined && databaseUrl !== '') {
    try {
      return await openPostgres(databaseUrl);
    } catch (error) {
      throw new DatabaseUnavailable(
        `The database of DATABASE_URL does not answer: ${inOwnWords(error)}`,
        error,
      );
    }
  }
  return dataDir === null ? openPgliteInMemory(files) : openEmbedded(dataDir);
}

/**
 * Opens the database and brings it to the newest migration.
 *
 * @throws DatabaseUnavailable with one clear sentence: folder not writable, in use or damaged; no connection
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const db = await connect(options);
  try {
    await migrate(db, roomTables);
  } catch (error) {
    await db.close();
    throw new DatabaseUnavailable(
      `The tables of the database cannot be brought to this version of the server: ${inOwnWords(error)}`,
      error,
    );
  }
  return db;
}

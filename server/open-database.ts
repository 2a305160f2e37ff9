import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';

/** Where the data lives. `databaseUrl` wins; `dataDir: null` is a database in memory, for tests. */
export interface DatabaseOptions {
  readonly dataDir: string | null;
  readonly databaseUrl?: string | undefined;
}

/** A database that cannot be opened, with a message for the person at the terminal. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Lock files that this process holds. */
const held = new Set<string>();

/** True for a running process that may be a server of ours: numbers are used again, so its command counts, too. */
function mayBeServer(pid: number, lockFile: string): boolean {
  if (held.has(lockFile)) return true;
  // After a restart inside a container, the number may be our own.
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  try {
    return /node|gala/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}

/** Waits until a second process that found the same leftover lock would have taken it, too. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

/** The embedded engine may be open once only: a second process in the same folder would destroy the data. */
async function takeFolder(folder: string): Promise<() => void> {
  const lockFile = join(folder, 'server.pid');
  const holderOf = () => Number.parseInt(readFileSync(lockFile, 'utf8'), 10);
  const inUse = (cause: unknown) =>
    new DatabaseUnavailable(
      `The data folder ${folder} is in use by process ${holderOf()}. Stop it first, or choose another folder.`,
      cause,
    );
  const take = () => writeFileSync(lockFile, `${process.pid}\n`, { flag: 'wx' });
  try {
    take();
  } catch (error) {
    if (!existsSync(lockFile)) throw error;
    if (mayBeServer(holderOf(), lockFile)) throw inUse(error);
    // Left behind by a process that was killed.
    rmSync(lockFile, { force: true });
    try {
      take();
    } catch (second) {
      throw existsSync(lockFile) ? inUse(second) : second;
    }
    await settle();
    if (holderOf() !== process.pid) throw inUse(error);
  }
  held.add(lockFile);
  return () => {
    held.delete(lockFile);
    rmSync(lockFile, { force: true });
  };
}

/**
 * Puts the folder of an embedded database aside, whole, under a name that tells when.
 *
 * @returns where it lies from then on; null when there was none
 * @throws DatabaseUnavailable while a server has it open, or when the folder cannot be moved
 */
export async function putAside(dataDir: string, now: number): Promise<string | null> {
  const folder = resolve(dataDir);
  if (!existsSync(folder)) return null;
  const release = await takeFolder(folder);
  const told = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  for (let n = 1; ; n += 1) {
    const aside = `${folder}-until-${told}${n === 1 ? '' : `-${n}`}`;
    if (existsSync(aside)) continue;
    try {
      renameSync(folder, aside);
    } catch (error) {
      release();
      throw new DatabaseUnavailable(
        `The data folder ${folder} cannot be put aside: ${reasonOf(error)}`,
        error,
      );
    }
    release();
    rmSync(join(aside, 'server.pid'), { force: true });
    return aside;
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new DatabaseUnavailable(`The data folder ${folder} is not writable: ${reasonOf(error)}`, error);
  }
  const release = await takeFolder(folder);
  try {
    const db = await openPglite(join(folder, 'pgdata'));
    return {
      ...db,
      async close() {
        await db.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw new DatabaseUnavailable(
      `The embedded database in ${folder} is damaged: ${reasonOf(error)}. It was left as it is. Put a copy of the folder in its place, or move it away to begin with an empty one (npm start -- --fresh does).`,
      error,
    );
  }
}

async function connect({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined && databaseUrl !== '') {
    try {
      return await openPostgres(databaseUrl);
    } catch (error) {
      throw new DatabaseUnavailable(
        `The database of DATABASE_URL does not answer: ${reasonOf(error)}`,
        error,
      );
    }
  }
  return dataDir === null ? openPglite(null) : openEmbedded(dataDir);
}

/**
 * Opens the database and brings it to the newest migration.
 *
 * @throws DatabaseUnavailable with one clear sentence: folder not writable or in use, no connection
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const db = await connect(options);
  try {
    await migrate(db);
  } catch (error) {
    await db.close();
    throw new DatabaseUnavailable(
      `The tables of the database cannot be brought to this version of the server: ${reasonOf(error)}`,
      error,
    );
  }
  return db;
}

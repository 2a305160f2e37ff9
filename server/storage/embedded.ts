import { accessSync, constants, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from '../database/database.ts';
import { makePglite, openPglite } from '../database/pglite.ts';
import { DatabaseUnavailable, inOwnWords } from './database-unavailable.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { demandSoundFolder, engineFiles, isBegun, notWritable, remember, wayOut } from './folder-state.ts';

/**
 * Where in a data folder, the `GALA_DATA` of all commands, the embedded database lies: in `database`, or in the folder
 * itself, where production once put it.
 *
 * @throws DatabaseUnavailable where there is one in each: whichever was opened, the other would be out of sight
 */
export function databaseFolder(dataFolder: string): string {
  const itself = resolve(dataFolder);
  const below = join(itself, 'database');
  const begun = (folder: string): boolean => {
    try {
      return isBegun(folder);
    } catch (error) {
      throw notWritable(folder, error);
    }
  };
  if (!begun(itself)) return below;
  if (begun(below))
    throw new DatabaseUnavailable(
      `There are two databases in ${itself}: ${join(itself, engineFiles)} and ${join(below, engineFiles)}. Move the one away that is not meant, with the file ${engineFiles}.made beside it.`,
      undefined,
    );
  return itself;
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
  const lock = await lockFolder(folder);
  const told = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  for (let n = 1; ; n += 1) {
    const aside = `${folder}-until-${told}${n === 1 ? '' : `-${n}`}`;
    if (existsSync(aside)) continue;
    try {
      renameSync(folder, aside);
    } catch (error) {
      await lock.release();
      throw new DatabaseUnavailable(
        `The data folder ${folder} cannot be put aside: ${inOwnWords(error)}`,
        error,
      );
    }
    await lock.release(aside);
    return aside;
  }
}

/** A database that does nothing more once another process has taken its folder over. */
function whileHeld(db: Database, folder: string, lock: FolderLock): Database {
  const demand = (): void => {
    if (!lock.holds()) throw new Error(`The data folder ${folder} was taken over by another process.`);
  };
  return {
    ...db,
    async query(sql, parameters) {
      demand();
      return db.query(sql, parameters);
    },
    async script(sql) {
      demand();
      return db.script(sql);
    },
    transaction: (work) =>
      db.transaction((tx) => {
        demand();
        return work(tx);
      }),
    async close() {
      // To close it, the engine writes.
      if (lock.holds()) await db.close();
      await lock.release();
    },
  };
}

/** Whoever has lost the folder in the middle of writing to it must not come to the end of it. */
function endUnlessHeld(folder: string, lock: FolderLock): void {
  if (lock.holds()) return;
  console.error(`The data folder ${folder} was taken over by another process: this one ends.`);
  process.exit(1);
}

async function openLocked(folder: string, lock: FolderLock): Promise<Database> {
  const files = join(folder, engineFiles);
  const begun = demandSoundFolder(folder);
  try {
    const demandHeld = (): void => endUnlessHeld(folder, lock);
    if (!begun) await makePglite(files, demandHeld);
    const db = await openPglite(files, demandHeld);
    remember(folder);
    return whileHeld(db, folder, lock);
  } catch (error) {
    // The engine's own words say nothing that helps; they are the cause.
    throw new DatabaseUnavailable(
      begun
        ? `The embedded database in ${folder} is damaged: the engine cannot open it. Its attempt may have changed files in it. ${wayOut}`
        : `The engine cannot make a database in ${folder}. Is the disk full?`,
      error,
    );
  }
}

/**
 * Opens the embedded database of a folder, and makes one where there never was any.
 *
 * @throws DatabaseUnavailable with one clear sentence
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir);
  let lock: FolderLock;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    lock = await lockFolder(folder);
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? error : notWritable(folder, error);
  }
  try {
    return await openLocked(folder, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

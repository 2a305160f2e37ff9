import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../database/pglite-files.ts';
import { DatabaseUnavailable, inOwnWords } from './database-unavailable.ts';

/** Where the engine's files lie in the folder of an embedded database. */
export const engineFiles = 'pgdata';

/** Remembers beside them that they were there. */
const marker = 'pgdata.made';

/** What to do about a folder that cannot be opened. */
export const wayOut =
  'Put a copy of the folder in its place, or move it away to begin with an empty one (a try-out: npm start -- --fresh).';

const leftAlone = `It was left as it is. ${wayOut}`;

/** Notes that a folder has a database, so that its loss is noticed. */
export function remember(folder: string): void {
  const path = join(folder, marker);
  if (existsSync(path)) return;
  const file = openSync(path, 'w');
  writeSync(file, `A database was made here, in ${engineFiles}. While this file stands, no other is made.\n`);
  fsyncSync(file);
  closeSync(file);
  syncFolder(folder);
}

/** Whether a folder has a database under the place where it is looked for, whole or not, or has had one. */
export const isBegun = (folder: string): boolean =>
  existsSync(join(folder, marker)) || namesIn(join(folder, engineFiles)).length > 0;

function namesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    // A file in the way is something that is there.
    if (code === 'ENOTDIR') return ['.'];
    throw error;
  }
}

function sizeOf(path: string): number | null {
  try {
    return statSync(path).size;
  } catch {
    return null;
  }
}

/** What the engine cannot do without: a file with its size, or a folder with a name that must be in it. */
const needed: readonly (readonly [path: string, expected: number | RegExp])[] = [
  ['PG_VERSION', 3],
  ['global/pg_control', 8192],
  ['global/pg_filenode.map', 524],
  ['base/1', /^pg_filenode\.map$/],
  ['base/5', /^pg_filenode\.map$/],
  ['pg_wal', /^[0-9A-F]{24}$/],
  ['pg_xact', /^[0-9A-F]{4,}$/],
];

function damageIn(files: string): string | null {
  if (!statSync(files).isDirectory()) return `${engineFiles} is not a folder`;
  for (const [name, expected] of needed) {
    const path = join(files, name);
    if (expected instanceof RegExp) {
      if (!namesIn(path).some((one) => expected.test(one)))
        return `${engineFiles}/${name} is missing or empty`;
      continue;
    }
    const size = sizeOf(path);
    if (size === null) return `${engineFiles}/${name} is missing`;
    if (size !== expected) return `${engineFiles}/${name} has ${size} bytes instead of ${expected}`;
  }
  const control = readFileSync(join(files, 'global/pg_control'));
  return control.subarray(0, 16).every((byte) => byte === 0)
    ? `${engineFiles}/global/pg_control is zeros`
    : null;
}

/** The first file that this process may not write to. */
function closedTo(folder: string): { path: string; error: unknown } | null {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const below = closedTo(path);
      if (below) return below;
    } else if (entry.isFile()) {
      try {
        closeSync(openSync(path, 'r+'));
      } catch (error) {
        return { path, error };
      }
    }
  }
  return null;
}

/**
 * Judges what lies in the folder of an embedded database before an engine opens it, and changes nothing.
 *
 * @returns whether there is a database to open; false: one is to be made
 * @throws DatabaseUnavailable for what cannot be opened, or would hide that a database is gone
 */
export function demandSoundFolder(folder: string): boolean {
  const files = join(folder, engineFiles);
  if (!isBegun(folder)) return false;
  if (namesIn(files).length === 0)
    throw new DatabaseUnavailable(
      `The embedded database in ${folder} is gone: ${engineFiles} is ${existsSync(files) ? 'empty' : 'missing'}, and ${marker} says that there was one. ${leftAlone}`,
      undefined,
    );
  try {
    const damage = damageIn(files);
    if (damage !== null)
      throw new DatabaseUnavailable(
        `The embedded database in ${folder} is damaged: ${damage}. ${leftAlone}`,
        undefined,
      );
    const closed = closedTo(files);
    if (closed) throw notWritable(folder, closed.error);
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? error : notWritable(folder, error);
  }
  return true;
}

/** A folder, or a file in it, to which this process has no right; the reason of the system names which. */
export const notWritable = (folder: string, error: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(`The data folder ${folder} is not writable: ${inOwnWords(error)}`, error);

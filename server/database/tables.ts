import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Tables of one room: numbered SQL files in a folder of its own, run after those of the core, each once. */
export interface RoomTables {
  /** Names the room in the list of what a database has run. */
  readonly room: string;
  readonly folder: URL;
}

/** One file of SQL. */
export interface Migration {
  /** As a database remembers it: a room's with the room before. */
  readonly name: string;
  readonly sql: string;
  /** A database that has run this one has the tables already (`-- adopts <name>` on the first line). */
  readonly adopts: string | null;
}

/**
 * The migrations of a folder, in order.
 *
 * @throws Error for SQL under another name than `001-what-it-does.sql`, or numbers that do not rise by one
 */
export function migrationsOf(folder: URL, room: string | null = null): readonly Migration[] {
  const path = fileURLToPath(folder);
  const files = readdirSync(path).sort();
  const wrong = files.find((file, i) => {
    const number = /^(\d{3})-[a-z-]+\.sql$/.exec(file)?.[1];
    const before = i === 0 ? null : Number(files[i - 1]?.slice(0, 3));
    return number === undefined || (before !== null && Number(number) !== before + 1);
  });
  if (wrong !== undefined)
    throw new Error(`${path}${wrong}: a migration is called 001-what-it-does.sql, numbered without a gap`);
  return files.map((file) => {
    const sql = readFileSync(`${path}${file}`, 'utf8');
    const adopts = /^-- adopts (\S+)/.exec(sql)?.[1] ?? null;
    return { name: room === null ? file : `${room}/${file}`, sql, adopts };
  });
}

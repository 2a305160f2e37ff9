// npm run audit: what must always be true of a database, asked of it as it is. Changes nothing; exit code 1 where a row is wrong.

import { StartProblem } from '../build/start-problem.ts';
import { mechanics } from '../mechanics/index.ts';
import { createModuleServers } from '../modules/servers.ts';
import { type DataSettings, readDataSettings, SettingsProblem } from '../product/production-settings.ts';
import { type Audited, auditEach } from '../server/audit.ts';
import type { Database } from '../server/database/database.ts';
import { missingMigrations } from '../server/database/migrate.ts';
import { DatabaseUnavailable } from '../server/storage/database-unavailable.ts';
import { databaseFolder } from '../server/storage/embedded.ts';
import { isBegun } from '../server/storage/folder-state.ts';
import { connect } from '../server/storage/open-database.ts';
import { roomTables } from '../server/tables.ts';

/** Columns that name people: what a terminal or a log keeps holds no user in full. */
const people: readonly string[] = ['user_id', 'owner', 'from_user', 'to_user'];

const shown = (row: Readonly<Record<string, unknown>>): string =>
  Object.entries(row)
    .map(([column, value]) => {
      const told = typeof value === 'string' && people.includes(column) ? `${value.slice(0, 2)}…` : value;
      return `${column} ${JSON.stringify(told)}`;
    })
    .join(', ');

/** One line an audit, with its room and the number of wrong rows, and the first of those below it. */
export function reportOf(found: readonly Audited[]): string {
  const width = Math.max(...found.map(({ room }) => room.length));
  const lines = found.flatMap(({ room, rule, broken, rows }) => [
    `${String(broken).padStart(6)}  ${room.padEnd(width)}  ${rule}`,
    ...rows.map((row) => `${' '.repeat(8)}${shown(row)}`),
    ...(broken > rows.length ? [`${' '.repeat(8)}and ${broken - rows.length} more`] : []),
  ]);
  const wrong = found.filter(({ broken }) => broken > 0).length;
  const sum = wrong === 0 ? 'no row is wrong' : `${wrong} with wrong rows`;
  return [...lines, `${found.length} audits, ${sum}`].join('\n');
}

/**
 * Asks every audit of one moment of a database. As much as it holds, each may take its time.
 *
 * @throws StartProblem where the database is not of this version
 */
export async function auditDatabase(db: Database): Promise<readonly Audited[]> {
  const [missing] = await missingMigrations(db, roomTables);
  if (missing !== undefined)
    throw new StartProblem(
      `The database is older than this version: it lacks ${missing}. Audit it with the version that serves it, or start this one on it first.`,
    );
  return db.transaction(async (tx) => {
    await tx.script(
      'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY; SET LOCAL statement_timeout = 0',
    );
    return auditEach(tx, [...mechanics, ...createModuleServers()]);
  });
}

/** A database that is there, to be looked at. @throws StartProblem where there is none */
export async function openToRead({ databaseUrl, dataDir }: DataSettings): Promise<Database> {
  const folder = dataDir === undefined ? null : databaseFolder(dataDir);
  // Who looks makes no database.
  if (folder !== null && !isBegun(folder)) throw new StartProblem(`There is no database in ${folder}.`);
  return connect({ dataDir: folder, databaseUrl });
}

async function main(): Promise<void> {
  const [option] = process.argv.slice(2);
  if (option !== undefined)
    throw new StartProblem(
      `npm run audit takes no ${option}: DATABASE_URL or GALA_DATA says which database it looks at.`,
    );
  const db = await openToRead(readDataSettings(process.env, 'npm run audit'));
  try {
    const found = await auditDatabase(db);
    console.log(reportOf(found));
    if (found.some(({ broken }) => broken > 0)) process.exitCode = 1;
  } finally {
    await db.close();
  }
}

if (process.argv[1]?.endsWith('audit.ts'))
  main().catch((error: unknown) => {
    const told =
      error instanceof StartProblem ||
      error instanceof SettingsProblem ||
      error instanceof DatabaseUnavailable;
    console.error(told ? error.message : error);
    process.exit(1);
  });

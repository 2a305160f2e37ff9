import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { databaseOnServer } from '../../server/fixtures/database-on-server.ts';
import { roomTables } from '../../server/tables.ts';
import { partOfDay } from '../testing/part-of-day.ts';

/** Tests whose server and database are real ones: by themselves, or by the helper beside them. */
const OPENS = /open(?:Test|Empty)Database|open(?:Server|Fair|AppFacts|Settlements|Bodies)\(/;
const testFiles = ['server', 'mechanics', 'modules'].flatMap((room) =>
  filesBelow(join(root, room))
    .map((path) => `${room}/${path}`)
    .filter((path) => path.endsWith('.test.ts') && OPENS.test(readFileSync(join(root, path), 'utf8'))),
);

/** In so many days each file has its turn. The same tests run on the embedded database each day. */
const PARTS = 4;

/** Makes a database with all tables, of which each test file gets a copy: that takes a fifth of what making its tables takes. @returns its name */
async function templateOn(server: string): Promise<string> {
  const db = await openPostgres(await databaseOnServer(server, 'with_tables'), 1);
  await migrate(db, roomTables);
  await db.close();
  return 'with_tables';
}

/** The server's own tests, each file on a new database of this PostgreSQL: a quarter of the files, the others on the next days; with `GALA_TESTS=all` all. */
export async function runServerTests(url: string, reports: string): Promise<string> {
  const report = join(reports, 'report.json');
  const now = partOfDay(testFiles, PARTS);
  const parameters = ['vitest', 'run', ...now, '--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, GALA_TEST_DATABASE_URL: url, GALA_TEST_TEMPLATE: await templateOn(url) };
  const { status, stderr } = spawnSync('npx', parameters, { env, encoding: 'utf8' });
  const result = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
  };
  if (status !== 0 || result.numFailedTests > 0 || result.numPassedTests === 0) {
    const failed = result.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((one) => one.status === 'failed')
      .map((one) => `${one.fullName}: ${one.failureMessages[0]?.slice(0, 600)}`);
    throw new Error(
      `${result.numFailedTests} of the server's tests failed\n${[...failed, stderr].join('\n')}`,
    );
  }
  const left = testFiles.length - now.length;
  const others = left === 0 ? '' : `; ${left} files have their turn another day, or with GALA_TESTS=all`;
  return `${result.numPassedTests} tests of ${now.length} files passed${others}`;
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { partOfDay } from '../testing/part-of-day.ts';

/** Tests whose server and database are real ones: by themselves, or by the helper beside them. */
const OPENS = /open(?:Test|Empty)Database|open(?:Server|Fair|AppFacts|Settlements|Bodies)\(/;
const testFiles = ['server', 'mechanics', 'modules'].flatMap((room) =>
  filesBelow(join(root, room))
    .map((path) => `${room}/${path}`)
    .filter((path) => path.endsWith('.test.ts') && OPENS.test(readFileSync(join(root, path), 'utf8'))),
);

/** The server's own tests, each file on a new database of this PostgreSQL: every other file, the others on the next day; with `GALA_TESTS=all` all. */
export function runServerTests(url: string, reports: string): string {
  const report = join(reports, 'report.json');
  const now = partOfDay(testFiles, 2);
  const parameters = ['vitest', 'run', ...now, '--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, GALA_TEST_DATABASE_URL: url };
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

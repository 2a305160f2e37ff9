import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { filesBelow } from '../build/files-below.ts';
import { root } from '../build/schemas.ts';
import { migrate } from '../server/database/migrate.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { Cluster } from '../server/proofs/cluster.ts';
import {
  type Figures,
  proveGifts,
  proveKill,
  proveOneKey,
  proveShutdown,
  proveStock,
} from '../server/proofs/proofs.ts';
import { roomTables } from '../server/tables.ts';

// The server's tests and proofs on a real PostgreSQL: a throwaway cluster of Debian's package, three server processes.

const packages = '/usr/lib/postgresql';
const processes = 3;
/** Tests whose server and database are real ones: by themselves, or by the helper beside them. */
const OPENS = /open(?:Test|Empty)Database|open(?:Server|Fair|AppFacts|Settlements|Bodies)\(/;
const testFiles = ['server', 'mechanics', 'modules'].flatMap((room) =>
  filesBelow(join(root, room))
    .map((path) => `${room}/${path}`)
    .filter((path) => path.endsWith('.test.ts') && OPENS.test(readFileSync(join(root, path), 'utf8'))),
);

function findBinaries(): string | null {
  if (!existsSync(packages)) return null;
  const newestFirst = readdirSync(packages).sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(packages, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user of its own. */
function run(command: string, parameters: readonly string[]): void {
  const asRoot = userInfo().uid === 0;
  const [file, all] = asRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...parameters]]
    : [command, parameters];
  execFileSync(file, all, { stdio: 'pipe', cwd: tmpdir() });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}

/** A PostgreSQL of its own, in a folder that goes with it. */
async function startPostgres(binaries: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gala-postgres-'));
  if (userInfo().uid === 0) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  run(join(binaries, 'initdb'), ['-D', data, '-U', 'gala', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  const start = () =>
    run(join(binaries, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const stop = (mode: 'fast' | 'immediate') =>
    run(join(binaries, 'pg_ctl'), ['-D', data, '-w', '-m', mode, 'stop']);
  start();
  return {
    url: `postgres://gala@127.0.0.1:${port}/postgres`,
    /** Loses all that is not in its write-ahead log, and comes back. */
    crash() {
      stop('immediate');
      start();
    },
    remove() {
      stop('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let passed = 0;
let failed = 0;

async function prove(name: string, proof: () => Promise<Figures | string>): Promise<void> {
  try {
    const figures = await proof();
    passed += 1;
    console.log(`  ok      ${name}: ${typeof figures === 'string' ? figures : describe(figures)}`);
  } catch (error) {
    failed += 1;
    console.error(`  FAILED  ${name}:`, error);
  }
}

function describe(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Ten processes' worth of migrations at once: one does the work, all succeed. */
async function proveMigrations(url: string): Promise<Figures> {
  const databases = await Promise.all(Array.from({ length: 10 }, () => openPostgres(url, 1)));
  const runs = await Promise.all(databases.map((db) => migrate(db, roomTables)));
  await Promise.all(databases.map((db) => db.close()));
  const worked = runs.filter((names) => names.length > 0).length;
  if (worked !== 1) throw new Error(`${worked} processes ran the migrations`);
  return { started: runs.length, worked };
}

/** A database whose commits do not wait for the disk: those of this server do. */
async function proveCommits(server: string): Promise<Figures> {
  const url = await newDatabase(server, 'hasty');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query('ALTER DATABASE hasty SET synchronous_commit = off');
  await client.end();
  const db = await openPostgres(url, 4);
  const told = await Promise.all(
    Array.from({ length: 8 }, () =>
      db.transaction((tx) =>
        tx.query<{ waits: string }>("SELECT current_setting('synchronous_commit') AS waits"),
      ),
    ),
  );
  await db.close();
  const waiting = told.filter(({ rows }) => rows[0]?.waits === 'on').length;
  if (waiting < told.length) throw new Error(`${waiting} of ${told.length} transactions waited for the disk`);
  return { transactions: told.length, waiting };
}

/** The server's own tests, each file on a new database of this PostgreSQL. */
function runServerTests(url: string, reports: string): string {
  const report = join(reports, 'report.json');
  const parameters = ['vitest', 'run', ...testFiles, '--reporter=json', `--outputFile=${report}`];
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
  return `${result.numPassedTests} tests passed`;
}

async function main(binaries: string): Promise<void> {
  const postgres = await startPostgres(binaries);
  const reports = mkdtempSync(join(tmpdir(), 'gala-report-'));
  try {
    const url = await newDatabase(postgres.url, 'proof');
    console.log(`PostgreSQL from ${binaries}, ${processes} server processes`);
    await prove('ten processes migrate at once', () => proveMigrations(url));
    await prove('every commit waits for the disk', () => proveCommits(postgres.url));
    await prove('the server’s tests', async () => runServerTests(postgres.url, reports));
    const cluster = await Cluster.start({ DATABASE_URL: url }, processes);
    await prove('500 buyers, stock of 50', () => proveStock(cluster));
    await prove('one key 100 times at once', () => proveOneKey(cluster));
    await prove('200 gifts crosswise, each told twice', () => proveGifts(cluster));
    await prove('kill -9 of a server, 20 times', () => proveKill(cluster, 20));
    await prove('SIGTERM with 120 orders in flight, 6 times', () => proveShutdown(cluster, 6, 120));
    await prove('crash of PostgreSQL with it, 5 times', () =>
      proveKill(cluster, 5, async () => postgres.crash()),
    );
    await cluster.stop();
  } finally {
    postgres.remove();
    rmSync(reports, { recursive: true, force: true });
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const binaries = findBinaries();
if (binaries === null) console.log('PostgreSQL server not installed: skipped');
else await main(binaries);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../build/schemas.ts';
import { migrate } from '../server/database/migrate.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { databaseOnServer } from '../server/fixtures/database-on-server.ts';
import { proveAllowances, proveLastOnes } from '../server/proofs/allowances.ts';
import { Cluster } from '../server/proofs/cluster.ts';
import {
  type Figures,
  proveGifts,
  proveGiftsKilled,
  proveKill,
  proveOneKey,
  proveShutdown,
  proveStock,
} from '../server/proofs/proofs.ts';
import { proveStorm } from '../server/proofs/storm.ts';
import { proveTickets } from '../server/proofs/tickets.ts';
import { roomTables } from '../server/tables.ts';
import { runServerTests } from '../tools/postgres/server-tests.ts';
import { findBinaries, startPostgres } from '../tools/postgres/throwaway.ts';

// The server's tests and proofs on a real PostgreSQL: a throwaway cluster of Debian's package, three server processes.

const processes = 3;
let passed = 0;
let failed = 0;

async function prove(name: string, proof: () => Promise<Figures | string>): Promise<void> {
  const started = performance.now();
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  try {
    const figures = await proof();
    passed += 1;
    console.log(
      `  ok     ${seconds()} s  ${name}: ${typeof figures === 'string' ? figures : describe(figures)}`,
    );
  } catch (error) {
    failed += 1;
    console.error(`  FAILED ${seconds()} s  ${name}:`, error);
  }
}

function describe(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
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
  const url = await databaseOnServer(server, 'hasty');
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

/** On a database of its own: the campaign is over behind it. */
async function proveStormOn(server: string): Promise<Figures> {
  const url = await databaseOnServer(server, 'storm');
  const dbs = [await openPostgres(url, 12), await openPostgres(url, 12)] as const;
  await migrate(dbs[0], roomTables);
  const figures = await proveStorm(dbs, 160);
  await Promise.all(dbs.map((db) => db.close()));
  return figures;
}

/** On a database of its own, where nobody has bought what is limited yet. */
async function proveLimits(server: string): Promise<void> {
  const cluster = await Cluster.start({ DATABASE_URL: await databaseOnServer(server, 'limits') }, processes);
  await prove('everything that is limited wanted six times at once, kill -9 of a server meanwhile', () =>
    proveAllowances(cluster, 1),
  );
  await prove('the last seat and one printed code wanted by twelve at once, kill -9 meanwhile', () =>
    proveLastOnes(cluster, 1),
  );
  await cluster.stop();
}

/** On a server of their own that waits for no disk: they ask what transactions want of each other, and none crashes it. */
async function runServerTestsOn(binaries: string, reports: string): Promise<string> {
  const postgres = await startPostgres(binaries, { fsync: 'off', full_page_writes: 'off' });
  try {
    return await runServerTests(postgres.url, reports);
  } finally {
    postgres.remove();
  }
}

async function main(binaries: string): Promise<void> {
  const postgres = await startPostgres(binaries);
  const reports = mkdtempSync(join(tmpdir(), 'gala-report-'));
  try {
    const url = await databaseOnServer(postgres.url, 'proof');
    console.log(`PostgreSQL from ${binaries}, ${processes} server processes`);
    await prove('ten processes migrate at once', () => proveMigrations(url));
    await prove('every commit waits for the disk', () => proveCommits(postgres.url));
    await prove('the server’s tests', () => runServerTestsOn(binaries, reports));
    await prove('all calls at once through two servers whose clocks differ', () =>
      proveStormOn(postgres.url),
    );
    await proveLimits(postgres.url);
    const cluster = await Cluster.start({ DATABASE_URL: url }, processes);
    await prove('500 buyers, stock of 50', () => proveStock(cluster));
    await prove('one key 100 times at once', () => proveOneKey(cluster));
    await prove('200 gifts crosswise, each told twice', () => proveGifts(cluster));
    await prove('tickets of one person bought and spent at two servers at once', () => proveTickets(cluster));
    await prove('kill -9 of a server, 20 times', () => proveKill(cluster, 20));
    await prove('kill -9 while gifts are told, 5 times', () => proveGiftsKilled(cluster, 5));
    await prove('SIGTERM with 120 orders in flight, 6 times', () => proveShutdown(cluster, 6, 120));
    await prove('crash of PostgreSQL with it, 5 times', () =>
      proveKill(cluster, 5, async () => postgres.crash()),
    );
    await cluster.stop();
  } finally {
    postgres.remove();
    rmSync(reports, { recursive: true, force: true });
  }
  mkdirSync(join(root, 'dist/test'), { recursive: true });
  writeFileSync(join(root, 'dist/test/postgres.json'), JSON.stringify({ passed, failed }));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const binaries = findBinaries();
if (binaries === null) console.log('PostgreSQL server not installed: skipped');
else await main(binaries);

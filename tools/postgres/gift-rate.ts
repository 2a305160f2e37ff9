import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { GiftEvent } from '../../mechanics/gifts/facts.ts';
import { databaseOnServer } from '../../server/fixtures/database-on-server.ts';
import { noon } from '../../server/fixtures/noon.ts';
import { Cluster, type ProofUser } from '../../server/proofs/cluster.ts';
import { makeBareTables, writeBare } from './bare-gifts.ts';
import { timeOf, timeOfFamily } from './processor-time.ts';
import { findBinaries, startPostgres } from './throwaway.ts';

// npm run bench:gifts: how many gifts a second are counted over HTTP, in batches and one by one, by a campaign of three boards, purses, a
// goal and thanks; on a PostgreSQL of its own with three processes beside the same rows by bare set-wise SQL, turn by turn; and on the
// embedded engine with one. Beside it what each gift takes of processors, which a busy machine changes less. What is counted is audited.

const people = 2000;
const rounds = 5;
const inRound = 20_000;
const batch = 500;
/** Batches that are on their way at once. */
const atOnce = 6;
/** Sizes of batches beside it, how many are on their way at once, and gifts in all. */
const others = [
  [1, 6, 1000],
  [1, 240, 6000],
  [50, 6, 20_000],
  [50, 60, 20_000],
] as const;

const rate = {
  currency: { id: 'ticket', name: 'Ticket', icon: 'art/fair/ticket.svg' },
  gifts: [{ id: 'rose', name: 'Rose', icon: 'art/fair/rose.svg', price: 10, points: 10, earns: 5 }],
  boards: [
    { id: 'charm', by: 'receiver' },
    { id: 'heart', by: 'sender' },
    { id: 'today', by: 'receiver', period: 'day' },
  ],
  milestones: [{ id: 'all', name: 'All', at: 1_000_000 }],
};

let made = 0;
/** A batch of gifts, from one of many to one of a hundred hosts. */
function gifts(users: readonly ProofUser[], size: number): readonly GiftEvent[] {
  const some = (from: number, count: number) => users[from + Math.floor(Math.random() * count)]?.id ?? '';
  return Array.from({ length: size }, () => {
    made += 1;
    const who = { from: some(100, users.length - 100), to: some(0, 100) };
    return { eventId: `rate:${made}`, activity: 'fair', gift: 'rose', ...who, count: 1, at: noon };
  });
}

/** What a turn was. */
interface Turn {
  /** Gifts a second. */
  readonly rate: number;
  /** What each gift took of processors, µs: in the servers, in PostgreSQL, in this process. */
  readonly took: readonly number[];
}

/** @param write writes one batch, the how manyth it is. @param spent what each of them has taken so far, µs */
async function turn(
  users: readonly ProofUser[],
  write: (events: readonly GiftEvent[], n: number) => Promise<void>,
  spent: () => readonly number[] = () => [],
  [size, together, whole]: readonly [number, number, number] = [batch, atOnce, inRound],
): Promise<Turn> {
  const batches = Array.from({ length: Math.ceil(whole / size) }, () => gifts(users, size));
  const [before, begun] = [spent(), performance.now()];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let n = next++; n < batches.length; n = next++) await write(batches[n] ?? [], n);
  };
  await Promise.all(Array.from({ length: together }, work));
  const count = batches.length * size;
  const rate = count / ((performance.now() - begun) / 1000);
  return { rate, took: spent().map((one, n) => (one - (before[n] ?? 0)) / count) };
}

const told = ({ rate, took }: Turn): string =>
  `${Math.round(rate)} (${took.map((one) => Math.round(one)).join(' + ')} µs)`;
const whole = ({ took }: Turn): number => took.reduce((sum, one) => sum + one, 0);

const overHttp = (cluster: Cluster) => async (events: readonly GiftEvent[], n: number) => {
  const counted = await cluster.gifts(n, events);
  if (counted !== events.length) throw new Error(`${counted} of ${events.length} gifts were counted`);
};

async function sound(cluster: Cluster): Promise<string> {
  const broken = Object.entries(await cluster.audit()).filter(([, rows]) => rows > 0);
  return broken.length === 0 ? 'all audits zero' : `BROKEN: ${JSON.stringify(broken)}`;
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;
const GALA_PROOF_CAMPAIGN = JSON.stringify(rate);

async function onPostgres(binaries: string): Promise<void> {
  const postgres = await startPostgres(binaries);
  try {
    const url = await databaseOnServer(postgres.url, 'rate');
    const cluster = await Cluster.start({ DATABASE_URL: url, GALA_PROOF_CAMPAIGN }, 3);
    const pool = new pg.Pool({ connectionString: url, max: atOnce });
    await makeBareTables(pool);
    const users = await cluster.users(people, 0);
    const spent = (): readonly number[] => {
      const { user, system } = process.cpuUsage();
      return [timeOf(cluster.pids), timeOfFamily(postgres.pid()), user + system];
    };
    const results = { gala: [] as Turn[], bare: [] as Turn[] };
    console.log('gifts a second (each in servers + PostgreSQL + sender), beside the same by bare SQL:');
    for (let round = 0; round <= rounds; round += 1) {
      const gala = await turn(users, overHttp(cluster), spent);
      const bare = await turn(users, (events) => writeBare(pool, events), spent);
      // The first round warms up.
      if (round > 0) {
        results.gala.push(gala);
        results.bare.push(bare);
      }
      console.log(`  round ${round}: ${told(gala)} beside ${told(bare)}`);
    }
    const ratio = (of: (one: Turn) => number) => median(results.gala.map(of)) / median(results.bare.map(of));
    const rate = (one: Turn): number => one.rate;
    console.log(
      `PostgreSQL, 3 processes, batches of ${batch}: ${Math.round(median(results.gala.map(rate)))} gifts a second, bare SQL ${Math.round(median(results.bare.map(rate)))}, ${ratio(rate).toFixed(2)} x; by time of processors ${(1 / ratio(whole)).toFixed(2)} x; ${await sound(cluster)}`,
    );
    for (const [size, together, count] of others) {
      const few = await turn(users, overHttp(cluster), spent, [size, together, count]);
      console.log(
        `PostgreSQL, 3 processes, ${together} at once with ${size} each: ${told(few)} gifts a second`,
      );
    }
    console.log(await sound(cluster));
    await pool.end();
    await cluster.stop();
  } finally {
    postgres.remove();
  }
}

async function embedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gala-rate-'));
  const cluster = await Cluster.start({ GALA_DATA_DIR: folder, DATABASE_URL: '', GALA_PROOF_CAMPAIGN }, 1);
  const users = await cluster.users(people, 0);
  const turns: Turn[] = [];
  const spent = (): readonly number[] => [timeOf(cluster.pids)];
  for (let round = 0; round < 3; round += 1) turns.push(await turn(users, overHttp(cluster), spent));
  const rate = Math.round(median(turns.map((one) => one.rate)));
  console.log(
    `embedded, 1 process, batches of ${batch}: ${rate} gifts a second, ${Math.round(median(turns.map(whole)))} µs of processors in the server each; ${await sound(cluster)}`,
  );
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

const binaries = findBinaries();
if (binaries === null) console.log('PostgreSQL is not installed: skipped');
else await onPostgres(binaries);
await embedded();

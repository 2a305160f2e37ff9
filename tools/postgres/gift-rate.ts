import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { GiftEvent } from '../../mechanics/gifts/facts.ts';
import { databaseOnServer } from '../../server/fixtures/database-on-server.ts';
import { noon } from '../../server/fixtures/noon.ts';
import { Cluster, type ProofUser } from '../../server/proofs/cluster.ts';
import { makeBareTables, writeBare } from './bare-gifts.ts';
import { findBinaries, startPostgres } from './throwaway.ts';

// npm run bench:gifts: how many gifts a second are counted over HTTP, in batches, by a campaign of three boards, purses, a goal and
// thanks; on a PostgreSQL of its own with three processes beside the same rows by bare set-wise SQL, turn by turn; and on the
// embedded engine with one. What is counted is audited.

const people = 2000;
const rounds = 5;
const inRound = 20_000;
const batch = 500;
/** Batches that are on their way at once. */
const atOnce = 6;

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

/** Gifts a second. @param write writes one batch, the how manyth it is */
async function turn(
  users: readonly ProofUser[],
  write: (events: readonly GiftEvent[], n: number) => Promise<void>,
  size = batch,
  whole = inRound,
): Promise<number> {
  const batches = Array.from({ length: Math.ceil(whole / size) }, () => gifts(users, size));
  const begun = performance.now();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let n = next++; n < batches.length; n = next++) await write(batches[n] ?? [], n);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (batches.length * size) / ((performance.now() - begun) / 1000);
}

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
    const results = { gala: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const gala = await turn(users, overHttp(cluster));
      const bare = await turn(users, (events) => writeBare(pool, events));
      // The first round warms up.
      if (round > 0) {
        results.gala.push(gala);
        results.bare.push(bare);
      }
      console.log(`  round ${round}: ${Math.round(gala)} beside ${Math.round(bare)}`);
    }
    const [gala, bare] = [median(results.gala), median(results.bare)];
    console.log(
      `PostgreSQL, 3 processes, batches of ${batch}: ${Math.round(gala)} gifts a second, bare SQL ${Math.round(bare)}, ${(gala / bare).toFixed(2)} x; ${await sound(cluster)}`,
    );
    for (const size of [1, 50]) {
      const few = await turn(users, overHttp(cluster), size, size * 400);
      console.log(`PostgreSQL, 3 processes, batches of ${size}: ${Math.round(few)} gifts a second`);
    }
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
  const turns: number[] = [];
  for (let round = 0; round < 3; round += 1) turns.push(await turn(users, overHttp(cluster)));
  console.log(
    `embedded, 1 process, batches of ${batch}: ${Math.round(median(turns))} gifts a second; ${await sound(cluster)}`,
  );
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

const binaries = findBinaries();
if (binaries === null) console.log('PostgreSQL is not installed: skipped');
else await onPostgres(binaries);
await embedded();

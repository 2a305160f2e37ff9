import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../database/migrate.ts';
import { databaseOver, openPglite, parsers } from '../database/pglite.ts';
import { createHarness, type Harness, newKey } from '../fixtures/harness.ts';
import { roomTables } from '../tables.ts';

// What it costs on the embedded engine to have an order on the disk before it is answered: the same orders on a database
// that waits for the disk and on one that does not, by turns, in one run.

const rounds = 10;
const ordersPerRound = 40;

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

/** Times of single orders, ms. */
async function orders(h: Harness, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < ordersPerRound; n += 1) {
    const begin = performance.now();
    const { code } = await h.call('POST', '/v2/activities/fair/exchange/sticker', { token, key: newKey() });
    times.push(performance.now() - begin);
    if (code !== 0) throw new Error(`An order was answered with ${code}`);
  }
  return times;
}

const folder = mkdtempSync(join(tmpdir(), 'gala-price-'));
const waits = await openPglite(join(folder, 'waits'), () => undefined);
const hurries = databaseOver(await PGlite.create({ dataDir: join(folder, 'hurries'), parsers }));
const contestants = [];
for (const [name, db] of Object.entries({ waits, hurries })) {
  await migrate(db, roomTables);
  const harness = await createHarness(db);
  const { token } = await harness.newUser(1_000_000);
  await orders(harness, token);
  contestants.push({ name, db, harness, token, times: [] as number[] });
}
for (let round = 0; round < rounds; round += 1)
  for (const one of contestants) one.times.push(...(await orders(one.harness, one.token)));
const [on = 0, off = 0] = contestants.map(({ times }) => median(times));
console.log(
  `${rounds * ordersPerRound} orders each, median: on the disk before the answer ${on.toFixed(2)} ms, not waiting ${off.toFixed(2)} ms, ratio ${(on / off).toFixed(2)}`,
);
for (const { harness, db } of contestants) {
  await harness.app.close();
  await db.close();
}
rmSync(folder, { recursive: true, force: true });

// By turns, 50 s: kills server processes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cluster } from './cluster.ts';
import { proveGifts, proveGiftsKilled, proveKill, proveOneKey, proveShutdown, proveStock } from './proofs.ts';
import { proveTickets } from './tickets.ts';

/** How often the server is killed; it takes seconds to come back. `GALA_PROOF_KILLS=20` for a longer look. */
const kills = Number(process.env.GALA_PROOF_KILLS ?? 2);
const signals = Math.ceil(kills / 4);

let folder: string;
let cluster: Cluster;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gala-proof-'));
  cluster = await Cluster.start({ GALA_DATA_DIR: folder, DATABASE_URL: '' }, 1);
}, 60_000);

afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded engine, one server process', () => {
  it('500 buyers and a stock of 50 sell exactly 50', async () => {
    expect(await proveStock(cluster)).toMatchObject({ buyers: 500, sold: 50, soldOut: 450 });
  }, 120_000);

  it('one key sent 100 times at once makes one debit and 100 equal answers', async () => {
    expect(await proveOneKey(cluster)).toMatchObject({ sent: 100, debits: 1, differentAnswers: 1 });
  }, 120_000);

  it('gifts crosswise at once, each told twice, count once each', async () => {
    expect(await proveGifts(cluster)).toMatchObject({ told: 400, counted: 200 });
  }, 120_000);

  it('tickets that are bought and spent at once, each order sent twice, are each given and taken once', async () => {
    expect(await proveTickets(cluster)).toMatchObject({ sent: 160 });
  }, 120_000);

  it('kill -9 in mid-write loses no acknowledged exchange and leaves no half of one', async () => {
    const figures = await proveKill(cluster, kills);
    console.info(`embedded engine: ${JSON.stringify(figures)}`);
    expect(figures).toMatchObject({ kills, lost: 0 });
  }, 300_000);

  it('kill -9 while gifts are told loses none of an answered request, and counts each once', async () => {
    const figures = await proveGiftsKilled(cluster, kills);
    console.info(`embedded engine: ${JSON.stringify(figures)}`);
    expect(figures).toMatchObject({ kills });
  }, 300_000);

  it('SIGTERM with 40 orders in flight answers them all, and half a request holds nothing', async () => {
    const figures = await proveShutdown(cluster, signals, 40);
    console.info(`embedded engine: ${JSON.stringify(figures)}`);
    expect(figures).toMatchObject({
      signals,
      sent: signals * 40,
      answered: signals * 40,
      halfSent: signals * 6,
    });
    // Half a body is waited for 2 s; the bound of all is 20 s.
    expect(figures.slowest).toBeLessThan(20_000);
  }, 300_000);
});

// By turns, 20 s: the page with which Gala takes part in the benchmark beside other renderers (docs/bench.md): it builds, shows rows, and takes what has changed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../build/schemas.ts';
import { phone, type VisitOptions, withBrowser } from './product/visit.ts';

withBrowser();

/** What the harness hands to each contestant: its texts, its gifts and prizes, and rows by their number. */
const texts = {
  hero: { title: 'Harbour evening', subtitle: 'Ten boats race for a lantern.' },
  countdown: { label: 'Ends in', end: '2031-01-01T00:00:00Z' },
  tabs: [
    { key: 'rank', label: 'Boats' },
    { key: 'mine', label: 'My boat' },
  ],
  rank: { title: 'Fastest boats' },
  mine: { text: 'No boat yet.' },
  gifts: { title: 'Gifts' },
  exchange: { title: 'Shop', button: 'Take', done: 'Asked for: ' },
  rules: { title: 'Rules', items: ['First home wins.'] },
};

const rows = (count: number, first: string) => ({
  rows: Array.from({ length: count }, (_, i) => ({
    id: `u${100_000 + i}`,
    rank: i + 1,
    name: i === 0 ? first : `Boat ${i + 1}`,
    color: '#c0392b',
    score: (count - i) * 10,
  })),
  gifts: [{ id: 'g1', name: 'Lantern', price: 10, color: '#d9822b' }],
  items: [{ id: 'i1', name: 'Flag', cost: 50, stock: 5, color: '#2b7fd9' }],
});

let folder = '';
let server: Server;
let origin = '';
/** The name of the boat in front, as the harness's server tells it. */
let leader = 'Heron';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gala-bench-page-'));
  mkdirSync(join(folder, 'shared/data'), { recursive: true });
  writeFileSync(join(folder, 'shared/page.mjs'), `export const page = ${JSON.stringify(texts)};`);
  writeFileSync(join(folder, 'shared/data/100.json'), JSON.stringify(rows(100, leader)));
  const build = [join(root, 'tools/bench/build.ts'), join(folder, 'dist'), join(folder, 'shared')];
  execFileSync(join(root, 'node_modules/.bin/tsx'), build, {
    cwd: root,
    stdio: 'pipe',
    // As the harness calls it; of tests' own, React would be the one for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://harness').pathname;
    const count = /^\/data\/(\d+)\.json$/.exec(path)?.[1];
    if (count) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(rows(Number(count), leader)));
      return;
    }
    const file = path === '/' ? '/index.html' : path;
    try {
      const body = readFileSync(join(folder, 'dist', file));
      response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' });
      response.end(body);
    } catch {
      response.writeHead(file === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server?.close();
  if (folder) rmSync(folder, { recursive: true });
});

/** As contestant.json tells the harness. */
const contestant = JSON.parse(readFileSync(join(root, 'tools/bench/gala/contestant.json'), 'utf8')) as {
  url: string;
  scaleUrl: string;
  readySelector: string;
  rowSelector: string;
  tickSelector: string;
};

async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await phone(options);
  await page.goto(`${origin}${path}`);
  return page;
}

test('the page is there without script, with its first rows', async () => {
  const page = await open(contestant.url, { javaScriptEnabled: false });
  expect(await page.locator(contestant.readySelector).textContent()).toBe(texts.hero.title);
  expect(await page.locator(contestant.rowSelector).count()).toBe(20);
});

test('a refresh that the harness asks for shows what has changed, and nothing goes wrong', async () => {
  const page = await open(contestant.url);
  await page.waitForFunction('window.__bench');
  const first = page.locator(contestant.rowSelector).first();
  await expect.poll(() => first.textContent()).toContain('Heron');
  leader = 'Osprey';
  await page.evaluate('window.__bench.refresh()');
  await expect.poll(() => first.textContent()).toContain('Osprey');
  const seconds = page.locator(contestant.tickSelector).first();
  const before = await seconds.textContent();
  await expect.poll(() => seconds.textContent()).not.toBe(before);
});

test('the address says how many rows there are', async () => {
  const page = await open(contestant.scaleUrl.replace('{n}', '1000'));
  const board = page.locator(contestant.rowSelector);
  await expect.poll(() => board.first().textContent()).toContain('10,000');
  expect(await board.count()).toBeLessThan(1000);
});

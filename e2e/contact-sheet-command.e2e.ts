// By turns: runs the command that makes a contact sheet, over pages with faults.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../build/schemas.ts';
import type { Look } from '../tools/contact-sheet/sheet.ts';
import type { Person, Product } from './product/product.ts';

const HOUR = 3_600_000;
/** What the page clips is told by no scroll width. */
const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width,minimum-scale=1"><title>Feast</title>
<link rel="icon" href="data:,"><style>body{margin:0}.page{overflow-x:clip}</style><body><main class="page"><h1>Feast</h1>${body}</main>`;
const picture = '<img alt="" width="40" height="40" src="';
/** As the pages hold them until they are near. */
const held = `<img alt="" width="40" height="40" src="/whole.svg" data-lazy data-src=`;
const pages: Readonly<Record<string, string>> = {
  // What waits beside the screen, in a row that is scrolled sideways, waits rightly.
  whole: page(
    `<p>Words.</p>${picture}/whole.svg"><div style="display:flex;overflow:auto" tabindex="0"><p style="flex:0 0 500px">A row</p>${held}"/beside.svg"></div>`,
  ),
  'long-word': page(`<p>${'Unbreakable'.repeat(9)}</p>`),
  pictures: page(`${picture}/gone.svg">${picture}/no-picture.png">${held}"/held.svg">`),
};
const pictures: Readonly<Record<string, string>> = {
  'whole.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  'no-picture.png': 'Not a picture',
};
const site = createServer((request, response) => {
  const path = new URL(request.url ?? '', 'http://site').pathname.split('/').at(-1) ?? '';
  const type = path.endsWith('.svg') ? 'image/svg+xml' : path.endsWith('.png') ? 'image/png' : 'text/html';
  const answer = pages[path] ?? pictures[path];
  response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': type }).end(answer);
});
const folder = mkdtempSync(join(tmpdir(), 'gala-sheet-command-'));

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const start = Date.now() - HOUR;
  const schedules = { 'long-word': { start, end: start + 3 * HOUR, settle: start + 3 * HOUR } };
  const person: Person = { userId: '100040', token: 'token' };
  const product: Product = {
    url,
    control: url,
    tools: { name: 'tools', value: 'key' },
    serviceKey: 'key',
    people: [person],
    newcomers: [],
    shortLived: person,
    schedules,
  };
  writeFileSync(join(folder, 'product.json'), JSON.stringify(product));
  mkdirSync(join(folder, 'documents'));
  for (const route of Object.keys(pages))
    writeFileSync(
      join(folder, `documents/${route}.json`),
      JSON.stringify({ version: 1, title: { en: route }, languages: ['en'], body: [] }),
    );
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(routes: string): Promise<{ code: number; lines: string[]; looks: Look[] }> {
  const out = join(folder, 'sheet');
  const own = [
    '--documents',
    join(folder, 'documents'),
    '--product',
    join(folder, 'product.json'),
    '--out',
    out,
  ];
  const chosen = ['--routes', routes, '--languages', 'en', '--moments', 'live,ended', '--screens', '1'];
  const command = spawn(
    join(root, 'node_modules/.bin/tsx'),
    ['e2e/contact-sheet/run.ts', ...own, ...chosen],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [told, [code]] = await Promise.all([text(command.stdout), once(command, 'exit')]);
  const lines = told.trim().split('\n');
  return {
    code,
    // Two are looked at side by side.
    lines: [...lines.slice(0, -1).sort(), lines.at(-1) ?? ''],
    looks: JSON.parse(readFileSync(join(out, 'looks.json'), 'utf8')),
  };
}

test('tells of each look with a fault its route, its moment and what is wrong, and ends with 1', {
  timeout: 180_000,
}, async () => {
  const { code, lines, looks } = await run('long-word,pictures,whole');
  const sheet = join(folder, 'sheet/index.html');
  const word = /: cut: {2}"(Unbreakable){9}" \d+ \d+ 390 \d+$/;
  expect(lines).toEqual([
    expect.stringMatching(/^1\/4 long-word en 390 live: cut: /),
    expect.stringMatching(/^2\/4 long-word en 390 ended: cut: /),
    expect.stringMatching(/^3\/4 pictures en 390 always: /),
    '4/4 whole en 390 always',
    `4 looks at 3 documents, 3 with faults; ${sheet}`,
  ]);
  for (const line of lines.slice(0, 2)) expect(line).toMatch(word);
  expect(looks.find(({ route }) => route === 'pictures')?.faults.picture).toEqual([
    '/held.svg was never asked for',
    '/gone.svg cannot be shown',
    '/no-picture.png cannot be shown',
  ]);
  expect(code).toBe(1);
});

test('ends with 0 where nothing is wrong', { timeout: 180_000 }, async () => {
  const { code, lines } = await run('whole');
  expect([lines[0], code]).toEqual(['1/1 whole en 390 always', 0]);
});

// By turns: a contact sheet of a few pages, from its build on.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, type Look } from '../tools/contact-sheet/sheet.ts';
import { lookAt } from './contact-sheet/look.ts';
import { type ReusedPhone, reusePhone, startForLooks } from './contact-sheet/reused-phone.ts';
import { product } from './product/visit.ts';

let browser: Browser;
let phone: ReusedPhone;
const out = mkdtempSync(join(tmpdir(), 'gala-sheet-'));
beforeAll(async () => {
  browser = await startForLooks();
  phone = await reusePhone(browser);
});
afterAll(async () => {
  await browser.close();
  rmSync(out, { recursive: true, force: true });
});

const cell = { lang: 'en', width: 390, who: 'visitor' } as const;
const options = { as: undefined, out, screens: 2 };

test('a page of the product has no fault, and pictures of its first screens', async () => {
  const at = product.schedules.activity_20250520?.start;
  const look = await lookAt(
    phone,
    product,
    { ...cell, route: 'activity_20250520', moment: 'before', at: (at ?? 0) - 3_600_000 },
    options,
  );
  expect(faultsOf(look)).toEqual([]);
  expect(look.screens.map((path) => existsSync(join(out, path)))).toEqual([true, true]);
  expect([look.bytes > 10_000, look.requests > 1, (look.firstPaint ?? 0) > 0]).toEqual([true, true, true]);
});

test('the phone of each look is as nobody has used it', async () => {
  let asked = 0;
  const kept: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
    if (searchParams.has('kept')) kept.push(searchParams.get('kept') ?? '');
    if (pathname === '/seen.js') asked++;
    response.setHeader('Cache-Control', 'max-age=3600');
    response.setHeader('Content-Type', pathname === '/seen.js' ? 'text/javascript' : 'text/html');
    response.end(
      pathname === '/seen.js'
        ? `fetch('/?kept=' + [document.cookie, localStorage.length, sessionStorage.length].join('|'));
document.cookie = 'a=1; max-age=3600'; localStorage.setItem('b', '1'); sessionStorage.setItem('c', '1');`
        : `<!doctype html><html lang="en"><title>Kept</title><main>Here</main><script src="/seen.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = { ...cell, route: 'kept', moment: 'always', at: undefined } as const;
  const looks = [];
  for (let nth = 0; nth < 3; nth++) looks.push(await lookAt(phone, { ...product, url }, page, options));
  server.close();
  expect([asked, kept]).toEqual([3, Array(3).fill(kept[0])]);
  expect(kept[0]).toMatch(/\|0\|0$/);
  expect(looks.map(({ requests }) => requests)).toEqual(Array(3).fill(looks[0]?.requests));
});

/** A look at whatever a server answers with. */
async function lookAtAnswer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const bad = { ...cell, route: 'bad', moment: 'always', at: undefined } as const;
    return await lookAt(phone, { ...product, url }, bad, options);
  } finally {
    server.close();
  }
}

const kindsOf = (look: Look): string[] =>
  [...new Set(faultsOf(look).map((one) => one.split(':')[0] ?? ''))].sort();

test('a page of which nothing is seen is told, and one that does not come at all', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bad</title><body>${body}`;
  const empty = await lookAtAnswer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page('<main class="page"></main>'));
  });
  expect([kindsOf(empty), empty.firstPaint]).toEqual([['blank'], undefined]);
  const fallen = await lookAtAnswer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(page('<main>Here</main><script>setTimeout(() => document.body.replaceChildren(), 300)</script>'));
  });
  expect([kindsOf(fallen), (fallen.firstPaint ?? 0) > 0]).toEqual([['blank'], true]);
  expect(kindsOf(await lookAtAnswer((request) => request.socket.destroy()))).toEqual(['look']);
});

test('whatever is wrong with a page is a fault with its own name', async () => {
  const bad = `<!doctype html><html lang="th"><meta name="viewport" content="width=device-width,minimum-scale=1"><title>Bad</title><body style="margin:0"><main class="page">
<p style="width:900px">${'A line that leaves the page '.repeat(9)}</p><button></button>
<h2 style="height:6px;overflow:hidden">Cut</h2><!--${'heavy '.repeat(9000)}--></main>
<script>console.error('oops');performance.mark('gala:mismatch',{detail:'h1'});setTimeout(()=>{throw new Error('thrown')});
requestAnimationFrame(()=>setTimeout(()=>{document.querySelector('p').style.marginTop='300px'},300))</script>`;
  const look = await lookAtAnswer((_request, response) => {
    response
      .writeHead(500, { 'Content-Type': 'text/html', 'Content-Security-Policy': "img-src 'none'" })
      .end(bad.replace('</main>', '<img alt="" src="/x.png"></main>'));
  });
  // Whether a picture that the policy holds back counts as there, browsers see differently.
  expect(kindsOf(look).filter((kind) => kind !== 'picture')).toEqual(
    [
      'address',
      'axe',
      'budget',
      'console',
      'cut',
      'exception',
      'hydration',
      'language',
      'layout shift',
      'moved',
      'policy',
      'width',
    ].sort(),
  );
});

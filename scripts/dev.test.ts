// By turns, 115 s: starts the command for authors.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { startBrowser } from '../tools/browser.ts';
import { freePort } from '../tools/free-port.ts';
import { type Checkout, makeCheckout } from '../tools/testing/checkout.ts';

const PATIENCE = 90_000;

let checkout: Checkout;
let dev: ChildProcess;
let browser: Browser;
let address = '';
/** All that it has said on its error channel. */
let warned = '';
/** Its page as the terminal has it: for the browser that tries out. */
let printed = '';
let page: Page;
/** What must not have happened on the page. */
const faults: string[] = [];

/** Resolves with the address that `npm run dev` prints once it is there. */
const ready = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const [found] = /http:\/\/\S+try=\S+/.exec(said) ?? [];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}: ${said}`)));
  });

const edit = (path: string, change: (text: string) => string): void => {
  const file = join(checkout.folder, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
};

const overlay = () => page.locator('vite-error-overlay .message');

beforeAll(async () => {
  checkout = makeCheckout();
  // Broken before it starts: the errors must have a page to stand on all the same.
  edit('activities/activity_center.json', (text) => text.replace('"title"', '"titel"'));
  const port = await freePort();
  dev = spawn(join(root, 'node_modules/.bin/tsx'), ['scripts/dev.ts', '--no-stream'], {
    cwd: checkout.folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATABASE_URL: '' },
  });
  dev.stderr?.on('data', (chunk: Buffer) => {
    warned += chunk.toString();
  });
  printed = await ready(dev);
  [address = ''] = /http:\/\/\S+\/h5_ac\//.exec(printed) ?? [];
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(PATIENCE / 2);
  page.on('pageerror', (error) => faults.push(error.message));
  // React tells of markup that is not what it draws in the console, and in development alone.
  page.on('console', (message) => {
    // The page of a broken document is a 503 on purpose; other answers that fail are told below.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) faults.push(message.text());
  });
  page.on('response', (answer) => {
    if (answer.status() === 404) faults.push(`404 ${answer.url()}`);
  });
}, PATIENCE);

afterAll(async () => {
  await browser?.close();
  dev?.kill('SIGINT');
  await new Promise((resolve) => (dev?.exitCode === null ? dev.once('exit', resolve) : resolve(undefined)));
  checkout?.remove();
}, PATIENCE);

describe('npm run dev', () => {
  it(
    'shows the errors of a document that was broken from the start, and the page once it is mended',
    async () => {
      await page.goto(`${address}activity_center?lang=en`);
      expect(await overlay().textContent()).toContain('there is no key `titel` here');
      edit('activities/activity_center.json', (text) => text.replace('"titel"', '"title"'));
      await page.locator('.hero h1').waitFor();
      expect(await overlay().count()).toBe(0);
    },
    PATIENCE,
  );

  it(
    'serves a page with its pictures, and its live parts become live',
    async () => {
      // Pictures that are still on their way when React takes over.
      const slow = /avatars|\.svg/;
      await page.route(slow, async (asked) => {
        await new Promise((resolve) => setTimeout(resolve, 3000));
        await asked.continue();
      });
      await page.goto(`${address}activity_20250520?lang=en`, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('gala:hydrated').length > 0);
      expect(await page.locator('[data-island] img').count()).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      await page.unroute(slow);
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'shows a change of a document by itself',
    async () => {
      edit('activities/activity_20250520.json', (text) =>
        text.replace(/("en": )"[^"]+"/, '$1"Changed title"'),
      );
      await page.waitForFunction(() => document.title === 'Changed title');
    },
    PATIENCE,
  );

  it(
    'prints a warning once, with its file and line, and again when there is another',
    async () => {
      const path = 'activities/activity_20250520.json';
      const warnings = () => [...warned.matchAll(/activity_20250520\.json:(\d+):\d+ {2}warning .*`(\w+)`/g)];
      const untilThereAre = (count: number) =>
        expect.poll(() => warnings().length, { timeout: PATIENCE / 2 }).toBe(count);
      expect(warnings()).toEqual([]);
      edit(path, (text) => text.replace('"data": {', '"data": {\n"spare": { "get": "/v2/time" },'));
      await untilThereAre(1);
      const line = readFileSync(join(checkout.folder, path), 'utf8')
        .split('\n')
        .findIndex((row) => row.startsWith('"spare"'));
      expect(warnings()[0]?.slice(1)).toEqual([String(line + 1), 'spare']);
      const shown = await page.locator('.hero h1').count();
      expect([shown, await overlay().count()], 'a warning keeps no page back').toEqual([1, 0]);
      // Another change of the document, and the same warning: it is not told again.
      edit(path, (text) => text.replace('Changed title', 'Changed again'));
      await page.waitForFunction(() => document.title === 'Changed again');
      await untilThereAre(1);
      edit(path, (text) => text.replace('"spare"', '"spore"'));
      await untilThereAre(2);
      edit(path, (text) =>
        text.replace('\n"spore": { "get": "/v2/time" },', '').replace('Changed again', 'Changed at last'),
      );
      // What comes next would otherwise be read together with this.
      await page.waitForFunction(() => document.title === 'Changed at last');
    },
    PATIENCE,
  );

  it(
    'shows a mistake over the page as npm run check tells it, and the page comes back when it is mended',
    async () => {
      edit('activities/activity_20250520.json', (text) => text.replace('"countdown"', '"countdwn"'));
      const told = (await overlay().textContent()) ?? '';
      expect(told).toMatch(/activities\/activity_20250520\.json:\d+:\d+ {2}error/);
      expect(told).toContain('did you mean `countdown`');
      edit('activities/activity_20250520.json', (text) => text.replace('"countdwn"', '"countdown"'));
      await overlay().waitFor({ state: 'detached' });
      await page.locator('.hero h1').waitFor();
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'shows each phase that the address asks for, on page, clock and API, and the panel chooses another',
    async () => {
      const phase = () => page.evaluate(() => document.documentElement.dataset.phase);
      const told = () =>
        page.evaluate(async () => {
          interface Listed {
            readonly items: readonly { readonly id: string; readonly phase: string }[];
            readonly next: string | null;
          }
          for (let cursor: string | null = ''; cursor !== null; ) {
            const query = new URLSearchParams({ size: '100', ...(cursor && { cursor }) });
            const answer = await fetch(`/api-server/v2/activities?${query}`);
            const { items, next }: Listed = ((await answer.json()) as { data: Listed }).data;
            const found = items.find(({ id }) => id === 'activity_20250520');
            if (found) return found.phase;
            cursor = next;
          }
          return undefined;
        });
      await page.goto(`${address}activity_20250520?lang=en&phase=ended`);
      expect(await phase(), 'a browser that has not opened the printed address').toBe('live');
      await page.goto(printed);
      expect(page.url()).not.toContain('try=');
      for (const one of ['preview', 'settling', 'ended']) {
        await page.goto(`${address}activity_20250520?lang=en&phase=${one}`);
        await page.locator('.gala-try-out').waitFor();
        expect([await phase(), await told()]).toEqual([one, one]);
      }
      const panel = page.locator('.gala-try-out');
      await panel.locator('summary').focus();
      await page.keyboard.press('Enter');
      await panel.getByLabel('Moment', { exact: true }).selectOption('live');
      await page.waitForURL(/at=live/);
      expect([await phase(), await told()]).toEqual(['live', 'live']);
      await panel.getByRole('button', { name: 'Leave' }).click();
      await page.waitForURL((url) => !url.search.includes('at='));
      expect(await panel.count()).toBe(0);
      expect(await page.evaluate(() => document.cookie)).not.toContain('gala_at');
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );
});

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../build/schemas.ts';
import { startBrowser } from '../../tools/browser.ts';
import { makeCheckout } from '../../tools/testing/checkout.ts';
import { startRelease } from '../product/start.ts';
import { type Asked, recordAsked } from './asked.ts';

/** The page that is visited again, and another campaign, which alone changes with the deploy. */
export const route = 'activity_20250520';
export const other = 'activity_anniversary';

export const visits = ['first', 'second', 'other campaign', 'after a deploy'] as const;
export type Visits = Record<(typeof visits)[number], Asked[]>;

/** Builds the scripts of a checkout, as a deploy does. */
const build = (folder: string): void => {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
};

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file}: expected ${from}, for the deploy to change it`);
  writeFileSync(file, text.replaceAll(from, to));
}

/** Another campaign's document changes, and a widget that it alone has. */
function changeOther(folder: string): void {
  const path = join(folder, 'activities', `${other}.json`);
  const { title } = JSON.parse(readFileSync(path, 'utf8')) as { title: Record<string, string> };
  change(path, JSON.stringify(title.en), JSON.stringify(`${title.en}!`));
  change(join(folder, 'widgets/thanks-wall/note.tsx'), 'thanks-wall__date', 'thanks-wall__date wide');
}

/** Until all that a page loads by itself is there: its parts, its tools, its events. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('gala:hydrated').length > 0);
  await page.waitForTimeout(3500);
  await page.waitForLoadState('networkidle');
}

/**
 * Somebody signed in opens a campaign with nothing in the browser, opens it again, opens another one; then a deploy changes that
 * other one, and the first is opened once more.
 *
 * @returns what each of these asked for
 */
export async function secondVisits(): Promise<Visits> {
  const checkout = makeCheckout();
  const { folder } = checkout;
  const dataDir = join(folder, 'data-of-e2e');
  mkdirSync(dataDir);
  cpSync(join(root, 'e2e'), join(folder, 'e2e'), { recursive: true });
  const browser = await startBrowser();
  try {
    build(folder);
    let release = await startRelease(folder, dataDir);
    const { url, people } = release.product;
    const { port } = new URL(url);
    const [as] = people;
    if (!as) throw new Error('The product has nobody who could be signed in.');
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
    const page = await context.newPage();
    const take = await recordAsked(await context.newCDPSession(page));
    const query = new URLSearchParams({ lang: 'en', user_id: as.userId, token: as.token });
    const visit = async (to: string): Promise<Asked[]> => {
      await page.goto(`${url}/h5_ac/${to}?${query}`, { waitUntil: 'load' });
      await settled(page);
      return take();
    };
    try {
      const first = await visit(route);
      const second = await visit(route);
      const another = await visit(other);
      // What is open would ask again while there is nobody.
      await page.goto('about:blank');
      await release.stop();
      changeOther(folder);
      build(folder);
      release = await startRelease(folder, dataDir, port);
      take();
      const after = await visit(route);
      return { first, second, 'other campaign': another, 'after a deploy': after };
    } finally {
      await release.stop();
    }
  } finally {
    await browser.close();
    checkout.remove();
  }
}

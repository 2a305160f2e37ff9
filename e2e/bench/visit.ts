import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../build/schemas.ts';
import type { Figures } from '../../tools/bench/report.ts';
import type { Rival } from '../../tools/bench/rivals.ts';
import type { Person } from '../product/product.ts';
import type { Front } from './front.ts';

/** A phone of the middle: 150 ms to the server and back, 1.6 Mbps, a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
/** Its screen, and that it is touched. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;
/** How long a page is left alone after its load, ms. */
const REST = 2500;

/** Asked seldom, so that asking costs the page nothing. @throws after a minute */
export async function holds(page: Page, condition: string): Promise<void> {
  for (let turn = 0; turn < 150; turn++) {
    if (await page.evaluate(condition)) return;
    await page.waitForTimeout(400);
  }
  throw new Error(`${page.url().split('?')[0]}: expected ${condition} within a minute`);
}

/** Opens a rival's page with nothing in the cache. */
export async function measure(
  browser: Browser,
  front: Front,
  rival: Rival,
  route: string,
  as: Person,
): Promise<Figures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let requests = 0;
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('http')) requests++;
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript({ path: join(root, 'e2e/bench/probe.js') });
    const query = new URLSearchParams({ lang: 'en', user_id: as.userId, token: as.token });
    const path = rival === 'gala' ? `h5_ac/${route}` : `rival/${rival}`;
    await page.goto(`${front.url}/${path}?${query}`, { waitUntil: 'load', timeout: 20_000 });
    if (rival !== 'plain') await holds(page, 'window.bench.board > 0 && window.bench.own > 0');
    if (rival === 'gala') await holds(page, "performance.getEntriesByName('gala:hydrated').length > 0");
    await page.waitForTimeout(REST);
    const found = (await page.evaluate(`({
      ...window.bench,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      read: performance.getEntriesByType('navigation')[0].domInteractive,
      usable: performance.getEntriesByName('gala:usable')[0]?.startTime,
      hydrated: performance.getEntriesByName('gala:hydrated')[0]?.startTime,
    })`)) as Record<'fcp' | 'lcp' | 'read' | 'board' | 'own' | 'blocked' | 'shift', number> &
      Record<'usable' | 'hydrated', number | undefined>;
    return {
      fcp: found.fcp,
      lcp: found.lcp,
      usable: rival === 'gala' ? (found.usable ?? Number.NaN) : found.read,
      hydrated: found.hydrated,
      board: found.board || undefined,
      own: found.own || undefined,
      blocked: found.blocked,
      shift: found.shift,
      requests,
      bytes,
    };
  } finally {
    await context.close();
  }
}

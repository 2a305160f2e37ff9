import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { type PageFaults, watchPage } from '../product/page-faults.ts';

export const HEIGHT = 844;

/** A phone that looks at one page after the other. Nothing of a page is left for the next one, and its cache is cold. */
export interface Seat {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly told: PageFaults;
  /** Gives it back. */
  leave(): Promise<void>;
}

/** A profile that nobody uses, and the site that was looked at in it. */
interface Left {
  readonly context: BrowserContext;
  readonly origin: string;
}

/**
 * One profile for each page would be as clean, and half of what a look costs: a process that has just started has to read every script and
 * every face of letters for the first time.
 */
const left = new WeakMap<Browser, Left[]>();

/** @param width px of the screen */
export async function takeSeat(browser: Browser, width: number): Promise<Seat> {
  const free = left.get(browser) ?? [];
  left.set(browser, free);
  const found = free.pop();
  const viewport = { width, height: HEIGHT };
  const context =
    found?.context ??
    (await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' }));
  // The page before is closed behind the new one: the process that they share lives on.
  const before = context.pages();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // What it writes down as it goes is forgotten as well.
  await Promise.all(before.map((one) => one.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  if (found) await session.send('Storage.clearDataForOrigin', { origin: found.origin, storageTypes: 'all' });
  await page.setViewportSize(viewport);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  // The process's own memory, which stays.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return {
    context,
    page,
    session,
    told: await watchPage(context, page),
    async leave() {
      const { protocol, origin } = new URL(page.url());
      // Whatever is wrong with one that shows no page, nobody sits here again.
      if (protocol.startsWith('http') && browser.isConnected()) free.push({ context, origin });
      else await context.close();
    },
  };
}

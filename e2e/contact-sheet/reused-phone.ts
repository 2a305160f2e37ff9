import type { Browser, CDPSession, Page } from 'playwright-core';
import { startBrowser } from '../../tools/browser.ts';
import { type PageFaults, watchPage } from '../product/page-faults.ts';

/**
 * Pages that live for seconds: one process has all of a phone's, and V8 does not optimize what nobody runs again. Together a
 * third less computing a look.
 */
const shortLived = ['--process-per-site', '--js-flags=--no-opt --no-maglev'];

/** A Chromium for looks; whoever started it answers the signals that end a process, where it says so. */
export const startForLooks = (untilClosed = false): Promise<Browser> =>
  startBrowser({ untilClosed, args: shortLived });

/** A page of a phone, before it is sent anywhere. */
export interface NewPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly told: PageFaults;
}

/** A phone on which pages are looked at, one after the other. */
export interface ReusedPhone {
  /**
   * A page on the phone as nobody has used it: without cookies, storage, or anything that was loaded before.
   *
   * @param at address of the server that is looked at
   */
  open(at: string, width: number, height: number): Promise<NewPage>;
}

export async function reusePhone(browser: Browser): Promise<ReusedPhone> {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  let keeper: Page | undefined;
  return {
    open: async (at, width, height) => {
      keeper ??= await keepProcess(at);
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      const told = await watchPage(page, page);
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.clearBrowserCache');
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(at).origin,
        storageTypes: 'all',
      });
      return { page, session, told };
    },
  };

  /** An empty page of the same site: the process of its pages goes on while it is open. */
  async function keepProcess(at: string): Promise<Page> {
    const page = await context.newPage();
    await page.route('**/*', (asked) => asked.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(at);
    return page;
  }
}

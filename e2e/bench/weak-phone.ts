import { join } from 'node:path';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { root } from '../../build/schemas.ts';
import type { Seen } from '../../tools/bench/weak-report.ts';
import type { Person, Product } from '../product/product.ts';
import { holds, PHONE } from './visit.ts';

/** How many times slower than this machine's browser the phone's processor is. */
export const SLOWER = 6;
/** Two taps within 300 ms are one (T63). */
const BETWEEN = 400;
/** A throw: px from one move of the finger to the next, and how many there are. */
const STEP = 60;
const STEPS = 10;
/** From one throw to the next, ms. */
const GLIDE = 100;
/** After what was done, until the browser has told of all of it, ms. */
const REST = 1000;

export interface WeakPhone {
  readonly page: Page;
  /** Opens a page of the product and waits until React has it and its first answers are there. */
  open(route: string): Promise<void>;
  /** Taps with a finger; false where there is nothing to tap. */
  tap(target: Locator): Promise<boolean>;
  /** A finger throws the page up or down by 600 px and lets go. */
  fling(way: 'up' | 'down'): Promise<void>;
  /** Does it, and tells what was seen meanwhile. Taps are counted; nothing is counted of a fling. */
  watch(what: string, act: () => Promise<void>): Promise<Seen>;
  close(): Promise<void>;
}

export async function weakPhone(browser: Browser, { url }: Product, as: Person): Promise<WeakPhone> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript({ path: join(root, 'e2e/bench/weak-probe.js') });
  let taps = 0;
  return {
    page,
    open: async (route) => {
      const query = new URLSearchParams({ lang: 'en', user_id: as.userId, token: as.token });
      await page.goto(`${url}/h5_ac/${route}?${query}`, { waitUntil: 'load' });
      await holds(page, "performance.getEntriesByName('gala:hydrated').length > 0");
      await holds(page, "!document.querySelector('.source.skeleton')");
      await page.waitForTimeout(3 * REST);
    },
    tap: async (target) => {
      const one = target.first();
      if ((await one.count()) === 0) return false;
      await one.tap();
      taps++;
      await page.waitForTimeout(BETWEEN);
      return true;
    },
    fling: async (way) => {
      const from = way === 'up' ? 760 : 160;
      const step = way === 'up' ? -STEP : STEP;
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: 195, y: from + at * step }],
        });
      await send('touchStart', 0);
      for (let at = 1; at <= STEPS; at++) await send('touchMove', at);
      await send('touchEnd');
      await page.waitForTimeout(GLIDE);
    },
    watch: async (what, act) => {
      taps = 0;
      await page.evaluate('weak.begin()');
      await act();
      await page.waitForTimeout(REST);
      const seen = (await page.evaluate('weak.read()')) as Omit<Seen, 'what' | 'inputs' | 'waits'> & {
        inputs: number[];
      };
      return { ...seen, what, inputs: taps, waits: seen.inputs };
    },
    close: () => context.close(),
  };
}

// By turns, 30 s: clocks that are wrong, with waits of their own.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DAY } from '../engine/document/anywhere/days.ts';
import { MOST_SHIFT } from '../tools/contact-sheet/sheet.ts';
import { shiftOf } from './product/page-faults.ts';
import {
  accountOf,
  addressOf,
  hydrated,
  moveClock,
  phone,
  product,
  somebody,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

const HOUR = 3_600_000;

/** Seconds that the countdown of the phase that is now shows. */
const secondsShown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const size: Record<string, number> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };
    const shown = [...document.querySelectorAll<HTMLElement>('[data-time-left]')].filter((one) =>
      one.checkVisibility(),
    );
    return shown.reduce(
      (sum, one) => sum + Number(one.textContent) * (size[one.dataset.timeLeft ?? ''] ?? 0),
      0,
    );
  });

const secondsUntil = (moment: number, ahead = 0): number => (moment - Date.now() - ahead) / 1000;

describe('the one clock', () => {
  const skewed = (by: number) => async (context: BrowserContext) => {
    await context.addInitScript((ms) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + ms;
    }, by);
  };
  test.each([
    ['right', 0],
    ['a day ahead', DAY],
    ['a day behind', -DAY],
  ])('§9 the device is %s: the countdown is right to 2 s', async (_, by) => {
    const end = product.schedules.trial_shop?.end ?? 0;
    const { page } = await visit('trial_shop', { before: skewed(by) });
    if (by !== 0)
      expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(DAY / 2);
    await expect.poll(async () => Math.abs((await secondsShown(page)) - secondsUntil(end))).toBeLessThan(2);
    expect(await page.evaluate(() => document.documentElement.dataset.phase)).toBe('live');
  });

  test('§9 the device is set a day ahead while the page is hidden: right again once it is seen', async () => {
    const end = product.schedules.trial_shop?.end ?? 0;
    const { page } = await visit('trial_shop');
    await expect.poll(async () => Math.abs((await secondsShown(page)) - secondsUntil(end))).toBeLessThan(2);
    await page.evaluate((day) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + day;
      document.dispatchEvent(new Event('visibilitychange'));
    }, DAY);
    await expect.poll(async () => Math.abs((await secondsShown(page)) - secondsUntil(end))).toBeLessThan(2);
  });
});

describe('the campaign ends while the page is open', () => {
  test('§9 the phase switches at the boundary without a reload, and the server refuses what comes too late', async () => {
    const as = somebody(16);
    const end = product.schedules.trial_shop?.end ?? 0;
    const ahead = end - Date.now() - 9000;
    await moveClock(ahead);
    const { page, requests } = await visit('trial_shop', { as });
    await page.evaluate(() => Object.assign(window, { galaSame: true }));
    await expect
      .poll(async () => Math.abs((await secondsShown(page)) - secondsUntil(end, ahead)))
      .toBeLessThan(1.2);
    expect(await page.locator('#open').isVisible()).toBe(true);
    expect(await page.locator('#shut').isVisible()).toBe(false);
    await until(() => page.locator('#shut').isVisible(), 15_000);
    const late = secondsUntil(end, ahead);
    // The server's time is known as exactly as its answer was quick: by half of its way, on a busy machine some hundred ms.
    expect(Math.abs(late)).toBeLessThan(2);
    expect(await page.locator('#open').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.dataset.phase)).toBe('settling');
    expect(await page.evaluate(() => 'galaSame' in window)).toBe(true);
    const before = await accountOf('trial_shop', as);
    const ticket = page.locator('.exchange-grid__card', { hasText: 'Ticket' });
    const redeem = ticket.locator('.exchange-grid__redeem');
    if (await redeem.isEnabled()) {
      await redeem.click();
      await expect.poll(() => page.locator('.toast').textContent()).toMatch(/over|ended/i);
    }
    await expect.poll(() => redeem.isDisabled()).toBe(true);
    expect(await accountOf('trial_shop', as)).toEqual(before);
    // The board is asked while the campaign is live alone.
    requests.splice(0);
    await page.waitForTimeout(1500);
    expect(requests.filter((request) => request.url().includes('/boards/'))).toEqual([]);
  });
});

describe('a second passes', () => {
  test('§9 it changes text nodes of the countdown, and nothing else in the page', async () => {
    const { page } = await visit('activity_20250520');
    await page.locator('.ranking-list__row').first().waitFor();
    await until(async () => (await secondsShown(page)) > 0);
    await page.waitForLoadState('networkidle');
    const changes = await page.evaluate(async () => {
      const seen: string[] = [];
      const watch = new MutationObserver((records) => {
        for (const { type, target, attributeName } of records) {
          const inside = target.parentElement?.matches('[data-time-left]') === true;
          seen.push(
            type === 'characterData' && inside
              ? 'time left'
              : `${type} ${target.nodeName} ${attributeName ?? ''}`,
          );
        }
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      // What a slow machine draws late is no change of a second: watched is from the first quiet one on.
      for (let tries = 0; tries < 20; tries++) {
        seen.length = 0;
        await pass(1000);
        if (seen.every((one) => one === 'time left')) break;
      }
      seen.length = 0;
      await pass(3300);
      watch.disconnect();
      return seen;
    });
    expect(changes.length).toBeGreaterThanOrEqual(3);
    expect(changes.filter((one) => one !== 'time left')).toEqual([]);
  });
});

describe('a page that was drawn earlier', () => {
  test.each(['before', 'after'])(
    '§9 opened after the end, it begins with the day that its document says then, whose board is final; the server tells its time %s React is there',
    async (when) => {
      const end = product.schedules.activity_20251001?.settle ?? 0;
      const { page } = await phone();
      const drawn = await (await fetch(addressOf('activity_20251001'))).text();
      expect(drawn).toContain('data-phase="live"');
      expect(drawn, 'it was drawn with another day').not.toMatch(
        /aria-selected="true"[^>]*>\s*<span[^>]*>Day 1</,
      );
      await page.route('**/h5_ac/activity_20251001?*', (asked) =>
        asked.fulfill({ body: drawn, contentType: 'text/html; charset=utf-8' }),
      );
      let tell: () => void = () => undefined;
      const told = new Promise<void>((resolve) => {
        tell = resolve;
      });
      if (when === 'before') tell();
      await page.route('**/api-server/v2/time', async (asked) => {
        await told;
        await asked.continue();
      });
      await moveClock(end - Date.now() + DAY);
      await page.goto(addressOf('activity_20251001'));
      await hydrated(page);
      tell();
      await until(() => page.evaluate(() => document.documentElement.dataset.phase === 'ended'));
      const days = page.getByRole('tab', { name: /^Day \d/ });
      await until(async () => (await days.first().getAttribute('aria-selected')) === 'true');
      // Every day has a ranking that can be read.
      for (const day of await days.all()) {
        await day.click();
        await until(async () => (await day.getAttribute('aria-selected')) === 'true');
        await page.locator('.ranking-list__row:not(.skeleton *)').first().waitFor();
      }
    },
  );
});

describe('a server that keeps silent after it has served the page', () => {
  test('§9 the page stays in the phase of that moment, whatever the device says, and nothing moves', async () => {
    const start = product.schedules.activity_fans_festival?.start ?? 0;
    await moveClock(start - Date.now() - HOUR);
    const { page } = await phone({
      width: 320,
      before: async (context) => {
        await context.addInitScript(() => {
          window.galaSeen = [];
          document.addEventListener('DOMContentLoaded', () => {
            const root = document.documentElement;
            const note = (): void => void window.galaSeen.push(root.dataset.phase ?? '');
            new MutationObserver(note).observe(root, { attributeFilter: ['data-phase'] });
          });
        });
      },
    });
    let asked = 0;
    await page.route('**/api-server/**', () => {
      asked++;
    });
    await page.goto(addressOf('activity_fans_festival', { lang: 'cn' }), { waitUntil: 'load' });
    // The countdown begins without an answer.
    await until(() => page.evaluate(() => window.galaSeen.length > 0), 10_000);
    expect(asked).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.galaSeen)).toEqual(['preview']);
    expect(Math.abs((await secondsShown(page)) - HOUR / 1000)).toBeLessThan(30);
    const { sum, most } = await shiftOf(page);
    expect(sum, most).toBeLessThanOrEqual(MOST_SHIFT);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

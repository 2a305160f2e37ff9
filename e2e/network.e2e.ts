// By turns, 15 s: networks that fail, with waits of their own.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withoutAnswers } from './product/bare.ts';
import {
  addressOf,
  answered,
  hydrated,
  phone,
  somebody,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

const stale = (page: Page) => page.locator('.state--stale');
const boards = '**/boards/charm*';

describe('the network goes and comes', () => {
  test('§9 offline: what stands is marked as stale; back: fresh by itself, the mark gone', async () => {
    const shop = await visit('trial_shop', { as: somebody(12), expects: ['console'] });
    const { page, context, requests } = shop;
    await page.locator('.ranking-list__row').first().waitFor();
    // What has never been there cannot be stale.
    for (const path of ['/balance', '/exchange', '/boards/charm']) await answered(shop, path);
    expect(await stale(page).count()).toBe(0);
    await context.setOffline(true);
    await until(async () => (await stale(page).count()) >= 3);
    expect(await page.locator('.ranking-list__row').count()).toBeGreaterThan(0);
    expect(await stale(page).first().innerText()).toContain('earlier figures');
    requests.splice(0);
    await context.setOffline(false);
    await until(async () => (await stale(page).count()) === 0);
    expect(requests.some((request) => request.url().includes('/boards/charm'))).toBe(true);
  });

  test('§9 offline, on a page of many sections: each is marked, and it is said once', async () => {
    const { page, context } = await visit('activity_20250129', { as: somebody(12), expects: ['console'] });
    await context.setOffline(true);
    await until(async () => (await stale(page).count()) > 3);
    expect(await page.locator('.state--stale[role="status"]').count()).toBe(1);
    await context.setOffline(false);
    await until(async () => (await stale(page).count()) === 0);
  });

  test('§8 answers fail while the page is open: stale, with a retry that helps', async () => {
    const campaign = await visit('activity_20250520', { expects: ['console'] });
    const { page, context } = campaign;
    await page.locator('.ranking-list__row').first().waitFor();
    // An answer that is still on its way would be content enough for a page that comes back.
    await answered(campaign, '/boards/charm?size=20');
    await page.route(boards, (asked) => asked.abort('failed'));
    // Coming back to the network asks again, well before the source's own 15 s.
    await context.setOffline(true);
    await until(() => page.evaluate(() => !navigator.onLine));
    await context.setOffline(false);
    await until(async () => (await page.locator('#shop .state--stale').count()) === 0);
    await page.locator('#boards .state--stale').waitFor();
    expect(await page.locator('.ranking-list__row').count()).toBeGreaterThan(0);
    await page.unroute(boards);
    await page.locator('#boards .state--stale button').click();
    await until(async () => (await page.locator('#boards .state--stale').count()) === 0);
  });

  test('§8 the first load fails: skeleton, then an error in place with a retry that helps; neighbours have theirs', async () => {
    const { page } = await phone({ expects: ['console'] });
    await withoutAnswers(page, 'activity_20250520');
    let broken = true;
    await page.route(boards, (asked) => (broken ? asked.abort('failed') : asked.continue()));
    await page.goto(addressOf('activity_20250520'));
    expect(await page.locator('#boards .skeleton').count()).toBe(1);
    await hydrated(page);
    const fault = page.locator('#boards .state--error');
    await fault.waitFor({ timeout: 12_000 });
    expect(await fault.innerText()).toContain("couldn't be loaded");
    await page.locator('.exchange-grid__redeem:enabled').first().waitFor();
    broken = false;
    await fault.getByRole('button').click();
    await page.locator('#boards .ranking-list__row').first().waitFor();
    expect(await fault.count()).toBe(0);
  });

  test('§8 one failure, one card a section: its retry brings all that failed alike', async () => {
    const { page } = await phone({ expects: ['console'] });
    await withoutAnswers(page, 'activity_20250520');
    const shop = /\/(balance|exchange)(\?|$)/;
    await page.route(shop, (asked) => asked.abort('failed'));
    await page.goto(addressOf('activity_20250520', { as: somebody(14) }));
    const card = page.locator('#shop .state--error');
    await until(async () => (await page.locator('#shop [data-told-by]').count()) === 1, 12_000);
    expect(await card.count()).toBe(1);
    await page.unroute(shop);
    await card.getByRole('button').click();
    await page.locator('#shop .exchange-grid__redeem').first().waitFor();
    await page.locator('#shop .balance-bar__amount').waitFor();
    await until(async () => (await card.count()) === 0);
  });

  test('§9 hidden: no requests; seen again: at once', async () => {
    const { page, requests } = await visit('trial_shop');
    const asked = (): number => requests.filter((request) => request.url().includes('/boards/charm')).length;
    await until(() => asked() >= 2);
    await hide(page, true);
    await page.waitForTimeout(300);
    const before = asked();
    await page.waitForTimeout(2500);
    expect(asked()).toBe(before);
    await hide(page, false);
    await until(() => asked() > before);
    // By the page's own clock: what the test hears of it comes later on a busy machine.
    const waited = (): Promise<number | undefined> =>
      page.evaluate(() => {
        const seen = Number(Reflect.get(window, 'galaVisibleAt'));
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.includes('/boards/charm') && startTime >= seen)
          .map(({ startTime }) => startTime - seen)
          .sort((a, b) => a - b)[0];
      });
    // The browser lists a request once it has its answer.
    await until(async () => (await waited()) !== undefined);
    expect(await waited()).toBeLessThan(900);
  });
});

/** Headless pages are never hidden by themselves: says so to the page as a phone would. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { value: now, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: now ? 'hidden' : 'visible',
      configurable: true,
    });
    if (!now) Object.assign(window, { galaVisibleAt: performance.now() });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);

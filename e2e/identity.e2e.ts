// By turns, 15 s: people who change, journey by journey.
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { proves } from '../tools/testing/proves.ts';
import {
  accountOf,
  addressOf,
  answered,
  hydrated,
  phone,
  product,
  somebody,
  tapForMore,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();
const route = 'activity_20250520';

/** Everything of a request but its Authorization, as it went over the wire. */
async function leaks(requests: readonly Request[], secrets: readonly string[]): Promise<string[]> {
  const sent = await Promise.all(
    requests.map(async (request) => {
      // Of a page that was fetched ahead the browser never tells what went over the wire: then what it was asked with.
      const all = await Promise.race([request.allHeaders(), wait(2_000).then(() => request.headers())]);
      const { authorization: _, ...headers } = all;
      return `${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`;
    }),
  );
  return sent.filter((text) => secrets.some((secret) => text.includes(secret)));
}

describe('arriving as the app would', () => {
  test('T50 identity leaves the address bar before the page is drawn to the end, and no later request names it', async () => {
    proves('T50');
    const as = somebody(0);
    const arrived = await phone({ as });
    const { page, requests } = arrived;
    await page.goto(addressOf(route, { as }), { waitUntil: 'commit' });
    await until(async () => !page.url().includes('token'));
    expect(page.url()).toBe(`${product.url}/h5_ac/${route}?lang=en`);
    await hydrated(page);
    await answered(arrived, '/balance');
    const [first, ...later] = requests;
    expect(first?.url()).toContain(as.token);
    expect(later.length).toBeGreaterThan(5);
    expect(await leaks(later, [as.token, as.userId, 'device-7'])).toEqual([]);
    const asked = later.filter((request) => request.url().endsWith('/balance'));
    expect(await asked[0]?.headerValue('authorization')).toBe(`Bearer ${as.token}`);
  });

  test('§1 identity lives in the slot of the session alone', async () => {
    proves('1.1');
    const as = somebody(0);
    const { page, context } = await visit(route, { as });
    const kept = await page.evaluate(() => ({
      session: Object.fromEntries(Object.entries(sessionStorage)),
      local: JSON.stringify(localStorage),
      history: JSON.stringify(history.state),
      html: document.documentElement.outerHTML,
      name: window.name,
    }));
    expect(Object.keys(kept.session)).toEqual(['gala.session']);
    expect(JSON.parse(kept.session['gala.session'] ?? '')).toMatchObject({
      token: as.token,
      user_id: as.userId,
    });
    const cookies = JSON.stringify(await context.cookies());
    for (const place of [kept.local, kept.history, kept.html, kept.name, cookies])
      expect(place).not.toContain(as.token);
  });

  test('§1 identity is kept over a reload and on the next page', async () => {
    proves('1.1');
    const as = somebody(0);
    const has = (await accountOf(route, as)).amount.toLocaleString('en');
    const hasElsewhere = (await accountOf('activity_20251001', as)).amount.toLocaleString('en');
    const { page, requests } = await visit(route, { as });
    const amount = page.locator('.balance-bar__amount [role=status] > span');
    await expect.poll(() => amount.textContent()).toBe(has);
    await page.reload();
    await expect.poll(() => amount.textContent()).toBe(has);
    requests.splice(0);
    await page.goto(`${product.url}/h5_ac/activity_center`);
    const next = page.locator('a[href$="/activity_20251001"]').first();
    const cards = page.locator('.activity-list__link');
    await cards.first().waitFor();
    // A list shows so many at a time, in an order that the day decides.
    while ((await next.count()) === 0)
      await tapForMore(page.locator('.activity-list__foot button').first(), cards);
    await next.click();
    await page.waitForURL('**/activity_20251001');
    await expect.poll(() => amount.textContent()).toBe(hasElsewhere);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await page.evaluate(() => document.referrer)).toBe('');
    expect(await leaks(requests, [as.token])).toEqual([]);
  });
});

describe('arriving as a visitor', () => {
  test('§1 the page reads, and what needs a token says so in its place', async () => {
    const { page, requests } = await visit(route);
    await page.locator('.ranking-list__row').first().waitFor();
    await expect.poll(() => page.locator('#shop').innerText()).toMatch(/in the app/);
    expect(await page.locator('.exchange-grid__card').count()).toBe(6);
    expect(requests.some((request) => 'authorization' in request.headers())).toBe(false);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('§4 a visitor who redeems is told to open the app, stays on the page, and no token expires', async () => {
    const { page } = await visit(route);
    await page.locator('.exchange-grid__redeem:enabled').first().click();
    await expect.poll(() => page.locator('.toast').textContent()).toBe('Please open this page in the app');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(page.url()).toContain(route);
  });
});

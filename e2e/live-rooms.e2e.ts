// By turns, 15 s: a journey of a mechanic, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from './product/double-tap.ts';
import { api, newcomer, offline, online, pause, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const route = 'activity_live_rank';

interface Hosts {
  readonly items: readonly { readonly id: string; readonly live: boolean; readonly following: boolean }[];
}
const hosts = async (as?: Parameters<typeof api>[1]) =>
  (await api<Hosts>(`/v2/activities/${route}/live_hosts?size=100`, as)).data.items;
const follow = (page: Page) => page.locator('#rooms .live-rooms__follow').first();
const isFollowed = (page: Page, wanted: boolean) =>
  until(async () => (await follow(page).getAttribute('aria-pressed')) === String(wanted));
const toast = (page: Page, text: string) =>
  until(async () => ((await page.locator('.toast').textContent()) ?? '').includes(text));
const followCall = /idol_carnival_to_join$/;

async function opened(more: Parameters<typeof visit>[1] = {}) {
  const as = newcomer();
  const visited = await visit(route, { as, ...more });
  await follow(visited.page).waitFor();
  await pause();
  return { as, ...visited };
}

describe('live rooms', () => {
  test('live ones come first, more come by tap, and those who are recommended are not followed', async () => {
    const { as, page } = await opened();
    const all = await hosts(as);
    const firstOff = all.findIndex(({ live }) => !live);
    expect(all.filter(({ live }) => live).length).toBeGreaterThan(1);
    expect(all.slice(firstOff).some(({ live }) => live)).toBe(false);
    const rows = page.locator('#rooms .live-rooms__host');
    expect(await rows.count()).toBe(6);
    await page.locator('#rooms .live-rooms__foot button').tap();
    await until(async () => (await rows.count()) > 6);
    expect(await page.locator('#people .live-rooms__host').count()).toBeGreaterThan(1);
    expect(await page.locator('#people [aria-pressed="true"]').count()).toBe(0);
  });

  test('following shows at once and is kept; a double tap is one; it can be ended', async () => {
    const { as, page, requests } = await opened();
    await doubleTap(follow(page));
    await isFollowed(page, true);
    await until(async () => (await hosts(as))[0]?.following === true);
    expect(requests.filter((one) => followCall.test(one.url()) && one.method() === 'PUT')).toHaveLength(1);
    await pause();
    await follow(page).tap();
    await isFollowed(page, false);
    await until(async () => (await hosts(as))[0]?.following === false);
  });

  test('what is refused is taken back, in words', async () => {
    const { as, page } = await opened({ expects: ['console'] });
    await page.route(followCall, (request) =>
      request.fulfill({ json: { code: 1001, message: 'Not this one', data: null, timestamp: 1 } }),
    );
    await follow(page).tap();
    await toast(page, 'Not this one');
    await isFollowed(page, false);
    expect((await hosts(as))[0]?.following).toBe(false);
  });

  test('an answer that is lost: what was followed is there after the page comes again', async () => {
    const { as, page } = await opened({ expects: ['console'] });
    let calls = 0;
    await page.route(followCall, async (request) => {
      if (request.request().method() !== 'PUT') return request.continue();
      calls += 1;
      await request.fetch();
      await request.abort('connectionreset');
    });
    await follow(page).tap();
    await until(async () => (await hosts(as))[0]?.following === true);
    expect(calls).toBeGreaterThan(0);
    await page.unroute(followCall);
    await page.reload();
    await isFollowed(page, true);
  });

  test('offline: nothing is followed, and the page says so', async () => {
    const { as, page, context } = await opened({ expects: ['console'] });
    await offline({ page, context });
    await follow(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
    await isFollowed(page, false);
    await online({ page, context });
    await isFollowed(page, false);
    expect((await hosts(as))[0]?.following).toBe(false);
  });

  test('a visitor is led into the app by the keyboard, and stays on the page', async () => {
    const { page } = await visit(route);
    await follow(page).waitFor();
    await follow(page).focus();
    await page.keyboard.press('Enter');
    await toast(page, 'app');
    expect(page.url()).toContain(route);
  });

  test('320 px are enough in Thai, and nothing moves for who wants that', async () => {
    const { page } = await opened({ width: 320, lang: 'th', reducedMotion: 'reduce' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
      )
      .toBe(0);
  });
});

// By turns, 20 s: a journey of a mechanic, in a browser.
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import { api, moveClock, newcomer, pause, product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const route = 'activity_pk_plunder';
const path = `/v2/activities/${route}`;

interface Battle {
  readonly side: string | null;
  readonly brought: number;
  readonly settled: boolean;
  readonly rounds: readonly { readonly state: string }[];
}
const battleOf = async (as: Person): Promise<Battle | undefined> =>
  (await api<{ battles: Battle[] }>(`${path}/battles`, as)).data.battles[0];
const side = (page: Page, name: string) => page.locator('.battle__side', { hasText: name });
const button = (page: Page, name: string) => side(page, name).locator('.battle__join');
const yes = (page: Page) => page.locator('dialog[open] .btn--primary');
const isMine = (page: Page, name: string) =>
  until(async () => (await side(page, name).locator('.battle__mine').count()) === 1);
const joins = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === 'POST' && request.url().endsWith('/battles/ring'));
const sends = (as: Person, gift: string) =>
  api('/v2/gift_events', undefined, {
    method: 'POST',
    body: JSON.stringify({
      eventId: crypto.randomUUID(),
      activity: route,
      gift,
      from: as.userId,
      to: '100004',
      count: 1,
      at: Date.now(),
    }),
    headers: { 'Content-Type': 'application/json', 'X-Service-Key': product.serviceKey },
  });

/** Opens the page and chooses a side, up to the last question. */
async function choosing(name: string, more: Parameters<typeof visit>[1] = {}) {
  const as = newcomer();
  const visited = await visit(route, { as, ...more });
  await button(visited.page, name).tap();
  await yes(visited.page).waitFor();
  await pause();
  return { as, ...visited };
}

describe('a battle', () => {
  test('a side is joined by touch, for good, and what one sends then is told as one’s own', async () => {
    const { as, page } = await choosing('Frost');
    await yes(page).tap();
    await isMine(page, 'Frost');
    expect(await page.locator('.battle__join').count()).toBe(0);
    await until(async () => (await page.locator('.battle__news').textContent()) === 'Welcome to Frost!');
    // Between two rounds, from the bell to midnight, nothing counts.
    const isOpen = (await battleOf(as))?.rounds.some(({ state }) => state === 'live') === true;
    await sends(as, 'war-drum');
    await page.reload();
    if (isOpen)
      await until(async () =>
        ((await page.locator('.battle__own').textContent()) ?? '').includes("You've brought Frost 10"),
      );
    expect(await battleOf(as)).toMatchObject({ side: 'frost', brought: isOpen ? 10 : 0 });
    await page.locator('.battle__raid').first().waitFor();
    expect(await page.locator('.battle__seal').count()).toBe(7);
    expect(await page.locator('.battle__raid').count()).toBeGreaterThan(0);
  });

  test('a double tap joins once', async () => {
    const { as, page, requests } = await choosing('Ember');
    await doubleTap(yes(page));
    await isMine(page, 'Ember');
    expect(joins(requests)).toHaveLength(1);
    expect(await battleOf(as)).toMatchObject({ side: 'ember' });
  });

  test('an answer that is lost: the same key again, joined once', async () => {
    const { as, page } = await choosing('Ember', { expects: ['console'] });
    const keys: string[] = [];
    await page.route('**/battles/ring', async (request) => {
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await yes(page).tap();
    await isMine(page, 'Ember');
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await battleOf(as)).toMatchObject({ side: 'ember' });
  });

  test('offline: nobody is joined, the page says so, and both sides are still open afterwards', async () => {
    const { as, page, context } = await choosing('Frost', { expects: ['console'] });
    await context.setOffline(true);
    await yes(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
    expect(await battleOf(as)).toMatchObject({ side: null });
    await context.setOffline(false);
    await Promise.allSettled([page.reload()]);
    await page.waitForLoadState('load');
    await until(async () => (await page.locator('.battle__join').count()) === 2);
  });

  test('another phone was faster: told in words, and the page shows the side that is', async () => {
    const { as, page } = await choosing('Frost');
    await api(`${path}/battles/ring`, as, {
      method: 'POST',
      body: new URLSearchParams({ side: 'ember' }),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    await yes(page).tap();
    await until(async () =>
      ((await page.locator('.toast').textContent()) ?? '').includes('already picked your side'),
    );
    await isMine(page, 'Ember');
    expect(await battleOf(as)).toMatchObject({ side: 'ember' });
  });

  test('after the last bell nobody joins: refused in words', async () => {
    const { as, page } = await choosing('Frost', { expects: ['console'] });
    const { end = 0 } = product.schedules[route] ?? {};
    await moveClock(end - Date.now() + 1000);
    await yes(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '').includes('over'));
    expect(await battleOf(as)).toMatchObject({ side: null });
  });

  test('a visitor is led on, by the keyboard as by touch, and stays on the page', async () => {
    const { page } = await visit(route);
    await until(async () => (await button(page, 'Ember').textContent()) === 'Join Ember');
    await button(page, 'Ember').focus();
    await page.keyboard.press('Enter');
    await until(async () => ((await page.locator('.toast').textContent()) ?? '').includes('app'));
    expect(page.url()).toContain(route);
  });

  test('without motion nothing moves, and 320 px are enough in Vietnamese', async () => {
    const as = newcomer();
    const { page } = await visit(route, { as, width: 320, lang: 'vi', reducedMotion: 'reduce' });
    await until(async () => (await button(page, 'Quân Lửa').textContent()) === 'Vào Quân Lửa');
    await button(page, 'Quân Lửa').tap();
    await yes(page).waitFor();
    await pause();
    await yes(page).tap();
    await isMine(page, 'Quân Lửa');
    const moving = () =>
      page
        .locator('.battle')
        .evaluate(
          (one) =>
            one.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
        );
    expect(await moving()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

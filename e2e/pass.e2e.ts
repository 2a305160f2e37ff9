// By turns, 20 s: a journey of a mechanic, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PassAnswer } from '../schemas/generated/types.gen.ts';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import {
  api,
  moveClock,
  newcomer,
  offline,
  online,
  pause,
  product,
  somebody,
  tell,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();
const route = 'activity_20250725';
const path = `/v2/activities/${route}/pass`;

const season = async (as: Person): Promise<PassAnswer> => (await api<PassAnswer>(path, as)).data;
/** So many minutes watched, five points of the season each. */
const watch = (as: Person, amount: number) =>
  tell(as, { kind: 'watch', to: product.people[0]?.userId ?? '', amount });
const send = (call: string, as: Person) =>
  api(`${path}/${call}`, as, { method: 'POST', headers: { 'Idempotency-Key': crypto.randomUUID() } });
const all = (page: Page) => page.locator('.season-pass__all');
const buys = (page: Page) => page.locator('.season-pass__buy');
const waiting = (page: Page) => page.locator('button.season-pass__reward');
const text = async (page: Page, selector: string) =>
  (await page.locator(selector).first().textContent()) ?? '';
const posts = (requests: readonly { method(): string; url(): string }[], end: string) =>
  requests.filter((request) => request.method() === 'POST' && request.url().endsWith(end));

describe('a pass', () => {
  test('levels are reached by what one does, a reward is claimed by its tap, the rest at once', async () => {
    const as = newcomer();
    await watch(as, 1000);
    const { page } = await visit(route, { as });
    await until(async () => (await waiting(page).count()) === 4);
    expect(await text(page, '.season-pass__badge')).toContain('Level 4');
    expect(await all(page).textContent()).toBe('Claim all (4)');
    await waiting(page).first().tap();
    await until(async () => (await text(page, '.season-pass__news')).includes('1 reward is yours'));
    expect((await season(as)).waiting).toBe(3);
    await pause();
    await all(page).tap();
    await until(async () => (await waiting(page).count()) === 0);
    expect(await season(as)).toMatchObject({ waiting: 0, reason: 'PASS_UNPAID', balance: 10 + 20 + 30 });
    expect(await all(page).isDisabled()).toBe(true);
  });

  test('one’s own place is in view, and the track is scrolled by keys', async () => {
    const as = newcomer();
    await watch(as, 1440);
    await send('claims', as);
    const { page } = await visit(route, { as });
    await until(async () => (await text(page, '.season-pass__badge')).includes('Level 4'));
    const track = page.locator('.season-pass__track');
    const left = () => track.evaluate((one) => one.scrollLeft);
    await until(async () => (await left()) > 100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const [box, step] = [await track.boundingBox(), await track.locator('[aria-current=step]').boundingBox()];
    expect(step?.x).toBeGreaterThanOrEqual(box?.x ?? 0);
    expect((step?.x ?? 0) + (step?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    const before = await left();
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await until(async () => (await left()) > before);
  });

  test('a double tap claims once, by one call', async () => {
    const as = newcomer();
    await watch(as, 700);
    const { page, requests } = await visit(route, { as });
    await until(async () => (await waiting(page).count()) === 3);
    await doubleTap(all(page));
    await until(async () => (await waiting(page).count()) === 0);
    expect(posts(requests, '/claims')).toHaveLength(1);
    expect((await season(as)).balance).toBe(30);
  });

  test('an answer that is lost: the same key again, given once', async () => {
    const as = newcomer();
    await watch(as, 300);
    const { page } = await visit(route, { as, expects: ['console'] });
    await until(async () => (await waiting(page).count()) === 2);
    const keys: string[] = [];
    await page.route('**/pass/claims', async (request) => {
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await all(page).tap();
    await until(async () => (await waiting(page).count()) === 0);
    expect([keys.length, new Set(keys).size, (await season(as)).balance]).toEqual([2, 1, 30]);
  });

  test('before anything is paid, the question names the price and what remains', async () => {
    const as = somebody(22);
    const { balance, track, level, waiting: free } = await season(as);
    const { page, requests } = await visit(route, { as });
    await until(async () => (await buys(page).count()) === 2);
    await buys(page).first().tap();
    await until(() => page.locator('dialog[open]').isVisible());
    const asked = await text(page, 'dialog[open]');
    expect(asked).toContain(String(track?.cost));
    expect(asked).toContain(((balance ?? 0) - (track?.cost ?? 0)).toLocaleString('en'));
    await pause();
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('dialog').count()) === 0);
    expect(posts(requests, '/track')).toEqual([]);
    await pause();
    await buys(page).first().tap();
    await until(() => page.locator('dialog[open]').isVisible());
    await pause();
    await doubleTap(page.locator('dialog[open] .btn--primary'));
    await until(() => page.locator('.season-pass__own').isVisible());
    expect(posts(requests, '/track')).toHaveLength(1);
    const after = await season(as);
    expect(after).toMatchObject({ level, waiting: free + (track?.past ?? 0), balance: (balance ?? 0) - 600 });
    await pause();
    await buys(page).first().tap();
    await until(() => page.locator('dialog[open]').isVisible());
    await pause();
    await page.locator('dialog[open] .btn--primary').tap();
    await until(async () => (await text(page, '.season-pass__news')).includes(`Level ${level + 1} reached!`));
    expect((await season(as)).balance).toBe((balance ?? 0) - 600 - 80);
  });

  test('offline nothing is claimed, and afterwards it is', async () => {
    const as = newcomer();
    await watch(as, 100);
    const { page, context } = await visit(route, { as, expects: ['console'] });
    await until(async () => (await waiting(page).count()) === 1);
    await offline({ page, context });
    await all(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
    expect((await season(as)).waiting).toBe(1);
    await online({ page, context });
    expect((await send('claims', as)).code).toBe(0);
  });

  test('when the season is over, nothing is sold and what gives points has closed', async () => {
    const as = newcomer();
    await watch(as, 700);
    const { end = 0, settle = 0 } = product.schedules[route] ?? {};
    await moveClock(end - Date.now() + 1000);
    const { page } = await visit(route, { as });
    await until(async () => (await waiting(page).count()) === 1);
    expect([await buys(page).count(), await all(page).textContent()]).toEqual([0, 'Claim all (1)']);
    await moveClock(settle - Date.now() + 1000);
    const { page: later } = await visit(route, { as });
    await until(async () => (await all(later).textContent()) === "It's over");
    expect(await waiting(later).count()).toBe(0);
  });

  test('a visitor sees all that can be won, and is told how to take part', async () => {
    const { page } = await visit(route);
    await until(async () => (await page.locator('.season-pass__level').count()) === 10);
    expect(await buys(page).count()).toBe(0);
    await all(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '').includes('app'));
    expect(page.url()).toContain(route);
  });
});

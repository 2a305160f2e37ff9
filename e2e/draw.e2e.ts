// By turns, 25 s: a whole draw, journey by journey.
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { proves } from '../tools/testing/proves.ts';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import {
  addressOf,
  api,
  hydrated,
  moveClock,
  newcomer,
  pause,
  product,
  somebody,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();
const route = 'activity_20251111';
const path = `/v2/activities/${route}/draws/lucky`;

interface Draw {
  readonly balance: number;
  readonly drawn: number;
  readonly last: { readonly orderId: string; readonly results: readonly { readonly prize: string }[] } | null;
}
const drawOf = async (as: Person): Promise<Draw> => (await api<Draw>(path, as)).data;

const once = (page: Page) => page.locator('.lucky-draw__button').first();
const ten = (page: Page) => page.locator('.lucky-draw__button').nth(1);
const yes = (page: Page) => page.locator('dialog[open] .btn--primary');
const won = (page: Page) => page.locator('.lucky-draw__won');
const said = (page: Page) => page.locator('.lucky-draw > [role=status]');
const shown = (page: Page) => won(page).waitFor();
const orders = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === 'POST' && request.url().endsWith('/draws/lucky'));

describe('a lucky draw', () => {
  test('one draw by touch: the light leads to what the server has decided, and the prize is said', async () => {
    const as = somebody(8);
    const before = await drawOf(as);
    const { page } = await visit(route, { as });
    await once(page).tap();
    await shown(page);
    const after = await drawOf(as);
    expect(after.drawn).toBe(before.drawn + 1);
    const lit = page.locator('.lucky-draw__cell.is-lit .lucky-draw__name');
    const name = (await lit.textContent()) ?? '';
    expect(await said(page).textContent()).toContain(name);
    expect(await won(page).locator('.lucky-draw__name').allTextContents()).toEqual([name]);
    // The page names prizes, the server their ids: both say the same of all that has been drawn.
    await page.locator('.lucky-draw__close').tap();
    await pause();
    await page.getByRole('button', { name: 'My draws' }).tap();
    await until(async () =>
      (await page.locator('.draw-records__prize').first().textContent())?.includes(name),
    );
  });

  test('a double tap draws once', async () => {
    proves('T63');
    const as = somebody(8);
    const before = await drawOf(as);
    const { page, requests } = await visit(route, { as });
    await doubleTap(once(page));
    await shown(page);
    expect(orders(requests)).toHaveLength(1);
    expect((await drawOf(as)).drawn).toBe(before.drawn + 1);
  });

  test('ten at once, without motion: all ten are there at once', async () => {
    const as = somebody(8);
    const before = await drawOf(as);
    const { page } = await visit(route, { as, reducedMotion: 'reduce' });
    await ten(page).tap();
    await doubleTap(yes(page));
    await shown(page);
    const after = await drawOf(as);
    expect(after.drawn, 'a double tap on yes is one').toBe(before.drawn + 10);
    const times = await won(page)
      .locator('.lucky-draw__win')
      .evaluateAll((wins) =>
        wins.map((win) => Number(win.querySelector('.lucky-draw__times')?.textContent?.slice(1) ?? 1)),
      );
    expect(times.reduce((sum, one) => sum + one, 0)).toBe(10);
    expect(times).toHaveLength(new Set(after.last?.results.map(({ prize }) => prize)).size);
  });

  test('ten at once ask first, with what they take and leave; a no draws nothing and the focus is back', async () => {
    const as = somebody(8);
    const { balance, drawn } = await drawOf(as);
    const { page, requests } = await visit(route, { as });
    await until(() => ten(page).isEnabled());
    await ten(page).focus();
    await page.keyboard.press('Enter');
    await yes(page).waitFor();
    const asked = (await page.locator('dialog[open]').textContent()) ?? '';
    expect(asked).toContain('95');
    expect(asked).toContain((balance - 95).toLocaleString('en'));
    expect(await said(page).textContent(), 'nothing is drawn yet').toBe('');
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('dialog').count()) === 0);
    await until(() => ten(page).evaluate((button) => button === document.activeElement));
    expect(orders(requests)).toEqual([]);
    expect((await drawOf(as)).drawn).toBe(drawn);
  });

  test('a tap that the server declines says why, and shows no prize that another phone has drawn meanwhile', async () => {
    const as = somebody(8);
    const { page } = await visit(route, { as, reducedMotion: 'reduce' });
    await until(() => once(page).isEnabled());
    for (let tens = 1; tens <= 10; tens++) {
      const { code } = await api(path, as, {
        method: 'POST',
        body: new URLSearchParams({ count: '10' }),
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      expect(code).toBe(0);
    }
    await once(page).tap();
    await page.getByText("You've reached today's limit").waitFor();
    await until(async () => (await once(page).textContent())?.startsWith('Done for today'));
    expect(await won(page).count()).toBe(0);
    expect(await said(page).textContent()).toBe('');
    expect((await drawOf(as)).drawn).toBe(100);
  });

  test('an answer that is lost: the same key again, one draw, and its prize is shown', async () => {
    const as = somebody(8);
    const before = await drawOf(as);
    const keys: string[] = [];
    const { page } = await visit(route, { as, expects: ['console'] });
    await page.route('**/draws/lucky', async (request) => {
      if (request.request().method() !== 'POST') return request.continue();
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await once(page).tap();
    await shown(page);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect((await drawOf(as)).drawn).toBe(before.drawn + 1);
  });

  test('an answer that is lost while the sign-in ends: after the next one the tap has the same key, one draw, and its prize is shown', async () => {
    const as = product.shortLived;
    const before = await drawOf(as);
    const keys: string[] = [];
    const { page } = await visit(route, { as, expects: ['console'] });
    await page.route('**/draws/lucky', async (request) => {
      if (request.request().method() !== 'POST') return request.continue();
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await moveClock(2 * 3_600_000);
      await request.abort('connectionreset');
    });
    await once(page).tap();
    await page.waitForURL('**/h5_ac/login');
    // It cannot know how the draw ended.
    expect(await page.locator('main').textContent()).toContain('check your history before you try again');
    await moveClock(0);
    const drawn = await drawOf(as);
    const [{ prize = '' } = {}] = drawn.last?.results ?? [];
    const back = Number(/^tickets-(\d+)$/.exec(prize)?.[1] ?? 0);
    expect([drawn.drawn, before.balance - drawn.balance]).toEqual([before.drawn + 1, 10 - back]);
    await page.goto(addressOf(route, { as }), { waitUntil: 'load' });
    await hydrated(page);
    await until(() => once(page).isEnabled());
    await once(page).tap();
    await shown(page);
    const name = (await won(page).locator('.lucky-draw__name').textContent()) ?? '';
    expect(await said(page).textContent()).toContain(name);
    expect(await drawOf(as)).toMatchObject({ drawn: drawn.drawn, balance: drawn.balance });
    expect([new Set(keys).size, keys.length > 2]).toEqual([1, true]);
    await page.locator('.lucky-draw__close').tap();
    await pause();
    await page.getByRole('button', { name: 'My draws' }).tap();
    await until(async () =>
      (await page.locator('.draw-records__prize').first().textContent())?.includes(name),
    );
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('dialog').count()) === 0);
    await pause();
    await once(page).tap();
    await shown(page);
    expect((await drawOf(as)).drawn, 'what is wanted after that is a draw of its own').toBe(drawn.drawn + 1);
  });

  test('offline before the prize is known: after a reload it stands in the records', async () => {
    const as = somebody(8);
    const { page } = await visit(route, { as, expects: ['console'] });
    await page.route('**/draws/lucky', (request) =>
      request.request().method() === 'POST' ? request.continue() : request.abort('internetdisconnected'),
    );
    const sent = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/draws/lucky'),
    );
    await once(page).tap();
    await sent;
    await until(() => once(page).evaluate((button) => !button.classList.contains('is-busy')));
    expect(await won(page).count()).toBe(0);
    await page.unroute('**/draws/lucky');
    await page.reload();
    await page.getByRole('button', { name: 'My draws' }).tap();
    await until(async () => (await page.locator('.draw-records__order').count()) > 0);
    expect((await drawOf(as)).drawn).toBeGreaterThan(0);
    expect(await won(page).count(), 'nothing is shown that was not asked for here').toBe(0);
  });

  test('whoever has no tickets is told, and led to them', async () => {
    const { page } = await visit(route, { as: newcomer() });
    await until(async () => (await once(page).textContent())?.startsWith('Not enough'));
    expect(await once(page).isDisabled()).toBe(true);
    await page.getByText('Get more').tap();
    await until(() =>
      page.evaluate(() => (document.querySelector('#gifts')?.getBoundingClientRect().top ?? 999) < 400),
    );
  });

  test('odds are read before anybody draws: what each prize is likely to be, and what proves it', async () => {
    const { page } = await visit(route);
    await page.getByRole('button', { name: 'Odds' }).tap();
    await until(async () => (await page.locator('.draw-odds__row').count()) === 8);
    expect(await page.locator('.draw-odds__proof dd').first().textContent()).toMatch(/^[0-9a-f]{64}$/);
  });
});

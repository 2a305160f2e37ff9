// By turns, 15 s: a journey of a mechanic, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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
  tell,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();
const route = 'activity_20250212';
const path = `/v2/activities/${route}/collection`;

interface Album {
  cards: { id: string; count: number }[];
  gifts: { code: string }[];
}
const album = async (as: Person): Promise<Album> => (await api<Album>(path, as)).data;
const sum = async (as: Person): Promise<number> =>
  (await album(as)).cards.reduce((all, { count }) => all + count, 0);
/** So many cards that dropped by watching, up to those of a day. */
const collect = (as: Person, cards: number) =>
  tell(as, { kind: 'watch', to: product.people[0]?.userId ?? '', amount: 10 * cards });
const owned = (page: Page) => page.locator('.card-album__card:not(.is-missing)');
const give = (page: Page) => page.locator('.card-album__detail .btn--primary');
const field = (page: Page) => page.locator('.card-album__input');
const take = (page: Page) => page.locator('.card-album__gifts > .btn');
const send = (call: string, body: object, as: Person) =>
  api<{ code: string }>(`${path}/${call}`, as, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
  });

/** A code of a card that somebody has given away. */
async function wrapped(): Promise<string> {
  const giver = newcomer();
  await collect(giver, 1);
  const card = (await album(giver)).cards.find(({ count }) => count > 0)?.id ?? '';
  return (await send('gifts', { card }, giver)).data.code;
}

describe('a collection', () => {
  test('what is watched drops cards, one is given by a code, and a friend takes it', async () => {
    const [as, friend] = [newcomer(), newcomer()];
    await collect(as, 2);
    const { page } = await visit(route, { as });
    await until(async () => (await owned(page).count()) > 0);
    expect(await page.locator('.card-album__way').first().textContent()).toContain('2/3');
    await owned(page).first().tap();
    await pause();
    await give(page).tap();
    await until(() => page.locator('.card-album__code').isVisible());
    expect(await sum(as)).toBe(1);
    const code = (await page.locator('.card-album__code').textContent()) ?? '';
    const { page: other } = await visit(route, { as: friend });
    await field(other).fill(code.toLowerCase());
    await take(other).tap();
    await until(async () =>
      ((await other.locator('.card-album__news').textContent()) ?? '').startsWith('New'),
    );
    expect([await sum(as), await sum(friend)]).toEqual([1, 1]);
  });

  test('a double tap gives one away, and what waits is taken back', async () => {
    const as = newcomer();
    await collect(as, 3);
    const { page, requests } = await visit(route, { as });
    await until(async () => (await owned(page).count()) > 0);
    await owned(page).first().tap();
    await pause();
    await doubleTap(give(page));
    await until(() => page.locator('.card-album__code').isVisible());
    expect(
      requests.filter((request) => request.method() === 'POST' && request.url().endsWith('/gifts')),
    ).toHaveLength(1);
    await pause();
    await page.locator('.card-album__gift .btn').tap();
    await until(async () => (await page.locator('.card-album__gift').count()) === 0);
    expect([await sum(as), (await album(as)).gifts]).toEqual([3, []]);
  });

  test('an answer that is lost: the same key again, taken once', async () => {
    const as = newcomer();
    const code = await wrapped();
    const { page } = await visit(route, { as, expects: ['console'] });
    const keys: string[] = [];
    await page.route('**/taken', async (request) => {
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await field(page).fill(code);
    await take(page).tap();
    await until(async () => (await owned(page).count()) === 1);
    expect([keys.length, new Set(keys).size, await sum(as)]).toEqual([2, 1, 1]);
  });

  test('offline nothing is taken, and afterwards it is', async () => {
    const as = newcomer();
    const code = await wrapped();
    const { page, context } = await visit(route, { as, expects: ['console'] });
    await field(page).fill(code);
    await offline({ page, context });
    await take(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
    expect(await sum(as)).toBe(0);
    await online({ page, context });
    expect((await send('taken', { code }, as)).code).toBe(0);
  });

  test('a code under which nothing waits is told, and takes nothing', async () => {
    const as = newcomer();
    const { page } = await visit(route, { as });
    await field(page).fill('3H7K-9MPA');
    expect(await take(page).isDisabled()).toBe(true);
    await field(page).fill('3H7K-9MPA-3H7K-9MPC');
    await take(page).tap();
    const told = page.locator(`[id="${await field(page).getAttribute('aria-describedby')}"]`);
    await until(async () => ((await told.textContent()) ?? '').includes('No card is waiting'));
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await sum(as)).toBe(0);
  });

  test('when it is over, nothing moves and the page says so', async () => {
    const as = newcomer();
    await collect(as, 3);
    const { end = 0 } = product.schedules[route] ?? {};
    await moveClock(end - Date.now() + 1000);
    const { page } = await visit(route, { as });
    const told = page.locator('.card-album__told:visible');
    await until(async () => (await told.textContent()) === 'Collecting is over');
    await owned(page).first().tap();
    expect(await give(page).count()).toBe(0);
    expect(await page.locator('.card-album__detail .card-album__why').textContent()).toBe(
      'Collecting is over',
    );
  });

  test('a visitor sees what there is, and is told how to take part', async () => {
    const { page } = await visit(route);
    await until(async () => (await page.locator('.card-album__card.is-missing').count()) === 6);
    await page.locator('.card-album__set .btn').first().tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '').includes('app'));
    expect(page.url()).toContain(route);
  });
});

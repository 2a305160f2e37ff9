// By turns: a journey of a mechanic, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { groupedCode } from '../engine/document/anywhere/code-word.ts';
import { demoCodes } from '../mechanics/codes/seed.ts';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import { api, moveClock, newcomer, product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const route = 'ac_exchange_verification';
const path = `/v2/activities/${route}/codes`;
const printed = [...demoCodes(route, 'medal')];
/** One that nobody has used yet. */
const fresh = (): string => groupedCode(printed.shift() ?? '');

const opened = async (as: Person): Promise<number> =>
  (await api<{ items: unknown[] }>(path, as)).data.items.length;
const input = (page: Page) => page.locator('.code-redeem__input');
const button = (page: Page) => page.locator('.code-redeem .btn--primary');
const note = async (page: Page) => (await page.locator('.code-redeem__note').textContent()) ?? '';
const won = (page: Page) => until(() => page.locator('.code-redeem__won').isVisible());
const send = (code: string, as: Person) =>
  api<object>(path, as, {
    method: 'POST',
    body: JSON.stringify({ code }),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
  });

describe('codes', () => {
  test('a code is typed in any way, and what it gives is lifted out', async () => {
    const as = newcomer();
    const { page } = await visit(route, { as });
    await input(page).fill(fresh().toLowerCase().replaceAll('-', ' '));
    expect(await input(page).inputValue()).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
    await button(page).tap();
    await won(page);
    expect(await page.locator('.code-redeem__won').textContent()).toContain('Medal voucher');
    expect([await input(page).inputValue(), await opened(as)]).toEqual(['', 1]);
    await page.reload();
    await until(async () => (await page.locator('.code-redeem__one').count()) === 1);
    expect(await page.locator('.code-redeem__won').count()).toBe(0);
  });

  test('a double tap opens once', async () => {
    const as = newcomer();
    const { page, requests } = await visit(route, { as });
    await input(page).fill(fresh());
    await doubleTap(button(page));
    await won(page);
    expect(
      requests.filter((request) => request.method() === 'POST' && request.url().endsWith('/codes')),
    ).toHaveLength(1);
    expect(await opened(as)).toBe(1);
  });

  test('an answer that is lost: the same key again, given once', async () => {
    const as = newcomer();
    const { page } = await visit(route, { as, expects: ['console'] });
    const keys: string[] = [];
    await page.route('**/codes', async (request) => {
      if (request.request().method() !== 'POST') return request.continue();
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await input(page).fill(fresh());
    await button(page).tap();
    await won(page);
    expect([keys.length, new Set(keys).size, await opened(as)]).toEqual([2, 1, 1]);
  });

  test('offline: nothing is used, and the code is taken afterwards', async () => {
    const as = newcomer();
    const { page, context } = await visit(route, { as, expects: ['console'] });
    const code = fresh();
    await input(page).fill(code);
    await context.setOffline(true);
    await button(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
    expect(await opened(as)).toBe(0);
    await context.setOffline(false);
    await Promise.allSettled([page.reload()]);
    await page.waitForLoadState('load');
    await until(async () => {
      await input(page).fill(code);
      return !(await button(page).isDisabled());
    });
    await button(page).tap();
    await won(page);
    expect(await opened(as)).toBe(1);
  });

  test('a slip is told before anything is sent; a code that is used, beside the field', async () => {
    const [first, second] = [newcomer(), newcomer()];
    const code = fresh();
    expect((await send(code, first)).code).toBe(0);
    const { page, requests } = await visit(route, { as: second });
    await input(page).fill(code.replace(/.$/, (letter) => (letter === 'A' ? 'C' : 'A')));
    expect(await note(page)).toContain('One character is wrong');
    expect(await button(page).isDisabled()).toBe(true);
    await input(page).fill(code);
    await button(page).tap();
    await until(async () => (await note(page)).includes('This code has been used'));
    expect(await input(page).getAttribute('aria-invalid')).toBe('true');
    expect(
      requests.filter((request) => request.method() === 'POST' && request.url().endsWith('/codes')),
    ).toHaveLength(1);
    expect(await opened(second)).toBe(0);
  });

  test('when it is over the page says so, and no code is used', async () => {
    const as = newcomer();
    const { settle = 0 } = product.schedules[route] ?? {};
    await moveClock(settle - Date.now() + 1000);
    const { page } = await visit(route, { as, expects: ['console'] });
    await until(() => page.getByText('The chest is closed until we meet again').isVisible());
    expect(await input(page).isVisible(), 'no field that takes nothing').toBe(false);
    expect((await send(fresh(), as)).code).toBe(1202);
  });

  test('a visitor is told to open the app, and stays on the page', async () => {
    const { page } = await visit(route);
    await input(page).fill(fresh());
    await button(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '').includes('app'));
    expect(page.url()).toContain(route);
    expect(await page.locator('.code-redeem__won').count()).toBe(0);
  });

  test('whoever checks at a counter sees what a code is worth, and leaves it', async () => {
    const [as, other] = [newcomer(), newcomer()];
    const named = await api<object>(`${path}/checkers`, undefined, {
      method: 'POST',
      body: JSON.stringify({ user: as.userId, may: true }),
      headers: { 'Content-Type': 'application/json', 'X-Service-Key': product.serviceKey },
    });
    expect(named.code).toBe(0);
    const { page } = await visit(route, { as });
    const code = fresh();
    const check = page.locator('.code-redeem .btn--secondary');
    await input(page).fill(code);
    await check.tap();
    await until(() => page.getByText('nobody has opened it').isVisible());
    expect((await send(code, other)).code).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 350));
    await check.tap();
    await until(() => page.getByText('this voucher has been opened').isVisible());
    expect(await opened(as)).toBe(0);
  });
});

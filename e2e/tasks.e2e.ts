// By turns, 25 s: a journey of a mechanic, in a browser.
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import {
  api,
  hydrated,
  moveClock,
  newcomer,
  product,
  tell,
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();
const route = 'activity_20251111';
const path = `/v2/activities/${route}`;

interface Task {
  readonly id: string;
  readonly progress: number;
  readonly claimed: boolean;
  readonly waiting: number;
}
const taskOf = async (id: string, as: Person): Promise<Task | undefined> =>
  (await api<{ tasks: Task[] }>(`${path}/tasks`, as)).data.tasks.find((task) => task.id === id);
const balanceOf = async (as: Person): Promise<number> =>
  (await api<{ balance: number }>(`${path}/draws/lucky`, as)).data.balance;

const minutes = (amount: number) => ({ kind: 'watch', to: '100004', amount });
const ticket = (page: Page, name: string) => page.locator('.task-list__ticket', { hasText: name });
const watch = (page: Page) => ticket(page, 'Watch for 10 minutes');
const button = (page: Page, of = watch(page)) => of.locator('.task-list__button');
const far = async (page: Page, of = watch(page)) =>
  (await of.locator('[role=progressbar]').getAttribute('aria-valuetext')) ?? '';
const done = (page: Page, of = watch(page)) => until(() => of.locator('.task-list__stamp').isVisible());
const claims = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === 'POST' && /\/tasks\/\w/.test(request.url()));
const isClaim = (request: Request) => request.method() === 'POST';

/** Somebody who has watched for long enough, on the page. */
async function watched(more: Parameters<typeof visit>[1] = {}) {
  const as = newcomer();
  await tell(as, minutes(10));
  const visited = await visit(route, { as, ...more });
  await until(async () => (await button(visited.page).textContent()) === 'Claim');
  return { as, ...visited };
}

describe('tasks', () => {
  test('progress arrives by facts, the ticket is claimed by touch, and its tickets can be spent', async () => {
    const as = newcomer();
    const { page } = await visit(route, { as });
    await until(async () => (await far(page)) === '0 of 10');
    // The page is drawn for a visitor, who reads the same number.
    await until(async () => (await button(page).textContent()) === 'Go');
    await tell(as, minutes(4));
    await page.reload();
    await hydrated(page);
    await until(async () => (await far(page)) === '4 of 10');
    // The bar grows to where it is told: at first it may have no width yet.
    const bar = watch(page).locator('.task-list__fill');
    await until(() => bar.evaluate((fill) => fill.clientWidth > 0));
    await tell(as, minutes(7));
    await page.reload();
    await hydrated(page);
    await until(async () => (await button(page).textContent()) === 'Claim');
    await button(page).tap();
    await done(page);
    expect(await page.locator('.task-list__burst').count()).toBe(1);
    expect(await taskOf('watch', as)).toMatchObject({ claimed: true, waiting: 0 });
    await until(async () => (await page.locator('.lucky-draw__purse b').textContent()) === '20');
  });

  test('what is given at once is there without a tap, and opens what waits for it', async () => {
    const as = newcomer();
    await tell(as, { kind: 'login' });
    const { page } = await visit(route, { as });
    await done(page, ticket(page, 'Drop in today'));
    expect(await balanceOf(as)).toBe(5);
    const cake = ticket(page, 'Then send a cake');
    expect(await cake.textContent()).toContain('First: Send 3 balloons');
    expect(await cake.textContent()).toContain('Locked');
    await api('/v2/gift_events', undefined, {
      method: 'POST',
      body: JSON.stringify({
        eventId: crypto.randomUUID(),
        activity: route,
        gift: 'balloon',
        from: as.userId,
        to: '100004',
        count: 3,
        at: Date.now(),
      }),
      headers: { 'Content-Type': 'application/json', 'X-Service-Key': product.serviceKey },
    });
    await page.reload();
    await until(async () => (await button(page, cake).textContent()) === 'Go');
    await button(page, cake).tap();
    await until(() =>
      page.evaluate(() => (document.querySelector('#gifts')?.getBoundingClientRect().top ?? 999) < 400),
    );
  });

  test('a double tap claims once', async () => {
    const { as, page, requests } = await watched();
    await doubleTap(button(page));
    await done(page);
    expect(claims(requests)).toHaveLength(1);
    expect(await balanceOf(as)).toBe(20);
  });

  test('an answer that is lost: the same key again, given once', async () => {
    const { as, page } = await watched({ expects: ['console'] });
    const keys: string[] = [];
    await page.route('**/tasks/watch', async (request) => {
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await button(page).tap();
    await done(page);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await balanceOf(as)).toBe(20);
  });

  test('offline: nothing is claimed, the page says so, and the ticket is still there afterwards', async () => {
    const { as, page, context } = await watched({ expects: ['console'] });
    await context.setOffline(true);
    await button(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
    expect(await taskOf('watch', as)).toMatchObject({ claimed: false, waiting: 1 });
    await context.setOffline(false);
    // Where a script could not be loaded the page opens itself anew now, and may be quicker than this.
    await Promise.allSettled([page.reload()]);
    await page.waitForLoadState('load');
    await until(async () => (await button(page).textContent()) === 'Claim');
    await button(page).tap();
    await done(page);
    expect(await balanceOf(as)).toBe(20);
  });

  test('a claim after the end is refused in words, and one stamp says for all groups that they are over', async () => {
    const { as, page } = await watched({ expects: ['console'] });
    const { end = 0 } = product.schedules[route] ?? {};
    await moveClock(end - Date.now() + 1000);
    await button(page).tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '').includes('over'));
    await page.reload();
    const stamp = page.locator('.task-list__over');
    await until(() => stamp.isVisible());
    expect(await stamp.textContent()).toBe('Tasks are over');
    expect(await page.locator('.task-list__group').count()).toBe(0);
    expect(await taskOf('watch', as)).toMatchObject({ claimed: false });
    await moveClock(0);
    expect(await balanceOf(as)).toBe(0);
  });

  test('another phone was faster: told in words, and the page shows what is', async () => {
    const { as, page } = await watched();
    await api(`${path}/tasks/watch`, as, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    const sent = page.waitForRequest((request) => isClaim(request) && request.url().endsWith('/tasks/watch'));
    await button(page).tap();
    await sent;
    await until(async () =>
      ((await page.locator('.toast').textContent()) ?? '').includes(
        "You've already claimed this task's reward",
      ),
    );
    expect(await balanceOf(as)).toBe(20);
  });

  test('a visitor is told to open the app, by the keyboard as by touch, and stays on the page', async () => {
    const { page } = await visit(route);
    await until(async () => (await button(page).textContent()) === 'Join in');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await until(async () => ((await page.locator('.toast').textContent()) ?? '').includes('app'));
    expect(page.url()).toContain(route);
  });

  test('without motion nothing flies, and 320 px are enough in Vietnamese', async () => {
    const as = newcomer();
    await tell(as, minutes(10));
    const { page } = await visit(route, { as, width: 320, lang: 'vi', reducedMotion: 'reduce' });
    const row = ticket(page, 'Xem live 10 phút');
    await until(async () => (await button(page, row).textContent()) === 'Nhận');
    await button(page, row).tap();
    await done(page, row);
    const moving = () =>
      row.evaluate(
        (one) =>
          one.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
    expect(await moving()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

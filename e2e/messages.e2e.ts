// By turns: a journey of a mechanic, in a browser.
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import { api, newcomer, pause, product, tell, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const route = 'sign-center/message';
const festival = 'activity_20251111';

const give = async (from: Person, to: string, at = Date.now()): Promise<void> => {
  const { code } = await api('/v2/gift_events', undefined, {
    method: 'POST',
    body: JSON.stringify({
      eventId: crypto.randomUUID(),
      activity: festival,
      gift: 'balloon',
      from: from.userId,
      to,
      count: 1,
      at,
    }),
    headers: { 'Content-Type': 'application/json', 'X-Service-Key': product.serviceKey },
  });
  expect(code).toBe(0);
};
const unreadOf = async (as: Person): Promise<number> =>
  (await api<{ unread: number }>('/v2/messages', as)).data.unread;

const idols = ['100004', '100005', '100006'];
/** Somebody who has been thanked by so many people, on the page. */
async function thanked(count: number, more: Parameters<typeof visit>[1] = {}) {
  const as = newcomer();
  for (const idol of idols.slice(0, count)) await give(as, idol);
  const visited = await visit(route, { as, ...more });
  await until(async () => (await visited.page.locator('.message-list__card').count()) === count);
  await until(async () => (await unreadOnes(visited.page)) === `${count} unread`);
  return { as, ...visited };
}
const unreadOnes = (page: Page) => page.locator('.message-list__count').textContent();
const reads = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === 'POST' && request.url().endsWith('/read'));

describe('messages', () => {
  test('whoever has none yet is led to where some begin', async () => {
    const { page } = await visit(route, { as: newcomer() });
    await until(() => page.locator('.state--empty').isVisible());
    await page.getByRole('link', { name: 'See where letters start' }).tap();
    await page.waitForURL('**/activity_center*');
  });

  test('say whose thanks came, are put aside one by one and all at once, and lead to their campaign', async () => {
    const { as, page } = await thanked(3);
    expect(await page.locator('.message-list__said').first().textContent()).toMatch(/got your gift/);
    await page.locator('.message-list__read').first().tap();
    await until(async () => (await unreadOnes(page)) === '2 unread');
    expect(await page.locator('.message-list__new').count()).toBe(2);
    expect(await unreadOf(as)).toBe(2);
    await pause();
    await page.locator('.message-list__all').tap();
    await until(async () => (await unreadOnes(page)) === 'All caught up');
    expect(await unreadOf(as)).toBe(0);
    expect(await page.locator('.message-list__card button').count()).toBe(0);
    await pause();
    await page.locator('.message-list__from').first().tap();
    await page.waitForURL(`**/${festival}*`);
  });

  test('of tickets lead to the draw that takes them, and not to the top of its page', async () => {
    const as = newcomer();
    await tell(as, { kind: 'share' });
    const { code } = await api('/v2/activities/activity_20240720/tasks/postcard', as, {
      method: 'POST',
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(code).toBe(0);
    const { page } = await visit(route, { as });
    await page.locator('.message-list__card', { hasText: 'tickets' }).locator('.message-list__from').tap();
    await page.waitForURL('**/h5_ac/activity_20240720*#kiosk');
    const draw = page.locator('#kiosk');
    const top = async () => (await draw.boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => Math.abs(await top())).toBeLessThan(200);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  });

  test('what came after the page was asked for stays unread', async () => {
    const { as, page } = await thanked(1);
    await give(as, '100009');
    await page.locator('.message-list__all').tap();
    await until(async () => (await page.locator('.message-list__card').count()) === 2);
    expect(await unreadOnes(page)).toBe('1 unread');
    expect(await unreadOf(as)).toBe(1);
  });

  test('a double tap marks once', async () => {
    const { as, page, requests } = await thanked(2);
    await doubleTap(page.locator('.message-list__read').first());
    await until(async () => (await unreadOnes(page)) === '1 unread');
    expect(reads(requests)).toHaveLength(1);
    expect(await unreadOf(as)).toBe(1);
  });

  test('an answer that is lost, and a phone that is offline: the page says so, and a second tap does it', async () => {
    const { as, page, context } = await thanked(1, { expects: ['console'] });
    const all = page.locator('.message-list__all');
    await context.setOffline(true);
    await all.tap();
    await until(async () => ((await page.locator('.toast').textContent()) ?? '') !== '');
    expect(await unreadOf(as)).toBe(1);
    await context.setOffline(false);
    // Where a script could not be loaded the page opens itself anew now, and may be quicker than this.
    await Promise.allSettled([page.reload()]);
    await page.waitForLoadState('load');
    let lost = false;
    await page.route('**/messages/read', async (request) => {
      if (lost) return request.continue();
      lost = true;
      await request.fetch();
      await request.abort('connectionreset');
    });
    await until(async () => (await unreadOnes(page)) === '1 unread');
    await all.tap();
    await until(async () => {
      if ((await all.count()) > 0) await all.tap().catch(() => undefined);
      return (await unreadOnes(page)) === 'All caught up';
    });
    expect(await unreadOf(as)).toBe(0);
  });

  test('a visitor is shown the way into the app, and nothing is asked for', async () => {
    const { page, requests } = await visit(route);
    await until(() => page.locator('#door .btn').isVisible());
    expect(await page.locator('.message-list').count()).toBe(0);
    expect(requests.filter((request) => request.url().includes('/v2/messages'))).toEqual([]);
  });

  test('nobody reads or marks those of another', async () => {
    const one = newcomer();
    await give(one, '100004');
    const { data } = await api<{ items: { id: string }[] }>('/v2/messages', one);
    const other = newcomer();
    const marked = await api(`/v2/messages/${data.items[0]?.id}/read`, other, { method: 'POST' });
    expect(marked.code).not.toBe(0);
    expect(await unreadOf(one)).toBe(1);
  });
});

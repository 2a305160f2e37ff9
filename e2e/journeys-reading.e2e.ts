// By turns, 10 s: families whose pages are read, journey by journey.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doubleTap } from './product/double-tap.ts';
import { addressOf, hydrated, newcomer, pause, until, visit, withBrowser } from './product/visit.ts';
import { withoutRules } from './product/without-rules.ts';

withBrowser();

const pathOf = (page: Page): string => new URL(page.url()).pathname.replace('/h5_ac/', '');
const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const isAt = (page: Page, wanted: number): Promise<void> =>
  until(async () => Math.abs((await place(page)) - wanted) <= 2);

describe('amber-paper: what one earns', () => {
  const [route, next] = ['income', 'income/details'];
  const on = (page: Page) => page.getByRole('link', { name: 'How to read a line' });

  test('a double tap turns the page once; back is where one was; in another language it is the same page', async () => {
    const as = newcomer();
    const { page, requests } = await visit(route, { as });
    await on(page).scrollIntoViewIfNeeded();
    await pause();
    const left = await place(page);
    expect(left).toBeGreaterThan(0);
    await doubleTap(on(page));
    await page.waitForURL(`**/${next}*`);
    expect(await page.locator('h1').textContent()).toContain('A Closer Look');
    expect(requests.filter((one) => one.isNavigationRequest() && one.url().includes(next))).toHaveLength(1);
    await page.goBack();
    await isAt(page, left);
    await page.goto(addressOf(route, { as, lang: 'th' }));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('th');
    expect(await page.title()).toBe('รายได้');
  });

  test('an answer that is lost: back is where one was, and the next tap turns the page', async () => {
    // What the browser fetches ahead by itself cannot be lost here.
    const { page } = await visit(route, { as: newcomer(), before: withoutRules, expects: ['console'] });
    await on(page).scrollIntoViewIfNeeded();
    await pause();
    const left = await place(page);
    let lost = 0;
    await page.route(`**/${next}*`, async (request) => {
      lost += 1;
      await request.fetch();
      await request.abort('connectionreset');
    });
    await on(page).tap();
    await until(() => lost > 0);
    await page.waitForURL(/chrome-error/).catch(() => undefined);
    await page.unroute(`**/${next}*`);
    await page.goBack();
    await isAt(page, left);
    await pause();
    await on(page).tap();
    await page.waitForURL(`**/${next}*`);
    expect(await page.locator('h1').textContent()).toContain('A Closer Look');
  });
});

describe('sage-paper: withdrawals, page by page in one frame', () => {
  const route = 'wx_page/withdrawal';
  const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
  const inside = (page: Page, heading: string): Promise<void> =>
    until(() => page.locator('[data-outlet]').getByRole('heading', { name: heading }).isVisible());
  const opened = async (more: Parameters<typeof visit>[1] = {}) => {
    const visited = await visit(route, { as: newcomer(), ...more });
    // Until the links are the frame's own, which the first key brings.
    await until(async () => {
      await visited.page.keyboard.press('Shift');
      return visited.page.evaluate(() => history.scrollRestoration === 'manual');
    });
    return visited;
  };

  test('a double tap turns to the rules once; back is where one was; in another language it is the same page', async () => {
    const { page, requests } = await opened();
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForTimeout(600);
    const left = await place(page);
    expect(left).toBeGreaterThan(0);
    await tab(page, 'Rules').evaluate((link) => (link as HTMLElement).click());
    await inside(page, 'Who can use it');
    await page.goBack();
    await inside(page, 'Three steps');
    await isAt(page, left);
    await pause();
    await doubleTap(tab(page, 'Records'));
    await inside(page, 'Two books');
    expect(requests.filter((one) => new URL(one.url()).pathname.endsWith('wx_page/record'))).toHaveLength(1);
    await page.goBack();
    await inside(page, 'Three steps');
    await page.goto(addressOf(route, { lang: 'th' }));
    await hydrated(page);
    expect(await page.title()).toBe('ถอนเข้ากระเป๋า WeChat');
  });

  test('an answer that is lost: the page is loaded as a whole, and shows what was tapped', async () => {
    const { page } = await opened({ expects: ['console'] });
    let lost = 0;
    await page.route('**/wx_page/record*', async (request) => {
      if (request.request().resourceType() !== 'xhr') return request.continue();
      lost += 1;
      await request.fetch();
      await request.abort('connectionreset');
    });
    await tab(page, 'Records').tap();
    await inside(page, 'Two books');
    expect(lost).toBe(1);
    expect(pathOf(page)).toBe('wx_page/record');
    await page.goBack();
    await inside(page, 'Three steps');
  });
});

// By turns, 35 s: a journey of a mechanic, in a browser.
import type { Locator, Page, Request } from 'playwright-core';
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
  until,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();
const route = 'activity_variety_show';
const path = `/v2/activities/${route}`;

interface Poll {
  readonly id: string;
  readonly options: readonly { id: string; votes: number | null; mine: number }[];
  readonly total: number | null;
  readonly voted: number;
  readonly left: number | null;
}
const pollOf = async (id: string, as?: Person): Promise<Poll> => {
  const { polls } = (await api<{ polls: Poll[] }>(`${path}/polls`, as)).data;
  const poll = polls.find((one) => one.id === id);
  if (!poll) throw new Error(`${route} has no poll ${id}`);
  return poll;
};
const mineOf = async (id: string, as: Person): Promise<string[]> =>
  (await pollOf(id, as)).options.filter(({ mine }) => mine > 0).map((option) => option.id);
const balanceOf = async (as: Person): Promise<number> =>
  (await api<{ amount: number }>(`${path}/balance`, as)).data.amount;

const acts = (page: Page) => page.locator('#acts .vote-poll');
const encore = (page: Page) => page.locator('#encore .vote-poll');
const option = (page: Page, name: string, of = acts(page)) =>
  of.locator('.vote-poll__option', { hasText: name });
const button = (page: Page, of = acts(page)) => of.locator('.vote-poll__button');
const counted = (page: Page) => until(() => acts(page).locator('.vote-poll__thanks').isVisible());
const toast = async (page: Page): Promise<string> => (await page.locator('.toast').textContent()) ?? '';
/** A tap that is no second one of the tap before (§5: within 300 ms). */
const tap = async (target: Locator): Promise<void> => {
  await pause();
  await target.tap();
};
const votes = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === 'POST' && /\/polls\/\w/.test(request.url()));

/** Somebody on the page who has chosen two acts. */
async function chosen(more: Parameters<typeof visit>[1] = {}) {
  const as = newcomer();
  const visited = await visit(route, { as, ...more });
  const { page } = visited;
  await until(async () => (await acts(page).textContent())?.includes('1 vote left today') === true);
  expect(await button(page).isDisabled()).toBe(true);
  await tap(option(page, "Who's in the hat?"));
  await tap(option(page, 'Four balls up'));
  expect(await button(page).isEnabled()).toBe(true);
  return { as, ...visited };
}

describe('polls', () => {
  test('a vote for two by touch: counted, thanked for, and only now one sees how the votes stand', async () => {
    const { as, page } = await chosen();
    expect((await pollOf('acts', as)).total).toBeNull();
    expect(await acts(page).textContent()).toContain('Vote to see the results');
    await tap(button(page));
    await counted(page);
    expect(await mineOf('acts', as)).toEqual(['magic', 'juggle']);
    const { total, left } = await pollOf('acts', as);
    expect(total).toBeGreaterThan(1);
    expect(left).toBe(0);
    await until(async () => (await acts(page).textContent())?.includes('%') === true);
    expect(await button(page).isDisabled()).toBe(true);
    expect(await balanceOf(as)).toBe(20);
  });

  test('no more than three are chosen, and a choice is taken back', async () => {
    const { as, page } = await chosen();
    await tap(option(page, 'The balcony band'));
    expect(await option(page, 'Tap in step').locator('input').isDisabled()).toBe(true);
    await tap(option(page, 'Four balls up'));
    await tap(option(page, 'Tap in step'));
    await tap(button(page));
    await counted(page);
    expect(await mineOf('acts', as)).toEqual(['dance', 'magic', 'band']);
  });

  test('a double tap votes once', async () => {
    const { as, page, requests } = await chosen();
    await pause();
    await doubleTap(button(page));
    await counted(page);
    expect(votes(requests)).toHaveLength(1);
    expect((await pollOf('acts', as)).voted).toBe(1);
  });

  test('an answer that is lost: the same key again, one vote', async () => {
    const { as, page } = await chosen({ expects: ['console'] });
    const keys: string[] = [];
    await page.route('**/polls/acts', async (request) => {
      keys.push(request.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return request.continue();
      await request.fetch();
      await request.abort('connectionreset');
    });
    await tap(button(page));
    await counted(page);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect((await pollOf('acts', as)).voted).toBe(1);
    expect(await balanceOf(as)).toBe(20);
  });

  test('offline: nothing is counted, the page says so, and what was chosen is still chosen', async () => {
    const { as, page, context } = await chosen({ expects: ['console'] });
    await offline({ page, context });
    await tap(button(page));
    await until(async () => (await toast(page)) !== '');
    await online({ page, context });
    expect((await pollOf('acts', as)).voted).toBe(0);
    expect(await option(page, 'Four balls up').locator('input').isChecked()).toBe(true);
  });

  test('another phone was faster: told in words, and the page shows what is', async () => {
    const { as, page } = await chosen();
    await api(`${path}/polls/acts`, as, {
      method: 'POST',
      body: new URLSearchParams({ options: 'song' }),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    await tap(button(page));
    await until(async () => (await toast(page)).length > 0);
    await until(async () => (await acts(page).textContent())?.includes('%') === true);
    expect(await mineOf('acts', as)).toEqual(['song']);
  });

  test('the golden mic is asked for once more, and nobody sees its votes before the end', async () => {
    const as = newcomer();
    const { page } = await visit(route, { as });
    await tap(option(page, 'The balcony band', encore(page)));
    await tap(button(page, encore(page)));
    await tap(page.getByRole('button', { name: 'Let me watch more' }));
    expect((await pollOf('encore', as)).voted).toBe(0);
    await tap(button(page, encore(page)));
    await tap(page.getByRole('button', { name: "That's the one" }));
    await until(async () => (await encore(page).textContent())?.includes('Your vote is in') === true);
    const hidden = await pollOf('encore', as);
    expect([hidden.voted, hidden.total, hidden.options.map((one) => one.votes)]).toEqual([
      1,
      null,
      [null, null, null],
    ]);
    expect(await encore(page).textContent()).not.toContain('%');
    const { end = 0 } = product.schedules[route] ?? {};
    await moveClock(end - Date.now() + 1000);
    await page.reload();
    await until(async () => (await encore(page).textContent())?.includes('%') === true);
    expect((await pollOf('encore', as)).total).toBeGreaterThan(0);
    await moveClock(0);
  });

  test('a vote after the end is refused in words', async () => {
    const { as, page } = await chosen({ expects: ['console'] });
    const { end = 0 } = product.schedules[route] ?? {};
    await moveClock(end - Date.now() + 1000);
    await tap(button(page));
    await until(async () => (await toast(page)).includes('over'));
    await moveClock(0);
    expect((await pollOf('acts', as)).voted).toBe(0);
  });

  test('a visitor is told to open the app, by the keyboard as by touch', async () => {
    const { page } = await visit(route);
    await option(page, 'Tap in step').locator('input').focus();
    await page.keyboard.press('Space');
    expect(await option(page, 'Tap in step').locator('input').isChecked()).toBe(true);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await until(async () => (await toast(page)).includes('app'));
    expect(page.url()).toContain(route);
  });

  test('without motion nothing moves, and 320 px are enough in Thai', async () => {
    const as = newcomer();
    const { page } = await visit(route, { as, width: 320, lang: 'th', reducedMotion: 'reduce' });
    // What is left to whoever votes is known: what is counted from there on is thanked for.
    await until(async () => (await acts(page).locator('.vote-poll__left').textContent()) !== '');
    await tap(option(page, 'แท็ปแดนซ์'));
    await tap(button(page));
    await counted(page);
    const moving = () =>
      acts(page).evaluate(
        (one) =>
          one.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
    expect(await moving()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

// By turns, 20 s: a journey of a mechanic, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { RecapAnswer } from '../schemas/generated/types.gen.ts';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import { api, moveClock, newcomer, pause, product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const route = 'activity_2024_summary';
const path = `/v2/activities/${route}/recap`;
const recapOf = async (as?: Person): Promise<RecapAnswer> => (await api<RecapAnswer>(path, as)).data;
const button = (page: Page) => page.locator('.year-slides__cover .btn');
const text = async (page: Page, selector: string) =>
  (await page.locator(selector).first().textContent()) ?? '';
/** Which of how many is heard, before what it tells. */
const count = async (page: Page) =>
  (await text(page, '.year-show [role=status]')).replace(/^(\d+ of \d+), .+/, '$1');
const open = async (page: Page) => {
  await until(async () => (await button(page).count()) === 1);
  await button(page).tap();
  await until(async () => /^1\b/.test(await count(page)));
};
const close = async (page: Page) => {
  await pause();
  await page.keyboard.press('Escape');
  await until(async () => (await page.locator('dialog').count()) === 0);
};

/** Somebody with a history: what was counted of it is there within moments of the server's start. */
async function reader(least = 2): Promise<Person> {
  await until(async () => (await recapOf(product.people[0])).state === 'ready');
  for (const one of product.people) if (((await recapOf(one)).mine?.figures.length ?? 0) >= least) return one;
  throw new Error('Nobody has done anything in the seed.');
}

describe('a recap', () => {
  test('opens over the page, goes from slide to slide by taps, keys and a swipe, and ends with a card', async () => {
    const as = await reader(4);
    const figures = (await recapOf(as)).mine?.figures ?? [];
    const { page } = await visit(route, { as });
    await open(page);
    const all = figures.length + 1;
    // A slow machine takes longer than a slide stays.
    await page.locator('.year-show__pause').tap();
    expect(await count(page)).toBe(`1 of ${all}`);
    await pause();
    await page.touchscreen.tap(330, 420);
    await until(async () => (await count(page)) === `2 of ${all}`);
    await pause();
    await page.touchscreen.tap(40, 420);
    await until(async () => (await count(page)) === `1 of ${all}`);
    await page.keyboard.press('ArrowRight');
    await until(async () => (await count(page)) === `2 of ${all}`);
    await pause();
    await page.locator('.year-show__row').evaluate((row) => row.scrollTo({ left: 2 * row.clientWidth }));
    await until(async () => (await count(page)) === `3 of ${all}`);
    await page.keyboard.press('End');
    await until(async () => (await count(page)) === `${all} of ${all}`);
    expect(await text(page, '.year-show__card')).toContain('My 2024');
    expect(await page.locator('.year-show__card .btn').isVisible()).toBe(true);
    await close(page);
    expect(await page.locator('.year-slides__list li').count()).toBe(figures.length);
    await pause();
    await page.locator('.year-slides__list summary').tap();
    expect(await page.locator('.year-slides__list li').first().isVisible()).toBe(true);
  });

  test('goes on by itself, stands while a finger holds it, and closes by the back button', async () => {
    const { page } = await visit(route, { as: await reader() });
    await open(page);
    await page.locator('.year-show__pause').tap();
    const first = await count(page);
    const state = () =>
      page
        .locator('.year-show__bar.is-now')
        .evaluate((bar) => bar.getAnimations({ subtree: true })[0]?.playState ?? 'none');
    await until(async () => (await state()) === 'paused');
    expect(await count(page)).toBe(first);
    await pause();
    await page.locator('.year-show__pause').tap();
    await until(async () => (await state()) === 'running');
    await until(async () => (await count(page)).startsWith('2 of'));
    await page.goBack();
    await until(async () => (await page.locator('dialog').count()) === 0);
    expect(page.url()).toContain(route);
  });

  test('nothing moves for whoever wants that, and numbers are there at once', async () => {
    const as = await reader();
    const { page } = await visit(route, { as, width: 320, lang: 'th', reducedMotion: 'reduce' });
    await open(page);
    const place = page.locator('.year-show__place.is-now');
    expect(await place.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true);
    expect(
      await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
    ).toBe(0);
    const number = page.locator('.year-show__big.is-number');
    if ((await number.count()) > 0) {
      const said = await page.locator('.year-show__slide:has(.is-number) > .sr-only').first().textContent();
      expect(await number.first().textContent()).toBe(said);
    }
    await close(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('by keys alone: whatever has the focus is seen, and leads to the next slide', async () => {
    const { page } = await visit(route, { as: await reader(), reducedMotion: 'reduce' });
    await open(page);
    const focused = () =>
      page.evaluate(() => {
        const one = document.activeElement as HTMLElement;
        const { opacity, outlineStyle } = getComputedStyle(one);
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const within = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return { name: one.getAttribute('aria-label'), opacity, outlineStyle, within };
      });
    for (let nth = 0; nth < 6 && (await focused()).name !== 'Next'; nth++) await page.keyboard.press('Tab');
    expect(await focused()).toEqual({ name: 'Next', opacity: '1', outlineStyle: 'solid', within: true });
    await page.keyboard.press('Enter');
    await until(async () => /^2\b/.test(await count(page)));
  });

  test('a double tap opens it once', async () => {
    const { page } = await visit(route, { as: await reader() });
    await until(async () => (await button(page).count()) === 1);
    await doubleTap(button(page));
    await until(async () => (await page.locator('dialog[open]').count()) === 1);
    await pause();
    expect(await page.locator('dialog').count()).toBe(1);
  });

  test('after a quiet time there is a page as well, and a way on', async () => {
    await reader();
    const { page } = await visit(route, { as: newcomer() });
    await until(async () => (await text(page, '.year-slides__cover')).includes('A quiet page'));
    expect(await button(page).getAttribute('href')).toBeNull();
    await button(page).tap();
    await until(async () => page.url().includes('activity_center'));
  });

  test('before the reveal it tells when that is, and nothing else', async () => {
    const as = await reader();
    const { start } = product.schedules[route] ?? { start: 0 };
    await moveClock(start + 3_600_000 - Date.now());
    const { mine, people, state, nextAt } = await recapOf(as);
    expect([mine, people, state]).toEqual([null, 0, 'soon']);
    expect(Date.parse(nextAt ?? '')).toBeGreaterThan(start);
    const { page } = await visit(route, { as });
    await until(async () => (await text(page, '.year-slides')).includes('What it will tell you'));
    expect(await button(page).count()).toBe(0);
    expect(await page.locator('.year-slides__tells li').count()).toBe(7);
  });

  test('a visitor is told whose it is, and led on by the keyboard', async () => {
    await reader();
    const { page } = await visit(route);
    await until(async () => (await button(page).count()) === 1);
    expect(await text(page, '.year-slides__cover')).toContain('Sign in to see the one about you');
    expect((await recapOf()).mine).toBeNull();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await pause();
    expect(await button(page).isVisible()).toBe(true);
  });

  test('an answer that is lost: a reader is no visitor, and the next one brings it', async () => {
    const as = await reader();
    let lost = 0;
    const { page } = await visit(route, {
      as,
      expects: ['console'],
      before: async (own) => {
        await own.route('**/recap*', (request) =>
          lost++ === 0 ? request.abort('connectionreset') : request.continue(),
        );
      },
    });
    const ready = async () =>
      (await button(page)
        .getAttribute('aria-haspopup')
        .catch(() => null)) !== null;
    const retry = page.locator('#book .state button');
    await until(async () => lost > 0 && ((await retry.count()) > 0 || (await button(page).count()) > 0));
    expect(await text(page, '#book'), 'not as if one were a visitor').not.toContain('Sign in');
    if ((await retry.count()) > 0) await retry.first().tap();
    await until(async () => (await button(page).count()) === 1 && ready());
    expect(lost).toBeGreaterThan(1);
  });

  test('nobody reads what is another’s', async () => {
    const as = await reader();
    const other = newcomer();
    const own = JSON.stringify((await recapOf(as)).mine);
    const answer = await api<RecapAnswer>(`${path}?user_id=${as.userId}`, other);
    expect(JSON.stringify(answer.data.mine)).not.toBe(own);
    expect(answer.data.mine).toEqual({ figures: [] });
  });
});

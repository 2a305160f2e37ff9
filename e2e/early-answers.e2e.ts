// Every third day, 20 s: what visitors are offered before it is known who reads, in a browser.
import { describe, expect, test } from 'vitest';
import { leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { addressOf, holdReact, hydrated, phone, product, withBrowser } from './product/visit.ts';

withBrowser();

describe('before the reader’s own answer is there', () => {
  const offers = [
    ['activity_20250212', 'collection', '.card-album__button'],
    ['activity_20250618', 'pass', '.season-pass__all'],
    ['activity_20251011', 'tasks', '.task-list__button'],
  ] as const;
  leaveToOtherDays(offers, 2, ([route]) => `§8 what ${route} offers visitors`);
  test.each(partOfDay(offers, 2))(
    '§8 what %s offers visitors is neither seen nor tapped by whoever is signed in',
    async (route, call, part) => {
      const as = product.people[0];
      if (!as) throw new Error('nobody is there');
      const { page, requests } = await phone();
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(new RegExp(`/${route}/${call}\\b`), async (one) => {
        if (one.request().method() === 'GET') await held;
        await one.continue();
      });
      const button = page.locator(part).first();
      await page.goto(addressOf(route, { as }), { waitUntil: 'load' });
      expect(
        await page.locator('[data-visitors=kept]').count(),
        'the page has what visitors see',
      ).toBeGreaterThan(0);
      // What is far below has no size until the browser lays it out.
      await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      const heightOf = async () => (await button.boundingBox())?.height ?? 0;
      await expect.poll(heightOf, { message: 'its place is kept' }).toBeGreaterThan(0);
      expect(await button.isVisible(), 'nobody sees it').toBe(false);
      const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      answer();
      await hydrated(page);
      await expect.poll(() => page.locator('[data-visitors=kept]').count()).toBe(0);
      expect(
        requests.filter((one) => one.method() === 'POST' && one.url().includes(`/${route}/${call}`)),
      ).toEqual([]);
      const { page: theirs } = await phone();
      await theirs.goto(addressOf(route), { waitUntil: 'load' });
      expect(await theirs.locator(part).first().isVisible(), 'a visitor sees it').toBe(true);
    },
  );
});

describe('answers that come before React', () => {
  test('§8 stand in the page at once, in the elements that were there, and React takes them over', async () => {
    const as = product.people[0];
    if (!as) throw new Error('nobody is there');
    const { page } = await phone();
    const release = await holdReact(page);
    // Changed on their way: the pre-rendered board shows the same rows.
    await page.route(/\/activity_20250520\/(boards\/charm|balance)\b/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as {
        data: { amount?: number; rows?: { user: { nickname: string } }[] };
      };
      const [first] = body.data.rows ?? [];
      if (first) first.user.nickname = 'Somebody new';
      else body.data.amount = 54_321;
      await route.fulfill({ response: answer, json: body });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(addressOf('activity_20250520', { as }), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('.ranking-list__winner') !== null);
    await page.evaluate(() => {
      const winner = document.querySelector<HTMLElement>('.ranking-list__winner');
      if (winner) winner.dataset.seen = '';
    });
    const winner = page.locator('.ranking-list__winner[data-seen]');
    await expect.poll(() => winner.textContent()).toBe('Somebody new');
    await expect.poll(() => page.locator('.balance-bar__amount').first().textContent()).toContain('54,321');
    expect(await page.locator('.ranking-list__own').count(), 'the reader’s own place').toBeGreaterThan(0);
    expect(
      await page.evaluate(() => performance.getEntriesByName('gala:hydrated').length),
      'all of that without React',
    ).toBe(0);
    await page.waitForLoadState('load');
    // What waits for an idle moment has had one.
    await page.evaluate(
      () =>
        new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve)))),
    );
    const telemetry = () => asked.filter((url) => /assets\/telemetry-/.test(url)).length;
    expect(telemetry(), 'it would take the line from React').toBe(0);
    release();
    await hydrated(page);
    await expect.poll(telemetry).toBe(1);
    expect(await winner.textContent()).toBe('Somebody new');
    expect(await page.evaluate(() => performance.getEntriesByName('gala:mismatch').length)).toBe(0);
  });
});

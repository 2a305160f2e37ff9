// By turns: the end of a campaign comes while its banner is read.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, moveClock, phone, product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

const PAGE = 'activity_20250725';
const status = (page: Page): Promise<string> => page.locator('.phase-banner [role="status"]').innerText();
const heightOf = async (page: Page): Promise<number> =>
  (await page.locator('.phase-banner').boundingBox())?.height ?? 0;

describe('a phase banner', () => {
  test('§9 says the last hour and then the end, at its moment, in the status that is heard, and moves nothing by a second', async () => {
    const end = product.schedules[PAGE]?.end ?? 0;
    await moveClock(end - Date.now() - 15_000);
    const { page } = await visit(PAGE);
    await until(async () => (await status(page)).startsWith('Less than an hour left'));
    expect(await status(page)).toMatch(/^Less than an hour left\s+The lighthouse is lit\s+Ends /);
    const left = page.locator('.phase-banner__left:visible');
    await until(async () => /00:00:[01]\d$/.test((await left.innerText()).trim()));
    expect(await left.innerText(), 'no days').not.toMatch(/\dd|\d d/);
    const way = page.locator('.phase-banner__way:visible a');
    expect(await way.getAttribute('href')).toBe('#light');
    const height = await heightOf(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      const told = document.querySelector('.phase-banner [role="status"]');
      new MutationObserver((records) => seen.push(...records.map(({ type }) => type))).observe(told as Node, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      Object.assign(window, { seen });
    });
    await page.waitForTimeout(2100);
    expect(await heightOf(page)).toBe(height);
    await until(async () => (await status(page)).startsWith('The lamp is resting'), 30_000);
    expect(await way.getAttribute('href')).toBe('#season');
    expect(await page.evaluate(() => Reflect.get(window, 'seen')), 'style alone has changed it').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.near), 'two days are left').toBe('');
  });

  test('what is left stands in the lines that were kept for it, in the last day and before', async () => {
    const settle = product.schedules[PAGE]?.settle ?? 0;
    for (const hours of [30, 10]) {
      await moveClock(settle - Date.now() - hours * 3_600_000);
      const heights: number[] = [];
      for (const javaScriptEnabled of [false, true]) {
        const { page } = await phone({ javaScriptEnabled, viewport: { width: 320, height: 844 } });
        await page.goto(addressOf(PAGE, { lang: 'th' }));
        if (javaScriptEnabled)
          await until(() => page.evaluate(() => document.documentElement.dataset.near !== undefined));
        heights.push(await heightOf(page));
      }
      expect(heights[1], `${hours} hours before`).toBe(heights[0]);
    }
  });

  test('§9 drawn while it was on and opened after the end, it says that it is over', async () => {
    const settle = product.schedules[PAGE]?.settle ?? 0;
    const { page } = await phone();
    const drawn = await (await fetch(addressOf(PAGE))).text();
    expect(drawn).toContain('data-phase="live"');
    await page.route(`**/h5_ac/${PAGE}?*`, (asked) =>
      asked.fulfill({ body: drawn, contentType: 'text/html; charset=utf-8' }),
    );
    await moveClock(settle - Date.now() + 3_600_000);
    await page.goto(addressOf(PAGE));
    await until(async () => (await status(page)).startsWith('Summer has come ashore'));
    expect(await page.locator('.phase-banner__left:visible').count()).toBe(0);
  });

  test('without script it says phase and date, and shows no dashes where time would be', async () => {
    const { page } = await phone({ javaScriptEnabled: false });
    await page.goto(addressOf(PAGE));
    expect(await status(page)).toMatch(/^The lighthouse is lit\s+Ends .+\(UTC\+8\)$/);
    expect(await page.locator('.phase-banner__left:visible').count()).toBe(0);
  });
});

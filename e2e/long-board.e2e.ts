// By turns: boards that are flung, with waits of their own.
import { expect, test } from 'vitest';
import { addressOf, hydrated, phone, until, withBrowser } from './product/visit.ts';

withBrowser();

test('§9 a board of ten thousand keeps at most 60 rows in the page, and its end can be reached', async () => {
  const { page } = await phone();
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    rank: index + 1,
    user: { user_id: `u${index + 1}`, nickname: `Name ${index + 1}`, avatar: '' },
    score: 1_000_000 - index * 7,
  }));
  await page.route('**/boards/charm*', (asked) =>
    asked.fulfill({
      json: {
        code: 0,
        message: 'ok',
        data: { rows, me: null, total: rows.length, next: null, settled: false },
      },
    }),
  );
  await page.goto(addressOf('activity_20250520'));
  await hydrated(page);
  const inPage = page.locator('.ranking-list__row');
  const most: number[] = [];
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('.ranking-list__foot button').first().click();
  await until(async () => (await height()) > 500_000);
  const list = page.locator('.ranking-list__rows').first();
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await list.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo(0, scrollY + top + height * share - innerHeight / 2);
    }, part);
    const rank = Math.round(part * 10_000);
    await until(() =>
      page.evaluate((near) => {
        const seen = [...document.querySelectorAll('.ranking-list__row')].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
        return seen.some(
          (row) => Math.abs(Number(row.querySelector('.ranking-list__rank')?.textContent) - near) < 40,
        );
      }, rank),
    );
    most.push(await inPage.count());
  }
  await page.locator('[data-user="u10000"]').waitFor();
  expect(Math.max(...most)).toBeLessThanOrEqual(60);
  console.log(`rows in the page while scrolling through 10,000: ${most.join(', ')}`);
});

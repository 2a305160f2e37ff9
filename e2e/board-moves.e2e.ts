// By turns: rows that change places, with waits of their own.
import { expect, test } from 'vitest';
import { addressOf, hydrated, phone, withBrowser } from './product/visit.ts';

withBrowser();

const answerOf = (users: readonly number[]) => ({
  code: 0,
  message: 'ok',
  data: {
    rows: users.map((user, index) => ({
      rank: index + 1,
      user: { user_id: `u${user}`, nickname: `Name ${user}`, avatar: '' },
      score: 100_000 - index * 700,
    })),
    me: null,
    total: users.length,
    next: null,
    settled: false,
  },
});

test('a board of twenty shows ten however far one scrolls; who overtakes slides there, and the page stays where it is', async () => {
  const { page } = await phone();
  let users = Array.from({ length: 20 }, (_, index) => index + 1);
  await page.route('**/boards/charm*', (asked) => asked.fulfill({ json: answerOf(users) }));
  await page.goto(addressOf('activity_20250520'));
  await hydrated(page);
  const board = page.locator('.ranking-list').first();
  const people = board.locator('[data-user]');
  await board.locator('[data-user="u10"]').waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => scrollTo(0, 0));
  expect(await people.count()).toBe(10);
  // Of the two panels of the tabs, the one that is seen.
  await board.locator('.ranking-list__podium').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => ({ y: scrollY, height: document.documentElement.scrollHeight }));
  users = [1, 2, 6, 3, 4, 5, ...users.slice(6)];
  await page.evaluate(() => {
    const moved: string[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      moved.push((this as HTMLElement).dataset.user ?? '');
      return animate.apply(this, how);
    };
    Object.assign(window, { moved });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved.filter(Boolean));
  await expect.poll(moved).toEqual(expect.arrayContaining(['u6', 'u3']));
  expect(await board.locator('.ranking-list__winner').nth(2).innerText()).toBe('Name 6');
  expect(await page.evaluate(() => ({ y: scrollY, height: document.documentElement.scrollHeight }))).toEqual(
    before,
  );
  await board.getByRole('button', { name: 'Show more' }).tap();
  await expect.poll(() => people.count()).toBe(20);
});

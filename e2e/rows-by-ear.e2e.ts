// By turns, 30 s: a long board gone through by ear and by keys, on a page of the product.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, pause, somebody, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

const count = 1000;
const rows = Array.from({ length: count }, (_, index) => ({
  rank: index + 1,
  user: { user_id: `u${index + 1}`, nickname: `Name ${index + 1}`, avatar: '' },
  score: 1_000_000 - index * 7,
}));
const answer = { rows, me: null, total: count, next: null, settled: false };

/** A page whose board has a thousand places, all of them asked for. */
async function longBoard(): Promise<Page> {
  const { page } = await visit('activity_20250520', {
    before: async (_context, opened) => {
      await opened.route('**/boards/charm*', (asked) =>
        asked.fulfill({ json: { code: 0, message: 'ok', data: answer } }),
      );
    },
  });
  await hydrated(page);
  await page.locator('.ranking-list__foot button').first().click();
  await page.locator('div.ranking-list__rows > ol').first().waitFor();
  return page;
}

/** Two frames: what scrolling brings is there. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('a reader who goes from row to row, each scrolled to as a reader does, hears all thousand in order', async () => {
  const page = await longBoard();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  /** The places that are in the tree now, with the element of each. */
  const heard = async (): Promise<Map<number, number>> => {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    return new Map(
      nodes.flatMap(({ role, name, backendDOMNodeId = 0 }): [number, number][] => {
        const place = role?.value === 'StaticText' && /^No\. (\d[\d,]*), /.exec(String(name?.value));
        return place ? [[Number(place[1]?.replace(',', '')), backendDOMNodeId]] : [];
      }),
    );
  };
  let at = 3;
  let fewest = count;
  for (let there = await heard(); at < count; there = await heard()) {
    const before = at;
    while (there.has(at + 1)) at++;
    if (before > 3) fewest = Math.min(fewest, at === count ? fewest : at - before);
    expect(before > 3 ? at : at + 1, `what follows No. ${before}`).toBeGreaterThan(before);
    await cdp.send('DOM.getDocument', { depth: 0 });
    await cdp.send('DOM.scrollIntoViewIfNeeded', { backendNodeId: there.get(at) ?? 0 });
    await frames(page);
  }
  // Whoever goes faster than the tree follows has some rows ahead.
  expect(fewest).toBeGreaterThanOrEqual(3);
});

test('the keys go on near what is seen where the row that had the focus has left the page', async () => {
  const page = await longBoard();
  await page.locator('.ranking-list__row-press').first().focus();
  for (let row = 0; row < 4; row++) await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  expect(await focused()).toBe('button');
  for (let screen = 0; screen < 5; screen++) {
    await page.keyboard.press('PageDown');
    await pause();
  }
  await until(async () => (await focused()) === 'ol');
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Tab');
  await pause();
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('ranking-list__row-press');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(900);
});

test('a question is heard with what it is about and what it takes, not by its title alone', async () => {
  const { page } = await visit('activity_20250725', { as: somebody(22) });
  const buy = page.locator('.season-pass__buy').first();
  await buy.waitFor();
  await buy.press('Enter');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const asked = nodes.find(({ role }) => role?.value === 'alertdialog');
  // Whether the pass or the next level is sold first hangs on what they have already.
  expect(asked?.name?.value).toMatch(/^(Become a Keeper|Go straight up to level \d+)\?$/);
  expect(asked?.description?.value).toMatch(/It takes [\d,]+ star coins and leaves you [\d,]+\./);
  await page.keyboard.press('Escape');
  await until(async () => (await page.locator('dialog').count()) === 0);
  expect(await buy.evaluate((one) => one === document.activeElement)).toBe(true);
});

// By turns, 10 s: what a toast lies on (decision 0184), measured in a browser.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { somebody, until, visit, withBrowser } from './product/visit.ts';

withBrowser();
const route = 'activity_20250520';

const toast = (page: Page) => page.locator('.toast');

/** Whether two things lie on each other, once the toast is there and has come to rest. */
async function covered(page: Page, about: Locator): Promise<boolean> {
  await toast(page).waitFor();
  const [over, under] = [await toast(page).elementHandle(), await about.elementHandle()];
  return page.evaluate(
    async ([one, other]) => {
      if (!one || !other) throw new Error('Nothing to measure');
      await Promise.all(one.getAnimations().map(({ finished }) => finished));
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.top < b.bottom && b.top < a.bottom;
    },
    [over, under],
  );
}

const isHigh = (page: Page) =>
  toast(page).evaluate((element) => element.getBoundingClientRect().bottom < innerHeight / 2);

/** Scrolls until a side of the card lies so many px from the same side of the screen. */
const put = (card: Locator, side: 'start' | 'end') =>
  card.evaluate((element, block) => {
    element.scrollIntoView({ block, behavior: 'instant' });
    scrollBy({ top: block === 'end' ? 90 : -8, behavior: 'instant' });
  }, side);

describe('a toast', () => {
  test.each([
    ['low', 'end', true],
    ['high', 'start', false],
  ] as const)('is told of a card %s on the screen without lying on it', async (_, side, high) => {
    const { page } = await visit(route, { as: somebody(4) });
    await page.route('**/exchange/*', (request) =>
      request.fulfill({ json: { code: 1, message: 'Sold out a moment ago' } }),
    );
    const card = page.locator('.exchange-grid__card').nth(1);
    const button = card.locator('.exchange-grid__redeem');
    await until(() => button.isEnabled());
    await put(card, side);
    await button.tap();
    await page.locator('dialog[open] .btn--primary').tap();
    expect(await covered(page, card)).toBe(false);
    expect(await isHigh(page)).toBe(high);
  });

  test('in a dialog it lies over the dialog, and not on the button that was tapped there', async () => {
    const { page } = await visit(route, { as: somebody(4) });
    await page.locator('#confess button').first().tap();
    const button = page.locator('dialog[open] .btn--primary');
    await button.tap();
    expect(await covered(page, button)).toBe(false);
    expect(await page.locator('dialog[open] > .toast').count()).toBe(1);
  });
});

// By turns: sheets that open and close, with waits of their own.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { proves } from '../tools/testing/proves.ts';
import { enlarge } from './product/cut-text.ts';
import { addressOf, hydrated, somebody, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sheets = (page: Page) => page.locator('dialog[open]').count();
const open = async () => {
  const { page } = await visit('trial_platform');
  return page;
};

describe('§4 §9 popups', () => {
  test('§9 popup base z-index (T65): the first lies at 2000, the one above it higher', async () => {
    proves('9.5', 'T65');
    const page = await open();
    await press(page, 'Open the first');
    await press(page, 'Open the second');
    await until(async () => (await sheets(page)) === 2);
    const levels = await page.$$eval('dialog[open]', (all) => all.map((one) => getComputedStyle(one).zIndex));
    expect(levels).toEqual(['2000', '2001']);
  });

  test('§4 popups: a sheet comes with its style', async () => {
    const page = await open();
    await press(page, 'Open the first');
    await until(async () => (await sheets(page)) === 1);
    const shape = await page.$eval('dialog[open]', (one) => {
      const { borderTopLeftRadius, borderBottomWidth } = getComputedStyle(one);
      const close = one.querySelector('.sheet__close')?.getBoundingClientRect();
      return [borderTopLeftRadius, borderBottomWidth, close?.width, close?.height];
    });
    expect(shape).toEqual(['20px', '0px', 44, 44]);
  });

  test('§4 popups: focus stays inside, Escape closes, focus comes back to where it was', async () => {
    const page = await open();
    const opener = page.getByRole('button', { name: 'Open the first', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await until(async () => (await sheets(page)) === 1);
    for (let i = 0; i < 6; i++) {
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await until(async () => (await sheets(page)) === 0);
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('§4 popups: the back button closes the one on top and leaves the page only after the last', async () => {
    const { page } = await visit('seed_rule');
    await page.goto(addressOf('trial_platform'));
    await hydrated(page);
    const address = page.url();
    await press(page, 'Open the first');
    await until(async () => (await sheets(page)) === 1);
    await page.evaluate(() => history.back());
    await until(async () => (await sheets(page)) === 0);
    expect(page.url()).toBe(address);
    // A second tap within 300 ms would be the first one.
    await page.waitForTimeout(350);
    // Closed by its button, it leaves no step behind: the same number of entries leads out of the page.
    await press(page, 'Open the first');
    await page.locator('dialog[open] .sheet__close').click();
    await until(async () => (await sheets(page)) === 0);
    await until(async () => !(await page.evaluate(() => history.state?.sheets)));
    await page.goBack({ waitUntil: 'commit' });
    await until(() => page.url().includes('/seed_rule'));
  });

  test('§4 close interceptor: every way of closing asks; no holds it open, yes closes it', async () => {
    proves('4.8');
    const page = await open();
    await press(page, 'Open the first');
    await press(page, 'Open the second');
    const second = page.getByRole('dialog', { name: 'Second sheet' });
    for (const close of [
      () => second.locator('.sheet__close').click(),
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => history.back()),
    ]) {
      await close();
      await press(page, 'Keep it');
      await until(async () => (await sheets(page)) === 2);
      expect(await second.isVisible()).toBe(true);
      await until(() => page.evaluate(() => history.state?.sheets === 2));
    }
    await second.locator('.sheet__close').click();
    await press(page, 'Close it');
    await until(async () => (await sheets(page)) === 1);
    expect(await page.getByRole('dialog', { name: 'First sheet' }).isVisible()).toBe(true);
  });

  test('§4 popups: a step that closes and then leaves arrives, and back leads to the page', async () => {
    const page = await open();
    await press(page, 'Leave from a sheet');
    await until(() => page.url().includes('/activity_center'));
    await page.goBack();
    await until(() => page.url().includes('/trial_platform'));
    await hydrated(page);
    expect(await sheets(page)).toBe(0);
  });

  test('§2 scroll targets: a step and an address lead to the rules', async () => {
    proves('2.5');
    const page = await open();
    await page.setViewportSize({ width: 390, height: 300 });
    const rules = page.locator('#rules');
    await page.getByRole('link', { name: 'Down to the rules' }).click();
    await until(() => rules.evaluate((one) => one.getBoundingClientRect().top < innerHeight));
  });

  test.each(['th', 'vi'])(
    '§9 a question in letters twice as large is seen from its beginning, and its buttons with it (%s)',
    async (lang) => {
      const { page } = await visit('activity_20250725', {
        as: somebody(30),
        lang,
        width: 320,
        reducedMotion: 'reduce',
      });
      await page.setViewportSize({ width: 320, height: 568 });
      await enlarge(page);
      const buy = page.locator('.season-pass__buy:enabled').first();
      await buy.waitFor();
      await buy.press('Enter');
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      const places = await dialog.evaluate((sheet) => {
        const { top, bottom } = sheet.getBoundingClientRect();
        const inside = [...sheet.querySelectorAll('.sheet__title, .btn')].map((one) => {
          const box = one.getBoundingClientRect();
          return box.top >= top && box.bottom <= bottom && one.scrollWidth <= one.clientWidth;
        });
        return {
          inside,
          scrolls: sheet.scrollHeight > sheet.clientHeight,
          wide: sheet.scrollWidth > sheet.clientWidth,
        };
      });
      expect(places).toEqual({ inside: [true, true, true], scrolls: true, wide: false });
    },
  );
});

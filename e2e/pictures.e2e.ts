// Every third day, 10 s: banners and galleries, by finger and by keys, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, hydrated, phone, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

/** Which of a row's children is seen; between two it is neither. */
const shown = (page: Page, row: string): Promise<number> =>
  page.$eval(row, (one) => {
    const at = one.scrollLeft / one.clientWidth;
    return Math.abs(at - Math.round(at)) < 0.02 ? Math.round(at) : -1;
  });

/** A finger that goes over an element to the left, as a quick swipe does. */
async function swipe(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + box.width * part, y }] });
  await touch('touchStart', 0.85);
  for (let part = 0.8; part > 0.15; part -= 0.05) {
    await touch('touchMove', part);
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('banners', () => {
  const row = '.carousel__row';

  test('are swiped without script, and nothing moves when the others come', async () => {
    const { page } = await phone({ javaScriptEnabled: false });
    await page.goto(addressOf('trial_show'));
    const box = await page.locator(row).boundingBox();
    await swipe(page, row);
    await until(async () => (await page.locator('.carousel__slide').nth(1).boundingBox())?.x === box?.x);
    expect(await page.locator(row).boundingBox()).toEqual(box);
  });

  test('move on by themselves until a finger comes', async () => {
    const { page } = await visit('trial_show');
    await until(async () => (await shown(page, row)) === 1);
    await swipe(page, row);
    await until(async () => (await shown(page, row)) === 2);
    expect(await page.getByRole('button', { name: 'Autoplay' }).count()).toBe(1);
  });

  test('are led by keys: the arrows and the link of a banner', async () => {
    const { page } = await visit('trial_show', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Next', exact: true }).focus();
    await page.keyboard.press('Enter');
    await until(async () => (await shown(page, row)) === 1);
    await page.getByRole('link', { name: 'The rules' }).focus();
    await until(async () => (await shown(page, row)) === 0);
    await page.keyboard.press('Enter');
    await page.waitForURL(/seed_rule/);
  });
});

describe('a gallery', () => {
  const row = '.gallery-large__row';
  const count = (page: Page) => page.locator('.gallery-large__count').innerText();

  test('opens a picture by touch, is swiped, and the back button closes it', async () => {
    const { page } = await visit('trial_show', { reducedMotion: 'reduce' });
    const address = page.url();
    await page.getByRole('button', { name: 'Roses' }).tap();
    await until(async () => (await page.locator('dialog[open]').count()) === 1);
    expect(await page.locator('figcaption').first().innerText()).toBe('The first act');
    await swipe(page, row);
    await until(async () => (await count(page)) === '2 / 3');
    await page.waitForFunction(
      () => document.querySelectorAll<HTMLImageElement>('.gallery-large__picture')[1]?.naturalWidth,
    );
    await page.evaluate(() => history.back());
    await until(async () => (await page.locator('dialog').count()) === 0);
    expect(page.url()).toBe(address);
  });

  test('is led by keys, and the focus comes back to the picture in the grid', async () => {
    const { page } = await visit('trial_show', { reducedMotion: 'reduce', width: 320 });
    await hydrated(page);
    const small = page.getByRole('button', { name: 'One rose' });
    await small.focus();
    await page.keyboard.press('Enter');
    await until(async () => (await shown(page, row)) === 1);
    await page.keyboard.press('ArrowRight');
    await until(async () => (await count(page)) === '3 / 3');
    await page.keyboard.press('Home');
    await until(async () => (await count(page)) === '1 / 3');
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('dialog').count()) === 0);
    expect(await small.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

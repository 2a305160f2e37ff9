// By turns: a phone on its side.
import { expect, test } from 'vitest';
import { somebody, visit, withBrowser } from './product/visit.ts';

withBrowser();

test('the stage stands beside the page, and what there is to do is on the first screen', async () => {
  const { page } = await visit('activity_20250520', { as: somebody(9), lang: 'en', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 844, height: 390 });
  const [hero, button] = await Promise.all([
    page.locator('.hero').boundingBox(),
    page.locator('.page .button__press').filter({ visible: true }).first().boundingBox(),
  ]);
  expect([hero?.y, hero?.height, hero && hero.width < 844 / 2]).toEqual([0, 390, true]);
  expect((button?.x ?? 0) >= (hero?.width ?? 0), 'the stage covers nothing').toBe(true);
  expect((button?.y ?? 390) + (button?.height ?? 0)).toBeLessThan(390);
});

test('a subtitle of two lines has plates as wide as its words', async () => {
  const { page } = await visit('activity_20251030', { lang: 'en', width: 320, reducedMotion: 'reduce' });
  const widths = await page.locator('.hero__subtitle').evaluate((subtitle) => {
    const plates = [...(subtitle.querySelector('span') ?? subtitle).getClientRects()];
    return { lines: plates.length, widest: Math.max(...plates.map(({ width }) => width)) };
  });
  expect([widths.lines, widths.widest < 240]).toEqual([2, true]);
});

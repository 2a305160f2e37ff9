// By turns: parts far below, with waits of their own.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, holdReact, hydrated, phone, withBrowser } from './product/visit.ts';

withBrowser();

/** Whether the page's last part is laid out, or left for later. */
const lastIsLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator('.page > .node:last-of-type .section__title, .page > .node:last-of-type p')
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

describe('parts far from the screen', () => {
  test('§8 are laid out once the live parts stand, and readers find them before', async () => {
    // On a low screen the last part is far whatever the boards above it hold.
    const { page } = await phone({ viewport: { width: 390, height: 400 } });
    const release = await holdReact(page);
    await page.goto(addressOf('activity_20250520'), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('gala:usable').length > 0);
    // A browser decides what is far with its first frame.
    await expect.poll(() => lastIsLaidOut(page)).toBe(false);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
    release();
    await hydrated(page);
    await expect.poll(() => lastIsLaidOut(page)).toBe(true);
  });

  test('§8 whoever opens the page anew or comes back is at the same place', async () => {
    const { page } = await phone();
    await page.goto(addressOf('activity_20250520'));
    await hydrated(page);
    await page.locator('.page > .node').nth(6).scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1500);
    await page.reload();
    await hydrated(page);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40);
  });
});

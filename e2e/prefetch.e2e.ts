import { describe, expect, test } from 'vitest';
import { addressOf, phone, product, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

describe('links to other pages', () => {
  test('a page is fetched when a pointer is about to choose its link, and opens from what was fetched', async () => {
    const { page, requests } = await visit('activity_center', { isMobile: false, hasTouch: false });
    const card = page.getByRole('link').and(page.locator('[href="/h5_ac/activity_20250520"]')).first();
    await card.waitFor();
    const asked = () => requests.filter((one) => one.url().includes('/h5_ac/activity_20250520'));
    expect(asked()).toEqual([]);
    const seen = page.waitForEvent('request', (one) => one.url().endsWith('/h5_ac/activity_20250520'));
    await card.hover();
    const early = await seen;
    expect((await early.allHeaders())['sec-purpose']).toContain('prefetch');
    expect(new URL(early.url()).search).toBe('');
  });

  test('the policy is kept, and who saves data is fetched nothing', async () => {
    const address = addressOf('activity_center');
    const rules = (headers: Headers) => headers.get('speculation-rules');
    expect(rules((await fetch(address)).headers)).toBe('"/h5_ac/speculation.json"');
    expect(rules((await fetch(address, { headers: { 'Save-Data': 'on' } })).headers)).toBeNull();
    const answer = await fetch(`${product.url}/h5_ac/speculation.json`);
    expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  });

  test('one page fades into the next, and not where motion is reduced', async () => {
    for (const [reducedMotion, fades] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      const { page } = await phone({ reducedMotion });
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          document.documentElement.dataset.fades = String(
            (event as Event & { viewTransition: unknown }).viewTransition !== null,
          );
        });
      });
      await page.goto(addressOf('activity_center'));
      await page.waitForTimeout(500);
      await page.locator('[href="/h5_ac/activity_20250520"]').first().click();
      await page.waitForURL(/activity_20250520/);
      await until(() => page.evaluate(() => document.documentElement.dataset.fades !== undefined));
      expect(await page.evaluate(() => document.documentElement.dataset.fades), reducedMotion).toBe(
        String(fades),
      );
    }
  });
});

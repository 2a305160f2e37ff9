import { describe, expect, test } from 'vitest';
import { addressOf, phone, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

/** The list of campaigns without its rules, so that nothing but a script could fetch. */
const withoutRules = (unknown: boolean) =>
  visit('activity_center', {
    isMobile: false,
    hasTouch: false,
    before: async (context) => {
      await context.addInitScript(() => {
        new MutationObserver(() => document.querySelector('script[type=speculationrules]')?.remove()).observe(
          document,
          { childList: true, subtree: true },
        );
      });
      if (!unknown) return;
      await context.addInitScript(() => {
        HTMLScriptElement.supports = (type) => type !== 'speculationrules';
      });
    },
  });

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

  test('where a browser knows no rules, the page is fetched once when a finger comes down, and asked for by its tag', async () => {
    const { page, requests } = await withoutRules(true);
    const card = page.locator('[href="/h5_ac/activity_20250520"]').first();
    const asked = () => requests.filter((one) => one.url().endsWith('/h5_ac/activity_20250520'));
    await until(() => requests.some((one) => /\/ahead-[^/]+\.js$/.test(one.url())));
    await card.hover();
    expect(asked()).toEqual([]);
    const came = page.waitForResponse((one) => one.url().endsWith('/h5_ac/activity_20250520'));
    await page.mouse.down();
    const early = await came;
    await early.finished();
    expect(early.request().resourceType()).toBe('fetch');
    const tag = (await early.allHeaders()).etag;
    expect(tag).toBeTruthy();
    await card.dispatchEvent('pointerdown');
    await page.mouse.up();
    await page.waitForURL(/activity_20250520/);
    const [first, opened, ...more] = asked();
    expect(first).toBe(early.request());
    expect(more, 'fetched once').toEqual([]);
    expect((await opened?.allHeaders())?.['if-none-match']).toBe(tag);
  });

  test('where a browser knows the rules, no script fetches', async () => {
    const { page, requests } = await withoutRules(false);
    const card = page.locator('[href="/h5_ac/activity_20250520"]').first();
    await until(() => requests.some((one) => /\/telemetry-[^/]+\.js$/.test(one.url())));
    await card.dispatchEvent('pointerdown');
    await page.waitForTimeout(300);
    expect(requests.filter((one) => /\/ahead-|activity_20250520$/.test(one.url()))).toEqual([]);
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

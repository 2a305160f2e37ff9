// By turns, 20 s: pages that are fetched ahead, with waits of their own.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, phone, until, visit, withBrowser } from './product/visit.ts';
import { withoutRules } from './product/without-rules.ts';

withBrowser();

/** The address of the campaign that is listed first. */
const firstOf = async (page: Page): Promise<string> => {
  const card = page.locator('.activity-list__link').first();
  await card.waitFor();
  return (await card.getAttribute('href')) ?? '';
};

/** The list of campaigns without its rules, so that nothing but a script could fetch. */
const byScript = (unknown: boolean) =>
  visit('activity_center', {
    isMobile: false,
    hasTouch: false,
    before: async (context) => {
      await withoutRules(context);
      if (!unknown) return;
      await context.addInitScript(() => {
        HTMLScriptElement.supports = (type) => type !== 'speculationrules';
      });
    },
  });

describe('links to other pages', () => {
  test('a page is fetched when a pointer is about to choose its link, and opens from what was fetched', async () => {
    const { page, requests } = await visit('activity_center', { isMobile: false, hasTouch: false });
    const to = await firstOf(page);
    const card = page
      .getByRole('link')
      .and(page.locator(`[href="${to}"]`))
      .first();
    const asked = () => requests.filter((one) => one.url().includes(to));
    expect(asked()).toEqual([]);
    const seen = page.waitForEvent('request', (one) => one.url().endsWith(to));
    await card.hover();
    const early = await seen;
    expect((await early.allHeaders())['sec-purpose']).toContain('prefetch');
    expect(new URL(early.url()).search).toBe('');
  });

  test('where a browser knows no rules, the page is fetched once when a finger comes down, and asked for by its tag', async () => {
    const { page, requests } = await byScript(true);
    const to = await firstOf(page);
    const card = page.locator(`[href="${to}"]`).first();
    const asked = () => requests.filter((one) => one.url().endsWith(to));
    await until(() => requests.some((one) => /\/ahead-[^/]+\.js$/.test(one.url())));
    await card.hover();
    expect(asked()).toEqual([]);
    const came = page.waitForResponse((one) => one.url().endsWith(to));
    await page.mouse.down();
    const early = await came;
    await early.finished();
    expect(early.request().resourceType()).toBe('fetch');
    const tag = (await early.allHeaders()).etag;
    expect(tag).toBeTruthy();
    await card.dispatchEvent('pointerdown');
    await page.mouse.up();
    await page.waitForURL(({ pathname }) => pathname === to);
    const [first, opened, ...more] = asked();
    expect(first).toBe(early.request());
    expect(more, 'fetched once').toEqual([]);
    expect((await opened?.allHeaders())?.['if-none-match']).toBe(tag);
  });

  test('where a browser knows the rules, no script fetches', async () => {
    const { page, requests } = await byScript(false);
    const to = await firstOf(page);
    const card = page.locator(`[href="${to}"]`).first();
    await until(() => requests.some((one) => /\/telemetry-[^/]+\.js$/.test(one.url())));
    await card.dispatchEvent('pointerdown');
    await page.waitForTimeout(300);
    expect(requests.filter((one) => /\/ahead-/.test(one.url()) || one.url().endsWith(to))).toEqual([]);
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
      const to = await firstOf(page);
      await page.locator(`[href="${to}"]`).first().click();
      await page.waitForURL(({ pathname }) => pathname === to);
      await until(() => page.evaluate(() => document.documentElement.dataset.fades !== undefined));
      expect(await page.evaluate(() => document.documentElement.dataset.fades), reducedMotion).toBe(
        String(fades),
      );
    }
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MOST_SHIFT } from '../tools/contact-sheet/sheet.ts';
import { leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { shiftOf } from './product/page-faults.ts';
import { addressOf, hydrated, phone, product, withBrowser } from './product/visit.ts';

withBrowser();
/** On a machine that others load too, a frame may fall between an answer and the browser's scroll anchoring. */
const again = { retry: 1 };

/** A mid-range phone on a slow network. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

describe('layout shift while data arrives', () => {
  // At the top, and where the data stands: a shift counts where it is seen.
  const cases = [
    { route: 'activity_20250520', parts: ['boards', 'shop'] },
    { route: 'activity_20251001', parts: ['daily', 'shop'] },
    { route: 'activity_anniversary', parts: ['goals', 'booth'] },
  ].flatMap(({ route, parts }) => [
    ['with', route, 'top'],
    ...parts.map((part) => ['without', route, part]),
  ]) as [answers: string, route: string, part: string][];
  leaveToOtherDays(cases, 2, ([answers, route, part]) => `§8 drawn ${answers} answers, ${route} at #${part}`);
  test.each(partOfDay(cases, 2))(
    '§8 drawn %s answers, %s at #%s: at most 0.02',
    again,
    async (answers, route, part) => {
      const drawn = answers === 'with';
      const { page } = await phone({
        before: async (context) => {
          await context.addInitScript((id) => {
            document.addEventListener('DOMContentLoaded', () =>
              document.getElementById(id)?.scrollIntoView(),
            );
          }, part);
        },
      });
      const as = product.people[20];
      if (!drawn) {
        const html = await (await fetch(`${product.control}/bare?route=${route}&lang=en`)).text();
        await page.route(`**/h5_ac/${route}?*`, async (asked) => {
          await asked.fulfill({ response: await asked.fetch(), body: html });
        });
      }
      await slow(page);
      await page.goto(addressOf(route, { as }), { waitUntil: 'load' });
      await hydrated(page);
      await page
        .locator('.balance-bar__amount [role=status]:not(.skeleton *)')
        .waitFor({ state: 'attached' });
      await page.locator('.ranking-list__row:not(.skeleton *)').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const { sum, most: largest } = await shiftOf(page);
      console.log(
        `layout shift ${route} at #${part}, drawn ${answers} answers: ${sum.toFixed(4)} ${largest}`,
      );
      expect(sum, largest).toBeLessThanOrEqual(MOST_SHIFT);
    },
  );
});

// Every third day, 28 s: what moves on a page while it comes.
import { tmpdir } from 'node:os';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadDocuments } from '../build/documents.ts';
import { languages } from '../engine/i18n/language.ts';
import { MOMENT_COOKIE } from '../product/moments.ts';
import { faultsOf, MOST_SHIFT } from '../tools/contact-sheet/sheet.ts';
import { keyOf, matrixOf } from '../tools/matrix/matrix.ts';
import { leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { lookAt } from './contact-sheet/look.ts';
import { reusePhone } from './contact-sheet/reused-phone.ts';
import { withoutAnswers } from './product/bare.ts';
import { inPieces } from './product/in-pieces.ts';
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
  leaveToOtherDays(cases, 8, ([answers, route, part]) => `§8 drawn ${answers} answers, ${route} at #${part}`);
  test.each(partOfDay(cases, 8))(
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
      if (!drawn) await withoutAnswers(page, route);
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

describe('layout shift while a page arrives', () => {
  // The first node is empty; then the stage has its badge, its title, its subtitle, who has won, its dates.
  const stage = ['data-node="b0" id="top">', 'class="hero__badge">', '</svg>'];
  const steps = [1, 2, 3].map((place) => `ranking-list__step ranking-list__step--${place}`);
  test.each([
    { route: 'activity_20250520', moment: 'live', ends: [...stage, 'hero__dates">'] },
    {
      route: 'activity_20250520',
      moment: 'ended',
      ends: [...stage, 'champion__name">', 'hero__dates">'],
    },
    { route: 'activity_pinnacle', moment: 'live', ends: steps },
  ] as const)(
    '§8 in pieces that end within its first screen, $route $moment: nothing moves',
    async ({ route, moment, ends }) => {
      const { page, context } = await phone({ width: 320 });
      const line = await inPieces(product.url, ends, 150);
      try {
        const { start = 0, settle = 0 } = product.schedules[route] ?? {};
        const at = { live: start, ended: settle }[moment] + 3_600_000;
        await context.addCookies([
          { ...product.tools, url: line.url },
          { name: MOMENT_COOKIE, value: String(Math.round(at - Date.now())), url: line.url },
        ]);
        await page.goto(`${line.url}/h5_ac/${route}?lang=en`, { waitUntil: 'load' });
        expect(await page.locator('html').getAttribute('data-phase')).toBe(moment);
        const painted = await page.evaluate(() => performance.getEntriesByType('paint').length);
        const { sum, most } = await shiftOf(page);
        expect([painted, sum < 0.002], `${sum.toFixed(4)} ${most}`).toEqual([2, true]);
      } finally {
        await page.goto('about:blank');
        await line.stop();
      }
    },
  );
});

describe('layout shift as it becomes known who reads, and where', () => {
  // One of each kind: a part that stands for visitors alone, an own result, an address with parameters, an answer that is another for
  // whoever has signed in, pages of a list that come by themselves.
  const wanted = [
    'overseas_points th 320 live visitor',
    'mbti en 320 always signed',
    'mbti/match/[[pair]] th 390 always visitor',
    'mbti/match/[[pair]] vi 320 always signed',
    'activity_kaimai_challenge en 320 before signed',
    'activity_kaimai_challenge cn 320 ended signed',
    'activity_fans_festival th 320 before signed',
    'activity_testing/[[activity_id]] en 390 always visitor',
    'dress_center/my cn 390 always signed',
    'questionnaire cn 390 ended signed',
  ];
  /** Of the product's people: has sent the questionnaire. Others read as somebody who has sent nothing. */
  const readers: Readonly<Record<string, number>> = { 'questionnaire cn 390 ended signed': 2 };
  const all = matrixOf(
    loadDocuments().map(({ route, document }) => ({
      route,
      schedule: product.schedules[route],
      languages: document.languages,
    })),
    languages,
  );
  const cells = wanted.map((name) => {
    const cell = all.find((one) => keyOf(one) === name);
    if (!cell) throw new Error(`The matrix has no ${name}`);
    return { name, cell };
  });
  leaveToOtherDays(cells, 8, ({ name }) => `§8 nothing moves, and nothing else is wrong: ${name}`);
  test.each(partOfDay(cells, 8))(
    '§8 nothing moves, and nothing else is wrong: $name',
    again,
    async ({ name, cell }) => {
      const browser = (await phone()).context.browser();
      if (browser === null) throw new Error('A phone has no browser.');
      const look = await lookAt(await reusePhone(browser), product, cell, {
        as: product.people[readers[name] ?? 23],
        out: tmpdir(),
        screens: 0,
      });
      expect(faultsOf(look)).toEqual([]);
    },
  );
});

describe('layout shift as a page sees what this phone keeps', () => {
  const cases = (['cn', 'th', 'vi'] as const).flatMap((lang) => [390, 320].map((width) => ({ lang, width })));
  leaveToOtherDays(cases, 7, ({ lang, width }) => `§8 a test that is half done, ${lang} at ${width} px`);
  test.each(partOfDay(cases, 7))(
    '§8 the start of a test that is half done, $lang at $width px: at most 0.02',
    again,
    async ({ lang, width }) => {
      const draft = { level: 'entry', answers: { entry: 'ABA', advanced: '', in_depth: '' } };
      const { page } = await phone({
        width,
        before: async (context) => {
          await context.addInitScript(
            (kept) => localStorage.setItem('gala.mbti', kept),
            JSON.stringify(draft),
          );
        },
      });
      await slow(page);
      await page.goto(addressOf('mbti', { lang }), { waitUntil: 'load' });
      await hydrated(page);
      await page.locator('.mbti-over__open').waitFor();
      await page.waitForLoadState('networkidle');
      const { sum, most } = await shiftOf(page);
      expect(sum, most).toBeLessThanOrEqual(MOST_SHIFT);
    },
  );
});

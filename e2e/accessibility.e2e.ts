import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { violations } from './product/axe.ts';
import { newcomer, somebody, until, visit, withBrowser } from './product/visit.ts';

withBrowser();

describe('WCAG 2.2 AA', () => {
  test('§9 a fault would be seen', async () => {
    const { page } = await visit('seed_rule');
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
    expect((await violations(page)).join()).toContain('button-name');
  });
});

describe('by keyboard', () => {
  test('§9 Tab reaches a prize, Enter asks, Escape closes, and the focus is back', async () => {
    const { page } = await visit('activity_20250520', { as: somebody(21), isMobile: false, hasTouch: false });
    await page.locator('.exchange-grid__redeem:enabled').first().waitFor();
    const focused = (): Promise<string> =>
      page.evaluate(
        () => `${document.activeElement?.className} ${document.activeElement?.getAttribute('aria-label')}`,
      );
    for (let i = 0; i < 80 && !(await focused()).includes('exchange-grid__redeem'); i++)
      await page.keyboard.press('Tab');
    const prize = await focused();
    expect(prize).toContain('exchange-grid__redeem');
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(outline).not.toBe('none');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => [
        document.activeElement?.tagName,
        document.activeElement?.closest('dialog')?.tagName,
      ]);
      expect(where[0] === 'BODY' || where[1] === 'DIALOG', where.join()).toBe(true);
    }
    // A sheet that still rises is half as dark as it will be.
    await page.locator('dialog').evaluate(async (sheet) => {
      await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
    });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('dialog').count()) === 0);
    await expect.poll(async () => (await focused()).replace(' is-busy', '')).toBe(prize);
  });
});

describe('what keys have led to has a ring', () => {
  test('§9 the title of a page of a form that comes in place of the one before', async () => {
    const { page } = await visit('superIdou/signUp', { as: newcomer(), isMobile: false, hasTouch: false });
    const next = page.locator('.form-steps__go .btn--primary');
    for (const [name, value] of [
      ['stage-name', 'Rain'],
      ['born', '1999-04-30'],
      ['call', '+65 8123 4567'],
    ] as const)
      await page.locator(`.form-steps [name="${name}"]`).fill(value);
    await next.press('Enter');
    const title = page.locator('.form-steps__title:focus');
    await title.waitFor();
    expect(await title.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  });
});

describe('in colors of the reader’s own', () => {
  test('§9 each button and tab keeps its shape, and the tab that is chosen is told from the others', async () => {
    const { page } = await visit('activity_20250520', { forcedColors: 'active' });
    const edges = (selector: string): Promise<string[]> =>
      page
        .locator(`main :is(${selector}):visible`)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
    expect(new Set(await edges('.btn, [role=tab]')), 'none without an edge').not.toContain('0px');
    const [chosen, other] = [
      await edges('[role=tab][aria-selected=true]'),
      await edges('[role=tab][aria-selected=false]'),
    ];
    expect(chosen.length).toBeGreaterThan(0);
    expect(other.filter((edge) => chosen.includes(edge))).toEqual([]);
  });

  const pressed = [
    ['activity_variety_show', '.anchor-bar__link, .ranking-list__step-press'],
    ['activity_20240805', '.thanks-wall__report, .ranking-list__step-press'],
    ['activity_20241001', 'button.hall-of-fame__press, .ranking-list__live'],
  ] as const;
  leaveToOtherDays(pressed, 3, ([route]) => `§9 ${route}: what has no button around it keeps an edge`);
  test.each(partOfDay(pressed, 3))(
    '§9 %s: what has no button around it keeps an edge as well',
    async (route, selector) => {
      const { page } = await visit(route, { as: somebody(12), forcedColors: 'active' });
      const all = page.locator(`main :is(${selector})`);
      // Some stand in a part of another phase.
      await all.first().waitFor({ state: 'attached' });
      const edges = await all.evaluateAll((found) =>
        found.map((one) => `${one.className} ${getComputedStyle(one).borderTopWidth}`),
      );
      expect(edges.filter((edge) => edge.endsWith(' 0px'))).toEqual([]);
    },
  );
});

describe('still on request', () => {
  const moving = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          // What hangs on how far somebody has scrolled moves with their finger alone.
          .filter(
            ({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline,
          ).length,
    );

  const routes = [
    'activity_20250520',
    'activity_20251001',
    'activity_anniversary',
    'activity_variety_show',
    'activity_pk_plunder',
    'blind',
    'activity_20250212',
    'activity_20250725',
    'activity_2024_summary',
    'activity_center',
    'seed_rule',
  ];
  leaveToOtherDays(routes, 5, (route) => `§9 ${route}: nothing moves`);
  test.each(partOfDay(routes, 5))('§9 %s: nothing moves for who asks for less motion', async (route) => {
    const { page } = await visit(route, { reducedMotion: 'reduce' });
    await expect.poll(() => moving(page)).toBe(0);
  });

  test('§9 what moves would be seen', async () => {
    const { page } = await visit('activity_20250520', { reducedMotion: 'no-preference' });
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
  });
});

// By turns, 35 s: going back through the personality test, some minutes long.
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import labels from '../modules/mbti/data/labels.json' with { type: 'json' };
import { proves } from '../tools/testing/proves.ts';
import {
  addressOf,
  hydrated,
  newcomer,
  pause,
  phone,
  until,
  type VisitOptions,
  visit,
  withBrowser,
} from './product/visit.ts';

withBrowser();

const at = (page: Page, question: number): Promise<void> =>
  until(() => page.locator(`.mbti-question[data-question="${question}"]`).isVisible());
const isStart = (page: Page): Promise<void> => until(() => page.locator('.mbti-home__go').isVisible());

/** From the start page into the test, and some answers by finger. */
async function begin(answers: string, options: VisitOptions = {}): Promise<{ page: Page; cdp: CDPSession }> {
  const { page } = await visit('mbti', { reducedMotion: 'reduce', ...options });
  await page.locator('.mbti-home__go').tap();
  await hydrated(page);
  for (const [index, choice] of [...answers].entries()) {
    await at(page, index + 1);
    await page.locator(`.mbti-option[data-choice=${choice}]`).tap();
  }
  await at(page, answers.length + 1);
  return { page, cdp: await page.context().newCDPSession(page) };
}

/** A finger on the glass, as the browser's own input has it: it may take the gesture for itself. */
async function drag(cdp: CDPSession, from: [number, number], to: [number, number]): Promise<void> {
  const steps = 16;
  const touch = (type: 'touchStart' | 'touchMove', step: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: from[0] + ((to[0] - from[0]) * step) / steps, y: from[1] + ((to[1] - from[1]) * step) / steps },
      ],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', step);
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** How far down the page is, once it has come to rest: a finger that leaves the glass moving leaves the page moving. */
async function rested(page: Page): Promise<number> {
  let [before, now] = [Number.NaN, await page.evaluate(() => scrollY)];
  await until(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    [before, now] = [now, await page.evaluate(() => scrollY)];
    return before === now;
  });
  return now;
}

/** Counts what a browser says when it takes a finger for itself: to scroll, or to go back. */
const watchTaken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, 'taken', 0);
    addEventListener(
      'pointercancel',
      () => Reflect.set(window, 'taken', Number(Reflect.get(window, 'taken')) + 1),
      true,
    );
  });
const taken = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'taken')));

describe('§2 swipe, by real touches', () => {
  test('§2 swipe: right goes back one question each, stays in the test at the first, left goes on', async () => {
    const { page, cdp } = await begin('AB');
    await watchTaken(page);
    for (const question of [2, 1, 1, 1]) {
      await drag(cdp, [24, 420], [360, 430]);
      await at(page, question);
    }
    expect(new URL(page.url()).pathname).toBe('/h5_ac/mbti/test');
    await drag(cdp, [340, 420], [40, 425]);
    await at(page, 2);
    // The browser has taken none of them for a gesture of its own.
    expect(await taken(page)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX)).toBe(
      'none',
    );
  });

  test('§2 swipe: a finger that scrolls moves the page and no question, also where it drifts', async () => {
    const { page, cdp } = await begin('AB', { viewport: { width: 390, height: 480 } });
    await watchTaken(page);
    await drag(cdp, [200, 400], [250, 120]);
    await until(async () => (await page.evaluate(() => scrollY)) > 100);
    const down = await rested(page);
    await drag(cdp, [200, 120], [120, 400]);
    expect(await rested(page)).toBeLessThan(down - 100);
    await at(page, 3);
    expect(await taken(page)).toBe(2);
  });
});

describe('§4 back, by the browser', () => {
  test('§4 previous question: back leads through the questions to the start page, and never to a blank page', async () => {
    proves('4.10');
    const { page } = await begin('ABBA');
    for (const question of [4, 3, 2, 1]) {
      await page.goBack();
      await at(page, question);
    }
    await page.goBack();
    await isStart(page);
    await page.goForward();
    await hydrated(page);
    await at(page, 1);
  });

  test('§4 previous question: a test that is opened by its own address has the start page below it', async () => {
    proves('4.10');
    const { page } = await phone({ reducedMotion: 'reduce' });
    // The first page of its tab: what lies below is the browser's blank page.
    await page.goto(addressOf('mbti/test', { as: newcomer() }));
    await hydrated(page);
    await at(page, 1);
    await page.locator('.mbti-option[data-choice=A]').tap();
    await at(page, 2);
    await page.evaluate(() => history.back());
    await at(page, 1);
    await page.evaluate(() => history.back());
    await isStart(page);
    expect(new URL(page.url()).pathname).toBe('/h5_ac/mbti');
  });

  test('§4 answers survive a reload, and back leads through them as well', async () => {
    const { page } = await begin('ABB');
    await page.reload();
    await hydrated(page);
    await at(page, 4);
    for (const question of [3, 2]) {
      await page.goBack();
      await at(page, question);
    }
    expect(await page.locator('.mbti-option[data-choice=B]').getAttribute('aria-pressed')).toBe('true');
  });

  test('§4 result: back from it is the start page, and a second test begins at its first question', async () => {
    proves('4.10');
    const { page } = await begin('ABABABABA');
    await page.locator('.mbti-option[data-choice=B]').tap();
    await page.locator('.mbti-result').waitFor();
    await until(async () => new URL(page.url()).search === '?view=result');
    await page.goBack();
    await isStart(page);
  });

  test('§4 two pages of the test in one browser: neither takes the other’s answers, and each level keeps its own', async () => {
    const { page } = await begin('ABBA', { lang: 'cn' });
    const other = await page.context().newPage();
    await other.goto(addressOf('mbti/test?level=in_depth', { lang: 'cn' }));
    await hydrated(other);
    for (let question = 1; question <= 3; question++) {
      await at(other, question);
      await other.locator('.mbti-option[data-choice=B]').tap();
    }
    await at(other, 4);
    await at(page, 5);
    await page.locator('.mbti-option[data-choice=A]').tap();
    await at(page, 6);
    await other.goto(addressOf('mbti', { lang: 'cn' }));
    await hydrated(other);
    const ways = other.locator('.mbti-level .btn');
    await until(async () => (await ways.first().textContent())?.includes('6'));
    expect(await ways.nth(2).textContent()).toContain('4');
    // Each opens at its own question, whatever level was answered last.
    await ways.nth(2).tap();
    await hydrated(other);
    await at(other, 4);
    expect(await other.locator('.mbti-option[aria-pressed=true]').count()).toBe(0);
  });

  test('§4 start over: asks, then begins at question 1', async () => {
    const { page } = await begin('ABBA');
    const tap = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).tap();
      await pause();
    };
    await tap(labels.texts.startOver.en);
    await tap(labels.texts.keepAnswers.en);
    await at(page, 5);
    await tap(labels.texts.startOver.en);
    await tap(labels.texts.startOver.en);
    await at(page, 1);
    expect(await page.locator('.mbti-option[aria-pressed=true]').count()).toBe(0);
    await page.goBack();
    await isStart(page);
  });
});

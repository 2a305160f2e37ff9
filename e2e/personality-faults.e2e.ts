// By turns, 30 s: waits for answers that never come.
import { describe, expect, test } from 'vitest';
import labels from '../modules/mbti/data/labels.json' with { type: 'json' };
import { answer, expected, mine, note, result, say, stored, visit } from './product/personality.ts';
import type { Person } from './product/product.ts';
import { readCode } from './product/read-code.ts';
import {
  addressOf,
  hydrated,
  moveClock,
  newcomer,
  pause,
  product,
  until,
  withBrowser,
} from './product/visit.ts';

withBrowser();

describe('§4 the personality test when something fails', () => {
  test('§4 the connection is lost in the middle: the test goes on, the result is there, and is stored once back', async () => {
    const as = newcomer();
    const { page, context, requests } = await visit('mbti/test', { as, expects: ['console'] });
    await answer(page, 'ABABA');
    await context.setOffline(true);
    await answer(page, 'BABAB', 6);
    expect(await result(page)).toBe(expected('ABABABABAB'));
    await until(async () => (await note(page).getAttribute('data-storing')) === 'offline');
    expect((await mine(as)).type).toBeNull();
    await context.setOffline(false);
    await until(async () => (await mine(as)).type !== null, 15_000);
    await until(async () => !(await note(page).isVisible()));
    expect((await mine(as)).levels[0]?.tests).toBe(1);
    expect(new Set(stored(requests).map((one) => one.headers()['idempotency-key'])).size).toBe(1);
  });

  test('§4 the first question asks for nothing that only the result shows; the last one can do without a network', async () => {
    const { page, context, requests } = await visit('mbti/test', { as: newcomer(), expects: ['console'] });
    const asked = (part: string) => requests.filter((one) => one.url().includes(part)).length;
    await page.waitForLoadState('networkidle');
    const figures = () =>
      new Set(requests.map((one) => one.url()).filter((url) => /types\/[a-z]{4}-/.test(url)));
    expect(figures().size).toBe(1);
    for (const part of ['/v2/mbti', 'report', 'popup', '/share-']) expect(asked(part), part).toBe(0);
    await answer(page, 'BABABABAB');
    // What the result needs comes while questions are answered.
    await expect.poll(() => figures().size, { timeout: 15_000 }).toBe(16);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await answer(page, 'A', 10);
    const type = await result(page);
    const figure = page.locator('.mbti-result__head img');
    await until(() => figure.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0));
    await page.locator('.mbti-result__actions .btn--primary').click();
    const picture = page.locator('.mbti-report img');
    await picture.waitFor();
    expect(await picture.getAttribute('alt')).toContain(type);
    expect(await readCode(page, await picture.getAttribute('src'))).toBe(`${product.url}/h5_ac/s/en/mbti`);
  });

  test('§4 the server fails: the start page says that results could not be loaded, and asks again', async () => {
    const as = newcomer();
    const { page } = await visit('mbti', {
      as,
      expects: ['console'],
      before: async (context) => {
        await context.route('**/v2/mbti', (route) => route.fulfill({ status: 500, body: 'out of order' }));
      },
    });
    const failed = page.locator('.mbti-home__failed');
    await failed.waitFor({ timeout: 20_000 });
    expect(await page.locator('.mbti-levels').textContent()).not.toContain(labels.levels.entry.notTested.en);
    await page.context().unroute('**/v2/mbti');
    await failed.getByRole('button', { name: say('retry') }).click();
    await until(async () =>
      (await page.locator('.mbti-level__state').first().textContent())?.includes(
        labels.levels.entry.notTested.en,
      ),
    );
    expect(await failed.count()).toBe(0);
  });

  test('§4 the questions of a level do not load: words, the page’s bar, and a way on that loads them', async () => {
    const { page, context } = await visit('mbti/test?level=advanced', {
      lang: 'cn',
      expects: ['console'],
      before: async (context) => {
        await context.route('**/assets/advanced-problem*', (route) => route.abort());
      },
    });
    const words = page.locator('.mbti-test [role=status] p');
    await words.waitFor();
    expect(await words.textContent()).toBe(say('loadFailed', 'cn'));
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.load-failed').count()).toBe(1);
    await context.unroute('**/assets/advanced-problem*');
    await page.locator('.mbti-test [role=status] button').click();
    await page.locator('.mbti-question[data-question="1"]').waitFor();
    expect(await page.locator('.load-failed').count()).toBe(0);
  });

  test('§4 the server fails, and the page is loaded anew: whoever finished it in this visit is not asked whose it is', async () => {
    const as = newcomer();
    const { page, requests } = await visit('mbti/test', { as, expects: ['console'] });
    await page.route('**/v2/mbti/results', (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await answer(page, 'ABABABABAB');
    await until(async () => (await note(page).getAttribute('data-storing')) === 'unanswered');
    await page.reload();
    await hydrated(page);
    expect(await result(page)).toBe(expected('ABABABABAB'));
    expect(await page.locator('.mbti-claim').count()).toBe(0);
    await page.unroute('**/v2/mbti/results');
    await page.goto(addressOf('mbti', { as }));
    await hydrated(page);
    await until(async () => (await mine(as)).type !== null);
    expect(await page.locator('.mbti-claim').count()).toBe(0);
    expect(new Set(stored(requests).map((one) => one.headers()['idempotency-key'])).size).toBe(1);
  });

  test('§8 the answer is lost after the result was stored: it is sent again with the same key, and stands once', async () => {
    const as = newcomer();
    const { page } = await visit('mbti/test', { as, expects: ['console'] });
    let sent = 0;
    await page.route('**/v2/mbti/results', async (route) => {
      if (++sent > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await answer(page, 'AAAAABBBBB');
    await until(async () => (await note(page).getAttribute('data-storing')) === 'unanswered');
    await pause();
    await page
      .getByRole('button', { name: say('retry') })
      .first()
      .click();
    await until(async () => !(await note(page).isVisible()));
    expect(sent).toBe(2);
    expect((await mine(as)).levels[0]?.tests).toBe(1);
  });

  test('§4 the token expires before the result is stored: nothing is lost, it is stored after the next sign-in, for who says that it is theirs', async () => {
    const as = product.newcomers.at(-1) as Person;
    const { page, context } = await visit('mbti/test', { as });
    await answer(page, 'ABBBBABAB');
    await moveClock(2 * 3_600_000);
    await answer(page, 'B', 10);
    expect(await result(page)).toBe(expected('ABBBBABABB'));
    await page.waitForURL('**/login');
    await moveClock(0);
    expect((await mine(as)).type).toBeNull();
    // The app opens the page again with a token that holds.
    await page.goto(addressOf('mbti', { as }));
    await hydrated(page);
    expect((await mine(as)).type).toBeNull();
    await page.getByRole('button', { name: say('claimYes') }).click();
    await until(async () => (await mine(as)).type === expected('ABBBBABABB'));
    await until(async () =>
      (await page.locator('.mbti-home__mine').textContent())?.includes(expected('ABBBBABABB')),
    );
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain(as.token);
    expect(kept).not.toContain(as.userId);
    expect(JSON.stringify(await context.cookies())).not.toContain(as.userId);
  });
});

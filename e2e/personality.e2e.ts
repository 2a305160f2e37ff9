import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import labels from '../modules/mbti/data/labels.json' with { type: 'json' };
import moreTests from '../modules/mbti/data/more-tests.json' with { type: 'json' };
import pairTexts from '../modules/mbti/data/pairs.json' with { type: 'json' };
import entry from '../modules/mbti/data/primary-problem.json' with { type: 'json' };
import { scalesOf, tallyOf, typeOf } from '../modules/mbti/rules/score.ts';
import { leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { proves } from '../tools/testing/proves.ts';
import { doubleTap } from './product/double-tap.ts';
import type { Person } from './product/product.ts';
import { readCode, readSaved } from './product/read-code.ts';
import {
  addressOf,
  api,
  hydrated,
  moveClock,
  newcomer,
  pause,
  product,
  until,
  type VisitOptions,
  visit as visitAs,
  withBrowser,
} from './product/visit.ts';

withBrowser();

/** Without motion, a question can be tapped as soon as it is there; one flow and the swipes are seen with motion. */
const visit = (route: string, options: VisitOptions = {}) =>
  visitAs(route, { reducedMotion: 'reduce', ...options });

type Lang = 'cn' | 'en' | 'th' | 'vi';
const { texts } = labels;
const say = (name: keyof typeof texts, lang: Lang = 'en'): string => texts[name][lang];
const option = (page: Page, choice: string) => page.locator(`.mbti-option[data-choice=${choice}]`);
const stored = (requests: readonly Request[]) =>
  requests.filter((one) => one.method() === 'POST' && one.url().endsWith('/v2/mbti/results'));
const toast = (page: Page) => page.locator('.toast');
const note = (page: Page) => page.locator('.mbti-storing');
const mine = async (as: Parameters<typeof api>[1]) =>
  (await api<{ type: string | null; visible: boolean; levels: { tests: number }[] }>('/v2/mbti', as)).data;
const expected = (answers: string): string => typeOf(tallyOf(entry.questions, answers));

/** Answers the questions from where the page is, each once it is there. */
async function answer(page: Page, answers: string, from = 1, double = false): Promise<void> {
  for (const [index, choice] of [...answers].entries()) {
    // Asked every 40 ms; a locator's own wait asks less and less often.
    await until(() => page.locator(`.mbti-question[data-question="${from + index}"]`).isVisible());
    if (double) {
      await doubleTap(option(page, choice));
      // Nobody reads faster: what comes sooner counts as a third tap of the same (§5: 300 ms).
      await page.waitForTimeout(350);
    } else await option(page, choice).click();
  }
}
const result = async (page: Page): Promise<string | null> => {
  await page.locator('.mbti-result').waitFor();
  return page.locator('.mbti-result').getAttribute('data-type');
};
const closed = (page: Page) => until(async () => (await page.locator('dialog').count()) === 0);

describe('§2 §4 the personality test', () => {
  const others = [
    ['cn', 390, 'BBABBAABAB'],
    ['th', 320, 'AABBAABBAA'],
  ] as const;
  leaveToOtherDays(others, 2, ([lang]) => `§4 flow in ${lang}`);
  test.each([['en', 390, 'ABABABABAB'] as const, ...partOfDay(others, 2)])(
    '§4 flow in %s at %i px: start, ten questions, result, shown to others, share, retest',
    async (lang, width, answers) => {
      proves('2.8', '4.10');
      const as = newcomer();
      const other = newcomer();
      const { page, requests } = await visit('mbti', {
        as,
        lang,
        width,
        reducedMotion: lang === 'en' ? 'no-preference' : 'reduce',
      });
      expect(await page.locator('h1').textContent()).toBe(say('startTitle', lang));
      await until(async () =>
        (await page.locator('.mbti-level__state').first().textContent())?.includes(
          labels.levels.entry.notTested[lang],
        ),
      );
      await page.locator('.mbti-home__go').click();
      await hydrated(page);
      await answer(page, answers, 1, true);
      expect(await result(page)).toBe(expected(answers));
      // The profile question stands below the result, once that has been stored; nothing covers it.
      const ask = page.locator('.mbti-ask');
      await ask.waitFor();
      expect(await ask.locator('h2').textContent()).toBe(say('profileQuestion', lang));
      expect(await page.locator('dialog').count()).toBe(0);
      expect(stored(requests)).toHaveLength(1);
      expect((await mine(as)).type).toBe(expected(answers));
      expect(await seenBy(other, as)).toBeNull();
      await doubleTap(ask.getByRole('button', { name: say('display', lang), exact: true }));
      await page.locator('.mbti-shown').waitFor();
      expect(await ask.count()).toBe(0);
      expect(await seenBy(other, as)).toBe(expected(answers));

      for (const value of scalesOf(tallyOf(entry.questions, answers)))
        expect(await page.locator('.mbti-scales').innerText()).toContain(
          `${Math.max(value.share, 100 - value.share)}%`,
        );
      await until(async () => (await page.locator('.mbti-person').count()) > 0);
      await until(async () => /\d+%/.test((await page.locator('.mbti-love').textContent()) ?? ''));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      await page.goto(addressOf('mbti', { lang }));
      await hydrated(page);
      await until(
        async () => (await page.locator('.mbti-level .btn').first().textContent()) === say('retest', lang),
      );
      await page.locator('.mbti-level .btn').first().click();
      await hydrated(page);
      const again = answers.replaceAll('A', 'b').replaceAll('B', 'A').toUpperCase();
      await answer(page, again);
      expect(await result(page)).toBe(expected(again));
      await until(async () => (await mine(as)).levels[0]?.tests === 2);
      expect((await mine(as)).type).toBe(expected(again));
    },
  );

  const seenBy = async (who: Parameters<typeof api>[1], as: { userId: string }): Promise<string | null> =>
    (await api<{ type: string | null }>(`/v2/mbti/people/${as.userId}`, who)).data.type;

  test('§2 previous and keys: back one question, the answer kept; on by key', async () => {
    const { page } = await visit('mbti/test', { hasTouch: true, reducedMotion: 'no-preference' });
    await answer(page, 'AB');
    await page.locator('.mbti-question[data-question="3"]').waitFor();
    await page.getByRole('button', { name: say('previous') }).click();
    await page.locator('.mbti-question[data-question="2"]').waitFor();
    expect(await option(page, 'B').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await page.locator('.mbti-question[data-question="1"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.mbti-question[data-question="2"]').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.mbti-question[data-question="1"]').waitFor();
    await page.keyboard.press('b');
    await page.locator('.mbti-question[data-question="2"]').waitFor();
    await page.getByRole('button', { name: say('next'), exact: true }).click();
    await page.locator('.mbti-question[data-question="3"]').waitFor();
    expect(await page.locator('.mbti-question__head').innerText()).toContain('3 / 10');
  });

  test('§4 answers survive a reload', async () => {
    const { page } = await visit('mbti/test');
    await answer(page, 'ABBA');
    await page.locator('.mbti-question[data-question="5"]').waitFor();
    await page.reload();
    await hydrated(page);
    await page.locator('.mbti-question[data-question="5"]').waitFor();
    await page.goto(addressOf('mbti'));
    await hydrated(page);
    await until(async () => (await page.locator('.mbti-home__go').textContent())?.includes('5'));
  });

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
    for (const part of ['/v2/mbti', 'report', 'popup', 'share-url']) expect(asked(part), part).toBe(0);
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

  const phones = [
    ['en', 390, 844],
    ['vi', 320, 640],
    ['cn', 320, 640],
    ['th', 390, 844],
  ] as const;
  leaveToOtherDays(phones, 2, ([lang]) => `§2 share report in ${lang}`);
  test.each(partOfDay(phones, 2))(
    '§2 share report in %s at %i x %i: picture and buttons are seen without scrolling',
    async (lang, width, height) => {
      const { page } = await visit('mbti/test?view=pick', { lang, viewport: { width, height } });
      await page.getByRole('radio', { name: /ESFP/ }).check();
      await page.locator('.mbti-pick__foot .btn--primary').click();
      await pause();
      await page.locator('.mbti-result__actions .btn--primary').click();
      await page.locator('.mbti-report img').waitFor();
      await until(async () => {
        const box = await page.locator('.mbti-report__ways .btn').first().boundingBox();
        return box !== null && box.y + box.height <= height;
      });
      const sheet = page.locator('dialog[open]');
      expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
      expect(await readCode(page, await page.locator('.mbti-report img').getAttribute('src'), 247)).toBe(
        `${product.url}/h5_ac/s/${lang}/mbti`,
      );
    },
  );

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

  test('T35 a visitor: the result is there, waits for a sign-in, and what asks for one says so', async () => {
    proves('T35');
    const { page, requests } = await visit('mbti/test?level=advanced');
    expect(await page.locator('.mbti-test > .mbti-note').textContent()).toBe(say('chineseOnly'));
    await answer(page, 'BBBBBAAAAA');
    expect(await result(page)).toBe(expected('BBBBBAAAAA'));
    expect(await note(page).innerText()).toContain(say('notSavedSignedOut'));
    expect(stored(requests)).toHaveLength(0);
    await until(async () => (await page.locator('.mbti-topic').count()) > 0);
    await page.locator('.mbti-topic .btn').first().click();
    await expect.poll(() => toast(page).textContent()).toBe(say('signedOut'));
  });

  test('§2 pick-your-type, follow, chat, topics: every button twice, each done once', async () => {
    const as = newcomer();
    const { page, requests } = await visit('mbti/test?view=pick', { as });
    const puts = (end: string) => requests.filter((one) => one.method() === 'PUT' && one.url().includes(end));
    expect(await page.locator('.mbti-pick__foot .btn--primary').isDisabled()).toBe(true);
    await page.getByRole('radio', { name: /INFJ/ }).check();
    await doubleTap(page.locator('.mbti-pick__foot .btn--primary'));
    expect(await result(page)).toBe('INFJ');
    expect(await page.locator('.mbti-scales').count()).toBe(0);
    await doubleTap(page.locator('.mbti-ask').getByRole('button', { name: say('hide'), exact: true }));
    await page.locator('.mbti-shown').waitFor();
    expect(stored(requests)).toHaveLength(1);
    expect(puts('/v2/mbti/visibility')).toHaveLength(1);
    const topic = page.locator('.mbti-topic').first();
    const before = Number((await topic.locator('.mbti-topic__count').textContent())?.match(/\d+/)?.[0]);
    await pause();
    await doubleTap(topic.locator('.btn'));
    await until(async () =>
      (await topic.locator('.mbti-topic__count').textContent())?.includes(String(before + 1)),
    );
    expect(puts('/v2/mbti/topics/')).toHaveLength(1);
    const person = page.locator('.mbti-person').first();
    await pause();
    await doubleTap(person.locator('.btn').first());
    await until(async () => (await person.locator('.btn').first().textContent()) === say('following'));
    expect(puts('/idol_carnival_to_join')).toHaveLength(1);
  });

  test('§2 game rules and the participant-count table; the more-tests list leads on', async () => {
    proves('2.8');
    const { page } = await visit('mbti');
    await doubleTap(page.getByRole('button', { name: say('gameRules') }));
    const dialog = page.locator('dialog[open]');
    await dialog.locator('table').waitFor();
    expect(await dialog.locator('tbody tr').count()).toBe(5);
    await page.keyboard.press('Escape');
    await closed(page);
    await page.getByRole('link', { name: say('moreTests') }).click();
    await page.waitForURL('**/mbti/list');
    expect(await page.locator('.mbti-list__one').count()).toBe(moreTests.tests.length);
    // A page of static nodes has no React.
    expect(await page.locator('[data-island]').count()).toBe(0);
    for (const href of await page
      .locator('.mbti-list__one')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)))
      expect((await fetch(href)).status).toBe(200);
  });
});

describe('§2 more tests', () => {
  test('§2 more tests: a short test is played from the list to its result, at 320 px in Thai', async () => {
    const { page } = await visit('mbti/list', { lang: 'th', width: 320 });
    await page.locator('.mbti-list__one[href$="/mbti/gift"]').click();
    await page.waitForURL('**/mbti/gift');
    await hydrated(page);
    await page.getByRole('button', { name: say('start', 'th') }).click();
    await answer(page, 'ABABABA');
    await page.locator('[data-result]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.locator('.mbti-short__others li').count()).toBe(3);
    const result = await page.locator('[data-result]').getAttribute('data-result');
    await page.reload();
    await hydrated(page);
    await until(async () => (await page.locator('[data-result]').getAttribute('data-result')) === result);
  });

  test('§2 matching: a friend’s link, no sign-in, a type picked, the match saved as a picture; a garbled link', async () => {
    const { page } = await visit('mbti/match/infp');
    await page.getByRole('button', { name: pairTexts.texts.pick.en }).click();
    await page.locator('.mbti-grid__one', { hasText: 'ENFJ' }).click();
    await until(async () => (await page.locator('.mbti-match-score .tabular').textContent()) === '100%');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: pairTexts.texts.savePair.en }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('infp-enfj.png');
    expect(await readSaved(page, saved)).toMatch(/\/s\/en\/mbti\/match\/infp-enfj\b/);
    await page.goto(addressOf('mbti/match/inf'));
    await until(async () =>
      (await page.locator('[role=status]').allTextContents()).includes(pairTexts.texts.garbled.en),
    );
  });
});

/** Asks for the picture of the result. */
async function openReport(page: Page): Promise<void> {
  await page.locator('.mbti-result__actions .btn--primary').click();
  await page.locator('.mbti-report img').waitFor();
}

describe('§2 the share report', () => {
  test('§2 share report: made on the phone, saved as a file, and its code leads to the test without secrets (T50)', async () => {
    proves('T50');
    const as = newcomer();
    const { page } = await visit('mbti/test', { as });
    await answer(page, 'AABABBABBA');
    await openReport(page);
    const picture = page.locator('.mbti-report img');
    const src = await picture.getAttribute('src');
    const address = await readCode(page, src);
    // As small as the sheet of a short phone shows it, two scanners read it still.
    expect(await readCode(page, src, 247)).toBe(address);
    expect(address).toBe(`${product.url}/h5_ac/s/en/mbti`);
    const scanned = await fetch(address, { headers: { cookie: 'gala_lang=th' } });
    expect(scanned.url).toBe(`${product.url}/h5_ac/mbti?lang=en&gala_shared=1`);
    expect(await scanned.text()).toContain('<html lang="en"');
    for (const secret of [as.token, as.userId, 'device-7']) expect(address).not.toContain(secret);
    await pause();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('savePicture') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[a-z]{4}\.png$/);
    await expect.poll(() => toast(page).textContent()).toBe(say('pictureDownloaded'));
    expect(await readSaved(page, download)).toBe(address);
  });

  test('§7 share report: in the app it is saved and shared by the bridge', async () => {
    const as = newcomer();
    const { page } = await visit('mbti/test', {
      as,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) GalaApp/9.0',
      before: async (context) => void (await context.addInitScript(app)),
    });
    await answer(page, 'BBBABBABBA');
    await openReport(page);
    await pause();
    await doubleTap(page.getByRole('button', { name: say('savePicture') }));
    await expect.poll(() => toast(page).textContent()).toBe(say('pictureSaved'));
    await pause();
    await doubleTap(page.locator('.mbti-report__ways').getByRole('button', { name: say('share') }));
    await until(async () => (await sentBy(page)).length === 2);
    const [save, share] = await sentBy(page);
    expect(save?.[0]).toBe('saveImage');
    expect(String(save?.[1].image)).toMatch(/^data:image\/png;base64,/);
    expect(share?.[0]).toBe('share');
    expect(share?.[1]).toMatchObject({ url: `${product.url}/h5_ac/s/en/mbti`, img: save?.[1].image });
    for (const secret of [as.token, as.userId]) expect(JSON.stringify(share)).not.toContain(secret);
  });
});

const sentBy = (page: Page) =>
  page.evaluate((): [string, Record<string, unknown>][] => Reflect.get(window, 'galaSent') as never);

/** Runs on the phone before the page: an app that saves and shares. */
function app(): void {
  const sent: unknown[] = [];
  const take = (method: string) => (text: string) => {
    const payload = JSON.parse(text) as Record<string, unknown>;
    sent.push([method, payload]);
    const way = Reflect.get(window, 'galaAnswer') as (id: unknown, answer: string) => void;
    if (payload.callback) setTimeout(() => way(payload.callback, '{"done":true}'), 20);
  };
  Object.assign(window, {
    galaSent: sent,
    GalaBridge: { saveImage: take('saveImage'), share: take('share') },
  });
}

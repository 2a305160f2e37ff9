// By turns, 80 s: the personality test from its first question to its report, some minutes long.
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withoutJoiners } from '../engine/i18n/word-joiner.ts';
import labels from '../modules/mbti/data/labels.json' with { type: 'json' };
import moreTests from '../modules/mbti/data/more-tests.json' with { type: 'json' };
import pairTexts from '../modules/mbti/data/pairs.json' with { type: 'json' };
import entry from '../modules/mbti/data/primary-problem.json' with { type: 'json' };
import { scalesOf, tallyOf } from '../modules/mbti/rules/score.ts';
import { inTurn, leaveToOtherDays } from '../tools/testing/other-days.ts';
import { partOfDay } from '../tools/testing/part-of-day.ts';
import { proves } from '../tools/testing/proves.ts';
import { doubleTap } from './product/double-tap.ts';
import {
  answer,
  closed,
  expected,
  mine,
  note,
  option,
  result,
  say,
  stored,
  toast,
  visit,
} from './product/personality.ts';
import { readSaved } from './product/read-code.ts';
import { addressOf, api, hydrated, newcomer, pause, until, withBrowser } from './product/visit.ts';

withBrowser();

/** What stands there, with plain spaces and nothing between letters: what holds words together is the page's own. */
const read = async (part: Locator): Promise<string> =>
  withoutJoiners((await part.textContent()) ?? '').replaceAll('\u00a0', ' ');

/** What proves no rule of the specification by itself. */
const turn = inTurn(2);

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
      expect(await read(page.locator('h1'))).toBe(say('startTitle', lang));
      await until(async () =>
        (await read(page.locator('.mbti-level__state').first())).includes(
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
      expect(await read(ask.locator('h2'))).toBe(say('profileQuestion', lang));
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
      await until(async () => (await read(page.locator('.mbti-level .btn').first())) === say('retest', lang));
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

  turn('§2 previous and keys: back one question, the answer kept; on by key', async () => {
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

  turn('§4 answers survive a reload', async () => {
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
    await expect.poll(() => toast(page).textContent()).toBe(say('signInFirst'));
  });

  turn('§2 pick-your-type, follow, chat, topics: every button twice, each done once', async () => {
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

  turn('§2 game rules and the participant-count table; the more-tests list leads on', async () => {
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
  turn('§2 more tests: a short test is played from the list to its result, at 320 px in Thai', async () => {
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

  turn(
    '§2 matching: a friend’s link, no sign-in, a type picked, the match saved as a picture; a garbled link',
    async () => {
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
    },
  );
});

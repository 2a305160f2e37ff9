// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { kept, setPhone } from '../testing.ts';
import { at, back, chosen, foot, openPhones, option, page, show, tap, wait } from './testing-question.ts';

openPhones();

describe('§4 previous question by the browser’s own back', () => {
  it('§4 previous question: each question is an entry: back leads through them, and then to where one came from', async () => {
    proves('4.10');
    history.pushState({ mbti: undefined }, '', '/h5_ac/mbti');
    history.pushState({ mbti: undefined }, '', '/h5_ac/mbti/test?level=entry');
    await show();
    for (const choice of ['A', 'B', 'A'] as const) await tap(choice);
    expect(at()).toBe(4);
    for (const question of [3, 2, 1]) {
      await back(async () => history.back());
      expect(at()).toBe(question);
      expect(location.pathname).toBe('/h5_ac/mbti/test');
    }
    expect(chosen()).toBe('A');
    await back(async () => history.back());
    expect(location.pathname).toBe('/h5_ac/mbti');
  });

  it('§4 previous question: a test that is gone on with has its questions below it', async () => {
    proves('4.10');
    setPhone({ answers: 'ABA' });
    await show();
    const before = history.length;
    for (const question of [3, 2, 1]) {
      await back(async () => history.back());
      expect(at()).toBe(question);
    }
    await page.click(foot('Next'));
    expect([at(), history.length <= before]).toEqual([2, true]);
  });

  it('§4 previous question: back while an answer is shown has not answered', async () => {
    proves('4.10');
    setPhone({ answers: 'AB' });
    await show();
    await page.click(option('B'));
    await back(async () => history.back());
    await wait(1000);
    expect([at(), kept().answers.entry]).toEqual([2, 'AB']);
  });

  it('§4 result: back from it leaves the test, whatever was answered', async () => {
    history.pushState({ mbti: undefined }, '', '/h5_ac/mbti');
    history.pushState({ mbti: undefined }, '', '/h5_ac/mbti/test');
    setPhone({ answers: 'ABABABABA' });
    await show();
    await tap('B');
    await wait(5);
    expect(location.search).toBe('?view=result');
    expect(page.container.querySelector('.mbti-result')).not.toBeNull();
    await back(async () => history.back());
    expect(location.pathname).toBe('/h5_ac/mbti');
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import entry from '../data/primary-problem.json' with { type: 'json' };
import { kept, setPhone } from '../testing.ts';
import {
  at,
  back,
  chosen,
  foot,
  openPhones,
  option,
  page,
  section,
  show,
  tap,
  wait,
} from './testing-question.ts';

const total = entry.questions.length;
openPhones();

describe('§4 questions one by one', () => {
  it('§4 questions: the first one, its two answers, and no way back', async () => {
    proves('4.10');
    await show();
    expect(at()).toBe(1);
    expect(page.container.querySelector('h2')?.textContent).toContain(entry.questions[0]?.title.en);
    expect(option('A')?.textContent).toContain(entry.questions[0]?.sel.A.text.en);
    expect(option('B')?.textContent).toContain(entry.questions[0]?.sel.B.text.en);
    expect(foot('Previous')?.disabled).toBe(true);
    expect(foot('Next')).toBeUndefined();
  });

  it('§4 questions: a tap answers, shows what was chosen, and the next one comes', async () => {
    proves('4.10');
    await show();
    await page.click(option('B'));
    expect([at(), chosen()]).toEqual([1, 'B']);
    await wait(300);
    expect(at()).toBe(1);
    await wait(20);
    expect([at(), chosen()]).toEqual([2, undefined]);
    expect(kept()).toMatchObject({ level: 'entry', answers: { entry: 'B' } });
  });

  it('§5 second tap (T63): on an answer counts once, on the other answer as well', async () => {
    proves('T63');
    await show();
    await page.click(option('A'));
    await page.click(option('A'));
    await wait(300);
    await page.click(option('B'));
    await wait(1000);
    expect([at(), kept().answers.entry]).toEqual([2, 'A']);
  });

  it('§4 previous question: is shown with its answer, and those after it stay', async () => {
    proves('4.10');
    setPhone({ answers: 'ABA' });
    await show();
    expect(at()).toBe(4);
    await back(() => page.click(foot('Previous')));
    await back(() => page.click(foot('Previous')));
    expect([at(), chosen()]).toEqual([2, 'B']);
    await tap('A');
    expect([at(), chosen()]).toEqual([3, 'A']);
    expect(kept().answers.entry).toBe('AAA');
    await page.click(foot('Next'));
    expect([at(), foot('Next')]).toEqual([4, undefined]);
  });

  it('§4 previous question: not while an answer is being shown', async () => {
    proves('4.10');
    setPhone({ answers: 'AB' });
    await show();
    await page.click(option('A'));
    await page.click(foot('Previous'));
    expect(at()).toBe(3);
    await wait(320);
    expect([at(), kept().answers.entry]).toEqual([4, 'ABA']);
  });

  it('§4 questions: a reload goes on where one was', async () => {
    proves('4.10');
    await show();
    for (const choice of ['A', 'B', 'B'] as const) await tap(choice);
    await page.unmount();
    await show();
    expect([at(), kept().answers.entry]).toEqual([4, 'ABB']);
  });

  it('§4 questions: the reader of a screen is taken to the question that came, and not before one moves', async () => {
    proves('4.10');
    await show();
    expect(document.activeElement).toBe(document.body);
    await tap('A');
    expect(document.activeElement).toBe(page.container.querySelector('h2'));
    expect(document.activeElement?.textContent).toContain('Question 2 of 10');
  });

  it('§4 questions: whoever leaves while an answer is shown has not answered', async () => {
    proves('4.10');
    await show();
    await page.click(option('A'));
    await page.unmount();
    await wait(1000);
    expect(kept().answers.entry).toBe('');
  });
});

describe('§4 start over', () => {
  const named = (name: string) =>
    [...page.container.querySelectorAll('button')].find((one) => one.textContent === name);

  it('§4 start over: asks first, then begins at question 1 without the answers', async () => {
    setPhone({ answers: { entry: 'ABA', in_depth: 'BBBB' } });
    await show();
    await page.click(named('Start over'));
    expect(page.container.querySelector('.mbti-over')?.textContent).toContain('Start again from question 1?');
    expect(document.activeElement?.className).toBe('mbti-over');
    await page.click(named('Keep going'));
    expect([at(), kept().answers.entry]).toEqual([4, 'ABA']);
    await wait(320);
    await page.click(named('Start over'));
    await wait(320);
    await back(() => page.click(named('Start over')));
    expect([at(), chosen()]).toEqual([1, undefined]);
    expect(kept().answers).toEqual({ entry: '', advanced: '', in_depth: 'BBBB' });
  });

  it('§4 start over: is not offered before the first answer', async () => {
    await show();
    expect(named('Start over')).toBeUndefined();
  });
});

describe('§4 progress of the questions', () => {
  it('§4 progress: how far one is, in words and as a bar', async () => {
    proves('4.10');
    setPhone({ answers: 'ABA' });
    await show();
    const bar = page.container.querySelector('progress');
    expect([bar?.value, bar?.max]).toEqual([3, total]);
    // Heard with the question, once.
    expect(bar?.getAttribute('aria-hidden')).toBe('true');
    expect(page.container.querySelector('h2')?.textContent).toMatch(/^Question 4 of 10\. /);
    expect(section()?.textContent).toContain('4 / 10');
    await page.click(option('A'));
    expect(bar?.value).toBe(4);
  });
});

describe('§4 end of the questions', () => {
  it('§4 finish: only when all are answered, then the result', async () => {
    proves('4.10');
    setPhone({ answers: 'ABABABABA' });
    await show();
    expect([at(), kept().pending]).toEqual([total, []]);
    await back(() => page.click(foot('Previous')));
    await tap('A');
    expect([at(), kept().pending]).toEqual([total, []]);
    await tap('B');
    expect(section()).toBeNull();
    expect(page.container.querySelector('.mbti-test')?.getAttribute('data-view')).toBe('result');
    expect(page.container.querySelector('.mbti-result')?.getAttribute('data-type')).toMatch(
      /^[EI][SN][TF][JP]$/,
    );
    expect(document.activeElement?.className, 'keys begin at the result').toBe('mbti-result__code');
    expect(kept().pending).toMatchObject([{ level: 'entry', answers: 'ABABABABAB' }]);
    expect(kept().answers.entry).toBe('');
  });

  it('§4 finish: an earlier answer that is changed leads on, not to the result', async () => {
    proves('4.10');
    setPhone({ answers: 'ABABABABAB' });
    await show();
    await back(() => page.click(foot('Previous')));
    await tap('B');
    expect([at(), kept().answers.entry, kept().pending]).toEqual([total, 'ABABABABBB', []]);
  });

  it('§5 second tap (T63): the last answer finishes once', async () => {
    proves('T63');
    setPhone({ answers: 'ABABABABA' });
    await show();
    await page.click(option('B'));
    await page.click(option('B'));
    await wait(1000);
    expect(kept().pending).toHaveLength(1);
  });

  it('§4 retest: begins anew', async () => {
    proves('4.10');
    setPhone({ answers: 'ABABABABA' });
    await show();
    await tap('B');
    const href = page.container.querySelector('.mbti-result__actions a')?.getAttribute('href');
    expect(href).toBe('/h5_ac/mbti/test?level=entry');
    await page.unmount();
    setPhone(kept(), { level: 'entry' });
    await show();
    expect([at(), chosen()]).toEqual([1, undefined]);
    expect(kept().pending).toHaveLength(1);
  });
});

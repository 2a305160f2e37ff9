// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedNode } from '../../../engine/testing.tsx';
import { proves } from '../../../scripts/test/proves.ts';
import entry from '../data/primary-problem.json' with { type: 'json' };
import { kept, setPhone } from '../testing.ts';
import { renderTest } from './testing.ts';

const total = entry.questions.length;
let page: RenderedNode;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('scrollTo', vi.fn());
  setPhone();
});
afterEach(async () => {
  // A step back that is under way ends here.
  await wait(400);
  await page.unmount();
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
/** Does what goes back in the history, and waits until the browser is there. */
const back = async (work: () => Promise<unknown>) => {
  const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await work();
  // jsdom goes back by a timer.
  await act(async () => {
    vi.advanceTimersByTime(1);
    await there;
  });
};
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const section = () => page.container.querySelector<HTMLElement>('.mbti-question');
const at = () => Number(section()?.dataset.question);
const option = (choice: 'A' | 'B') => page.container.querySelector<HTMLElement>(`[data-choice="${choice}"]`);
const chosen = () =>
  page.container.querySelector<HTMLElement>('.mbti-option[aria-pressed="true"]')?.dataset.choice;
const foot = (name: string) =>
  [...page.container.querySelectorAll<HTMLButtonElement>('.mbti-question__foot button')].find(
    (one) => one.textContent === name,
  );
const tap = async (choice: 'A' | 'B') => {
  await page.click(option(choice));
  await wait(320);
};
const press = async (key: string, keys: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys });
  await act(async () => void document.body.dispatchEvent(event));
  await wait(320);
  return event;
};
/** A finger from one place to another; more fingers for a pinch. */
const swipe = async (x: number, y = 0, fingers = 1) => {
  const touch = (type: string, place: { clientX: number; clientY: number }) => {
    const event = new Event(type, { bubbles: true });
    const all = Array.from({ length: fingers }, () => place);
    Object.assign(event, { touches: type === 'touchend' ? [] : all, changedTouches: all });
    return event;
  };
  await act(async () => {
    section()?.dispatchEvent(touch('touchstart', { clientX: 200, clientY: 300 }));
    section()?.dispatchEvent(touch('touchend', { clientX: 200 + x, clientY: 300 + y }));
  });
};

describe('§4 questions one by one', () => {
  it('§4 questions: the first one, its two answers, and no way back', async () => {
    proves('4.10');
    page = await renderTest();
    expect(at()).toBe(1);
    expect(page.container.querySelector('h2')?.textContent).toContain(entry.questions[0]?.title.en);
    expect(option('A')?.textContent).toContain(entry.questions[0]?.sel.A.text.en);
    expect(option('B')?.textContent).toContain(entry.questions[0]?.sel.B.text.en);
    expect(foot('Previous')?.disabled).toBe(true);
    expect(foot('Next')).toBeUndefined();
  });

  it('§4 questions: a tap answers, shows what was chosen, and the next one comes', async () => {
    proves('4.10');
    page = await renderTest();
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
    page = await renderTest();
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
    page = await renderTest();
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
    page = await renderTest();
    await page.click(option('A'));
    await page.click(foot('Previous'));
    expect(at()).toBe(3);
    await wait(320);
    expect([at(), kept().answers.entry]).toEqual([4, 'ABA']);
  });

  it('§4 questions: a reload goes on where one was', async () => {
    proves('4.10');
    page = await renderTest();
    for (const choice of ['A', 'B', 'B'] as const) await tap(choice);
    await page.unmount();
    page = await renderTest();
    expect([at(), kept().answers.entry]).toEqual([4, 'ABB']);
  });

  it('§4 questions: the reader of a screen is taken to the question that came, and not before one moves', async () => {
    proves('4.10');
    page = await renderTest();
    expect(document.activeElement).toBe(document.body);
    await tap('A');
    expect(document.activeElement).toBe(page.container.querySelector('h2'));
    expect(document.activeElement?.textContent).toContain('Question 2 of 10');
  });

  it('§4 questions: whoever leaves while an answer is shown has not answered', async () => {
    proves('4.10');
    page = await renderTest();
    await page.click(option('A'));
    await page.unmount();
    await wait(1000);
    expect(kept().answers.entry).toBe('');
  });
});

describe('§4 previous question by the browser’s own back', () => {
  it('§4 previous question: each question is an entry: back leads through them, and then to where one came from', async () => {
    proves('4.10');
    history.pushState({ mbti: undefined }, '', '/h5_ac/mbti');
    history.pushState({ mbti: undefined }, '', '/h5_ac/mbti/test?level=entry');
    page = await renderTest();
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
    page = await renderTest();
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
    page = await renderTest();
    await page.click(option('B'));
    await back(async () => history.back());
    await wait(1000);
    expect([at(), kept().answers.entry]).toEqual([2, 'AB']);
  });

  it('§4 result: back from it leaves the test, whatever was answered', async () => {
    history.pushState({ mbti: undefined }, '', '/h5_ac/mbti');
    history.pushState({ mbti: undefined }, '', '/h5_ac/mbti/test');
    setPhone({ answers: 'ABABABABA' });
    page = await renderTest();
    await tap('B');
    await wait(5);
    expect(location.search).toBe('?view=result');
    expect(page.container.querySelector('.mbti-result')).not.toBeNull();
    await back(async () => history.back());
    expect(location.pathname).toBe('/h5_ac/mbti');
  });
});

describe('§4 start over', () => {
  const named = (name: string) =>
    [...page.container.querySelectorAll('button')].find((one) => one.textContent === name);

  it('§4 start over: asks first, then begins at question 1 without the answers', async () => {
    setPhone({ answers: { entry: 'ABA', in_depth: 'BBBB' } });
    page = await renderTest();
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
    page = await renderTest();
    expect(named('Start over')).toBeUndefined();
  });
});

describe('§4 what the result needs', () => {
  const asked = async (render: () => Promise<unknown>) => {
    const prepare = vi.fn(async (_popup: string) => undefined);
    page = await renderTest({ world: { overlay: { prepare } } });
    await render();
    return prepare.mock.calls.map(([popup]) => popup);
  };

  it('§4 result: nothing of it is loaded by the first question, all its popups with the first answer', async () => {
    expect(await asked(async () => undefined)).toEqual([]);
    await page.unmount();
    expect(await asked(() => tap('A'))).toEqual(['report', 'visibility']);
  });

  it('§4 result: who comes back to answers has its popups loaded without another answer', async () => {
    setPhone({ answers: 'AB' });
    expect(await asked(async () => undefined)).toEqual(['report', 'visibility']);
  });
});

describe('§4 questions that do not load', () => {
  afterEach(() => void vi.doUnmock('../data/advanced-problem.json'));

  it.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['answers nothing', () => ({})],
  ])(
    '§4 questions: a load that %s is said, and tried again by loading the page anew, once there is a network',
    async (_, load) => {
      proves('4.10');
      vi.doMock('../data/advanced-problem.json', load as () => object);
      setPhone({ level: 'entry', answers: { entry: 'AB', advanced: 'BBA' } }, { level: 'advanced' });
      page = await renderTest({ lang: 'cn' });
      await act(() => vi.dynamicImportSettled());
      expect(page.container.querySelector('[role="status"] p')?.textContent).toBe('这部分没加载出来');
      const reload = vi.fn();
      vi.stubGlobal('location', { search: location.search, reload });
      const again = [...page.container.querySelectorAll('button')].find(
        (one) => one.textContent === '再试一次',
      );
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await page.click(again);
      expect(reload).not.toHaveBeenCalled();
      expect(document.querySelector('.toast')?.textContent).toBe('这部分没加载出来');
      onLine.mockRestore();
      await page.click(again);
      expect(reload).toHaveBeenCalledOnce();
      expect(kept().answers).toMatchObject({ entry: 'AB', advanced: 'BBA' });
    },
  );
});

describe('§4 progress of the questions', () => {
  it('§4 progress: how far one is, in words and as a bar', async () => {
    proves('4.10');
    setPhone({ answers: 'ABA' });
    page = await renderTest();
    const bar = page.container.querySelector('progress');
    expect([bar?.value, bar?.max]).toEqual([3, total]);
    expect(bar?.getAttribute('aria-label')).toBe('Question 4 of 10');
    expect(section()?.textContent).toContain('4 / 10');
    await page.click(option('A'));
    expect(bar?.value).toBe(4);
  });
});

describe('§2 swipe and keys', () => {
  it('§2 swipe: right goes back, left goes on as far as was answered', async () => {
    setPhone({ answers: 'AB' });
    page = await renderTest();
    await swipe(-80);
    expect(at()).toBe(3);
    await back(() => swipe(80));
    expect(at()).toBe(2);
    await back(() => swipe(80));
    await swipe(80);
    expect(at()).toBe(1);
    await swipe(-80);
    expect(at()).toBe(2);
    expect(kept().answers.entry).toBe('AB');
  });

  it.each([
    ['too short', 55, 0, 1],
    ['rather down', 80, 60, 1],
    ['with two fingers', 80, 0, 2],
  ])('§2 swipe: none of these is one: %s', async (_, x, y, fingers) => {
    setPhone({ answers: 'AB' });
    page = await renderTest();
    await swipe(x, y, fingers);
    expect(at()).toBe(3);
  });

  it.each([
    ['a', 'A'],
    ['A', 'A'],
    ['1', 'A'],
    ['b', 'B'],
    ['2', 'B'],
  ])('§2 keys: %s answers %s', async (key, choice) => {
    page = await renderTest();
    expect((await press(key)).defaultPrevented).toBe(true);
    expect([at(), kept().answers.entry]).toEqual([2, choice]);
  });

  it('§2 keys: arrows go back and on', async () => {
    setPhone({ answers: 'AB' });
    page = await renderTest();
    await back(() => press('ArrowLeft'));
    await back(() => press('ArrowLeft'));
    await press('ArrowLeft');
    expect(at()).toBe(1);
    await press('ArrowRight');
    expect(at()).toBe(2);
  });

  it.each([
    ['Control', { ctrlKey: true }],
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['a key held down', { repeat: true }],
  ])('§2 keys: with %s they belong to somebody else', async (_, keys) => {
    setPhone({ answers: 'AB' });
    page = await renderTest();
    for (const key of ['a', 'ArrowLeft']) expect((await press(key, keys)).defaultPrevented).toBe(false);
    expect([at(), kept().answers.entry]).toEqual([3, 'AB']);
  });

  it('§2 keys: other keys do what they always do', async () => {
    page = await renderTest();
    for (const key of ['c', '3', 'Enter', ' ', 'Tab', 'Escape'])
      expect((await press(key)).defaultPrevented).toBe(false);
    expect(at()).toBe(1);
  });

  it('§2 keys: not while a dialog lies over the test', async () => {
    page = await renderTest();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await press('a');
    expect(at()).toBe(1);
    dialog.open = false;
    await press('a');
    expect(at()).toBe(2);
  });

  it('§2 keys: no longer once the test is gone', async () => {
    page = await renderTest();
    await page.unmount();
    await press('a');
    expect(kept().answers.entry).toBe('');
  });
});

describe('§4 end of the questions', () => {
  it('§4 finish: only when all are answered, then the result', async () => {
    proves('4.10');
    setPhone({ answers: 'ABABABABA' });
    page = await renderTest();
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
    expect(kept().pending).toMatchObject([{ level: 'entry', answers: 'ABABABABAB' }]);
    expect(kept().answers.entry).toBe('');
  });

  it('§4 finish: an earlier answer that is changed leads on, not to the result', async () => {
    proves('4.10');
    setPhone({ answers: 'ABABABABAB' });
    page = await renderTest();
    await back(() => page.click(foot('Previous')));
    await tap('B');
    expect([at(), kept().answers.entry, kept().pending]).toEqual([total, 'ABABABABBB', []]);
  });

  it('§5 second tap (T63): the last answer finishes once', async () => {
    proves('T63');
    setPhone({ answers: 'ABABABABA' });
    page = await renderTest();
    await page.click(option('B'));
    await page.click(option('B'));
    await wait(1000);
    expect(kept().pending).toHaveLength(1);
  });

  it('§4 retest: begins anew', async () => {
    proves('4.10');
    setPhone({ answers: 'ABABABABA' });
    page = await renderTest();
    await tap('B');
    const href = page.container.querySelector('.mbti-result__actions a')?.getAttribute('href');
    expect(href).toBe('/h5_ac/mbti/test?level=entry');
    await page.unmount();
    setPhone(kept(), { level: 'entry' });
    page = await renderTest();
    expect([at(), chosen()]).toEqual([1, undefined]);
    expect(kept().pending).toHaveLength(1);
  });
});

describe('§3 levels in Chinese alone (T35)', () => {
  beforeEach(() => proves('3.10', 'T35'));
  it('§3 levels (T35): whoever asks for one in another language gets the entry level, and is told why', async () => {
    proves('3.10', 'T35');
    setPhone({}, { level: 'advanced' });
    page = await renderTest({ lang: 'en' });
    expect(page.container.querySelector('.mbti-note')?.textContent).toContain('Chinese only');
    expect(page.container.querySelector('progress')?.max).toBe(10);
  });

  it.each([
    ['advanced', 'cn', 27],
    ['in_depth', 'tw', 35],
  ] as const)('§3 levels: %s in %s has %i questions', async (level, lang, count) => {
    proves('3.10');
    setPhone({}, { level });
    page = await renderTest({ lang });
    await act(() => vi.dynamicImportSettled());
    expect(page.container.querySelector('progress')?.max).toBe(count);
    expect(page.container.querySelector('.mbti-note')).toBeNull();
  });

  it.each([
    ['advanced', 9],
    ['in_depth', 13],
    ['entry', 4],
  ] as const)(
    '§3 levels: %s opens where it was left, whatever level was worked on last',
    async (level, question) => {
      proves('3.10');
      const answers = { entry: 'ABA', advanced: 'B'.repeat(8), in_depth: 'B'.repeat(12) };
      for (const worked of ['entry', 'advanced', 'in_depth'] as const) {
        setPhone({ level: worked, answers }, { level });
        page = await renderTest({ lang: 'cn', hydrated: true });
        await act(() => vi.dynamicImportSettled());
        expect([worked, at(), chosen()]).toEqual([worked, question, undefined]);
        // What is counted is what was seen, and not a guess before the address was read.
        expect(page.acts.map(({ steps }) => steps)).toEqual([
          [expect.objectContaining({ event: 'mbti_view', props: { view: 'question', level } })],
        ]);
        await page.unmount();
      }
      page = await renderTest();
    },
  );

  it('§3 levels: an address without one names the level that its questions are of, for a reload', async () => {
    proves('3.10');
    setPhone({ level: 'advanced', answers: 'B'.repeat(8) });
    page = await renderTest({ lang: 'cn', hydrated: true });
    await act(() => vi.dynamicImportSettled());
    expect([at(), location.search]).toEqual([9, '?level=advanced']);
  });

  it('§3 levels: answers of one level are not those of another, and stay when the other is begun', async () => {
    proves('3.10');
    setPhone({ level: 'advanced', answers: 'ABABAB' }, { level: 'entry' });
    page = await renderTest();
    expect(at()).toBe(1);
    await tap('B');
    expect(kept()).toMatchObject({ level: 'entry', answers: { entry: 'B', advanced: 'ABABAB' } });
  });
});

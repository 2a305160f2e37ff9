// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withoutJoiners } from '../../../engine/index.ts';
import { proves } from '../../../tools/testing/proves.ts';
import { kept, setPhone } from '../testing.ts';
import { at, chosen, openPhones, page, show, tap } from './testing-question.ts';

openPhones();

describe('§3 levels in Chinese alone (T35)', () => {
  beforeEach(() => proves('3.10', 'T35'));
  it('§3 levels (T35): whoever asks for one in another language gets the entry level, and is told why', async () => {
    proves('3.10', 'T35');
    setPhone({}, { level: 'advanced' });
    await show({ lang: 'en' });
    expect(page.container.querySelector('.mbti-note')?.textContent).toContain('Chinese only');
    expect(page.container.querySelector('progress')?.max).toBe(10);
  });

  it.each([
    ['advanced', 'cn', 27],
    ['in_depth', 'tw', 35],
  ] as const)('§3 levels: %s in %s has %i questions', async (level, lang, count) => {
    proves('3.10');
    setPhone({}, { level });
    await show({ lang });
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
        await show({ lang: 'cn', hydrated: true });
        await act(() => vi.dynamicImportSettled());
        expect([worked, at(), chosen()]).toEqual([worked, question, undefined]);
        // What is counted is what was seen, and not a guess before the address was read.
        expect(page.acts.map(({ steps }) => steps)).toEqual([
          [expect.objectContaining({ event: 'mbti_view', props: { view: 'question', level } })],
        ]);
        await page.unmount();
      }
      await show();
    },
  );

  it('§3 levels: an address without one names the level that its questions are of, for a reload', async () => {
    proves('3.10');
    setPhone({ level: 'advanced', answers: 'B'.repeat(8) });
    await show({ lang: 'cn', hydrated: true });
    await act(() => vi.dynamicImportSettled());
    expect([at(), location.search]).toEqual([9, '?level=advanced']);
  });

  it('§3 levels: answers of one level are not those of another, and stay when the other is begun', async () => {
    proves('3.10');
    setPhone({ level: 'advanced', answers: 'ABABAB' }, { level: 'entry' });
    await show();
    expect(at()).toBe(1);
    await tap('B');
    expect(kept()).toMatchObject({ level: 'entry', answers: { entry: 'B', advanced: 'ABABAB' } });
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
      await show({ lang: 'cn' });
      await act(() => vi.dynamicImportSettled());
      const words = page.container.querySelector('[role="status"] p')?.textContent ?? '';
      expect(withoutJoiners(words)).toBe('这部分没加载出来');
      const reload = vi.fn();
      vi.stubGlobal('location', { search: location.search, reload });
      const again = [...page.container.querySelectorAll('button')].find(
        (one) => one.textContent === '再试一次',
      );
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await page.click(again);
      expect(reload).not.toHaveBeenCalled();
      expect(withoutJoiners(document.querySelector('.toast')?.textContent ?? '')).toBe('这部分没加载出来');
      onLine.mockRestore();
      await page.click(again);
      expect(reload).toHaveBeenCalledOnce();
      expect(kept().answers).toMatchObject({ entry: 'AB', advanced: 'BBA' });
    },
  );
});

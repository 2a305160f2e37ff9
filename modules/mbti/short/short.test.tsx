// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorldParts } from '../../../engine/page/world.ts';
import { type RenderedNode, renderNode } from '../../../engine/testing.tsx';
import data from '../data/short-tests.json' with { type: 'json' };
import { makePicture } from '../report/make-picture.ts';
import { keepAnswers } from './kept-answers.ts';
import { mbtiShort } from './short.tsx';

vi.mock('../report/make-picture.ts', () => ({ makePicture: vi.fn() }));
const picture = 'data:image/png;base64,iVBORw0KGgo=';

let page: RenderedNode;
beforeEach(() => {
  vi.mocked(makePicture).mockReset().mockRejectedValue(new Error('This browser draws no pictures.'));
  for (const { id } of data.tests) keepAnswers(id, '');
  sessionStorage.clear();
  history.replaceState(null, '', '/h5_ac/mbti/gift');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const render = async (test: string, lang: 'en' | 'th' = 'en', hydrated = false, world?: WorldParts) => {
  page = await renderNode(
    { widget: 'mbti-short', test },
    { widgets: { 'mbti-short': mbtiShort }, lang, hydrated, world },
  );
};
const reload = async (test: string) => {
  await page.unmount();
  await render(test, 'en', true);
};
const text = (selector: string) => page.container.querySelector(selector)?.textContent ?? '';
const button = (label: string) =>
  [...page.container.querySelectorAll('button, a')].find((one) => one.textContent === label);
const answer = async (answers: string) => {
  for (const choice of answers) {
    await page.click(page.container.querySelector(`.mbti-option[data-choice=${choice}]`));
    await act(async () => void vi.advanceTimersByTime(400));
  }
};
const result = () => page.container.querySelector('[data-result]')?.getAttribute('data-result');

describe('short tests', () => {
  it.each(data.tests.map((one) => [one.id, one] as const))(
    'short test %s: start, questions, result, again',
    async (id, test) => {
      await render(id);
      expect(text('.mbti-short__title')).toBe(test.title.en);
      expect(text('.mbti-short__stage .mbti-note')).toBe(`${test.questions.length} questions · about 1 min`);
      const could = [...page.container.querySelectorAll('.mbti-short__could img')];
      expect(new Set(could.map((one) => one.getAttribute('src'))).size, 'what it may turn out to be').toBe(4);
      await page.click(button('Start'));
      await answer('A'.repeat(test.questions.length - 1));
      expect(result()).toBeUndefined();
      await answer('B');
      const found = test.results.find(({ code }) => code === result());
      expect(text('.mbti-short__head h2')).toBe(found?.name.en);
      expect(
        [...page.container.querySelectorAll('.mbti-short__others b')].map((one) => one.textContent),
      ).toEqual(test.results.filter((one) => one !== found).map(({ name }) => name.en));
      await page.click(button(data.texts.again.en));
      expect(page.container.querySelector('[data-question="1"]')).toBeTruthy();
    },
  );

  it('short tests: answers decide', async () => {
    const [gift] = data.tests;
    await render('gift');
    await page.click(button('Start'));
    await answer(gift?.questions.map(({ A }) => (A.includes('F') ? 'A' : 'B')).join('') ?? '');
    expect(result()).toMatch(/F$/);
  });

  it('short tests: the result is shared with a picture of its own, drawn once', async () => {
    vi.mocked(makePicture).mockResolvedValue(picture);
    const seen: unknown[] = [];
    const bridge = async (...asked: unknown[]) => seen.push(asked) > 0;
    const invite = async (route: string) => `https://example.com/h5_ac${route}`;
    await render('gift', 'en', false, { app: { ask: bridge }, links: { invite } });
    await page.click(button('Start'));
    await answer('AAAAAAA');
    const name = text('.mbti-short__head h2');
    const result = data.tests[0]?.results.find((one) => one.name.en === name);
    await page.click(button('Share'));
    await page.click(button('Save picture'));
    expect(makePicture).toHaveBeenCalledOnce();
    const [, , address, , drawn] = vi.mocked(makePicture).mock.calls[0] ?? [];
    expect(address).toContain(result?.img.replace(/^.*\/|\.svg$/g, ''));
    expect(drawn).toMatchObject({ type: name, quote: result?.title.en, story: result?.p.en });
    expect(seen).toEqual([
      [
        'share',
        expect.objectContaining({ shareTitle: `Today you are ${name}`, img: picture, imgType: 'data' }),
      ],
      ['saveImage', { image: picture }],
    ]);
  });

  it('short tests: without a picture the result is shared as the document says', async () => {
    await render('night', 'th');
    await page.click(page.container.querySelector('.mbti-short__stage button'));
    await answer('ABABABA');
    await page.click(page.container.querySelector('.mbti-short__ways button'));
    expect(page.acts.map(({ steps }) => steps).at(-1)).toEqual([{ do: 'share' }]);
  });

  it('short tests: one that is not there leads to the others', async () => {
    await render('nosuch');
    expect(page.container.querySelector('a')?.getAttribute('href')).toBe('/h5_ac/mbti/list');
  });

  it('short tests: a reload finds the question, and then the result, again; another test knows nothing of it', async () => {
    await render('gift');
    await page.click(button('Start'));
    await answer('AAB');
    await reload('gift');
    expect(page.container.querySelector('[data-question="4"]')).toBeTruthy();
    await answer('BAAA');
    const before = result();
    expect(before).toBeTruthy();
    vi.mocked(scrollTo).mockClear();
    await reload('gift');
    expect(result()).toBe(before);
    // Whoever comes back to a result is where the browser puts them.
    expect(scrollTo).not.toHaveBeenCalled();
    await reload('night');
    expect(text('.mbti-short__stage .btn')).toBe('Start');
  });

  it('short tests: whoever comes back to one that was left goes on with it', async () => {
    await render('gift');
    await page.click(button('Start'));
    await answer('AAB');
    history.replaceState(null, '', '/h5_ac/mbti/gift');
    await reload('gift');
    await page.click(button('Pick up at question 4'));
    expect(page.container.querySelector('[data-question="4"]')).toBeTruthy();
  });

  it.each(['{', '[]', '{"gift":7}', '{"gift":"ABC"}', '{"gift":"ABABABAB"}', 'null'])(
    'short tests: what is kept is read with suspicion: %s',
    async (kept) => {
      sessionStorage.setItem('gala.mbti.short', kept);
      await render('gift', 'en', true);
      expect(text('.mbti-short__stage .btn')).toBe('Start');
    },
  );
});

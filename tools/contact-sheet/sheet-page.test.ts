// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { type Look, sheetOf } from './sheet.ts';

const look = (route: string, lang: Look['lang'], more: Partial<Look> = {}): Look => ({
  route,
  lang,
  width: 390,
  moment: 'live',
  at: 1,
  who: 'signed',
  screens: [],
  firstPaint: 100,
  bytes: 1000,
  pageBytes: 500,
  scriptBytes: 100,
  requests: 3,
  shift: 0,
  faults: {},
  ...more,
});

afterEach(() => {
  document.documentElement.innerHTML = '';
});

/** The sheet as a browser has it, and what is seen of it after each choice. */
function opened(looks: readonly Look[]) {
  const page = new DOMParser().parseFromString(sheetOf(looks), 'text/html');
  document.documentElement.innerHTML = page.documentElement.innerHTML;
  new Function(page.querySelector('script')?.textContent ?? '')();
  return (id: string, value: string) => {
    const select = document.getElementById(id) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const cards = [...document.querySelectorAll<HTMLElement>('article')].filter((one) => !one.hidden);
    return [
      document.getElementById('count')?.textContent,
      ...cards.map(({ dataset }) => `${dataset.route} ${dataset.lang}`),
    ];
  };
}

it('what is chosen alone is seen, in the order that is chosen', () => {
  const choose = opened([
    look('feast', 'en', { bytes: 2000, firstPaint: 90, shift: 0.01 }),
    look('feast', 'th', { faults: { axe: ['button without a name', 'too pale'] } }),
    look('rules', 'en', { bytes: 9000, moment: 'always', width: 320, faults: { console: ['oops'] } }),
  ]);
  expect(choose('lang', 'en')).toEqual(['2 of 3', 'feast en', 'rules en']);
  expect(choose('by', 'bytes')).toEqual(['2 of 3', 'rules en', 'feast en']);
  expect(choose('lang', '')).toEqual(['3 of 3', 'rules en', 'feast en', 'feast th']);
  expect(choose('by', 'faults')).toEqual(['3 of 3', 'feast th', 'rules en', 'feast en']);
  expect(choose('by', 'shift')[1]).toBe('feast en');
  expect(choose('by', 'paint').at(-1)).toBe('feast en');
  expect(choose('by', '')).toEqual(['3 of 3', 'feast en', 'feast th', 'rules en']);
  expect(choose('only', 'faults')).toEqual(['2 of 3', 'feast th', 'rules en']);
  expect(choose('width', '320')).toEqual(['1 of 3', 'rules en']);
  expect(choose('route', 'feast')).toEqual(['0 of 3']);
});

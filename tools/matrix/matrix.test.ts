import { describe, expect, test } from 'vitest';
import { languages } from '../../engine/i18n/language.ts';
import type { Look } from '../contact-sheet/sheet.ts';
import { figuresOf, keyOf, matrixOf, partOf, sampleOf, spreadOf } from './matrix.ts';

const schedule = { start: 1_000_000_000, end: 2_000_000_000, settle: 2_000_100_000 };
const cells = matrixOf(
  [
    { route: 'feast', schedule },
    { route: 'rules', schedule: undefined, languages: ['cn', 'tw'] },
  ],
  languages,
);

describe('the matrix', () => {
  test('is every route in its languages, phases, for both people at both widths', () => {
    expect(cells).toHaveLength(5 * 4 * 2 * 2 + 2 * 2 * 2);
    expect(new Set(cells.map(keyOf)).size).toBe(cells.length);
  });

  test('a sample touches every route in so many days, each time in another cell, until it has been in all', () => {
    const seen = new Set<string>();
    for (let day = 20_000; day < 20_000 + 2 * 80; day += 2) {
      const first = sampleOf(cells, day, 2);
      const second = sampleOf(cells, day + 1, 2);
      expect([first, second].map((own) => own.map(({ route }) => route))).toEqual([['feast'], ['rules']]);
      for (const cell of [...first, ...second]) seen.add(keyOf(cell));
    }
    expect(seen.size).toBe(cells.length);
    expect(sampleOf(cells, 7).map(({ route }) => route)).toEqual(['feast', 'rules']);
  });

  test('turns that follow each other differ in more than one thing', () => {
    const turns = Array.from({ length: 8 }, (_, day) => sampleOf(cells, day)[0]);
    for (const key of ['lang', 'width', 'moment', 'who'] as const)
      expect(new Set(turns.map((cell) => cell?.[key])).size, key).toBeGreaterThan(1);
  });

  test('parts are all of it, each once', () => {
    const parts = [1, 2, 3].flatMap((part) => partOf(cells, part, 3).map(keyOf));
    expect(parts.sort()).toEqual(cells.map(keyOf).sort());
  });

  test('a run that is stopped after some looks has seen each language, phase, person and width', () => {
    const spread = spreadOf(cells);
    expect(spread.map(keyOf).sort()).toEqual(cells.map(keyOf).sort());
    const some = spread.slice(0, 16);
    for (const key of ['route', 'lang', 'width', 'moment', 'who'] as const)
      expect(new Set(some.map((cell) => cell[key])), key).toEqual(new Set(cells.map((cell) => cell[key])));
    expect(spreadOf([])).toEqual([]);
  });

  test('its figures count what is wrong by what found it', () => {
    const [cell] = cells;
    if (!cell) throw new Error('expected a cell, got none');
    const look: Look = {
      ...cell,
      screens: [],
      firstPaint: 1,
      bytes: 9,
      pageBytes: 3,
      scriptBytes: 5,
      requests: 1,
      shift: 0.3,
      faults: { axe: ['a', 'b'] },
    };
    expect(figuresOf([look, { ...look, shift: 0, faults: {} }])).toEqual([
      '2 looks at 1 routes, 1 with faults',
      '  axe: 2',
      '  layout shift: 1',
      'most layout shift 0.3000: feast cn 390 before visitor',
      'heaviest page, bytes 3: feast cn 390 before visitor',
      'most bytes of scripts 5: feast cn 390 before visitor',
      'most bytes of all 9: feast cn 390 before visitor',
    ]);
  });
});

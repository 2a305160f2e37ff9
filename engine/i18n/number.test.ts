import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from '../../schemas/spec/spec-cases.json' with { type: 'json' };
import { proves } from '../../tools/testing/proves.ts';
import { languages, languageTag } from './language.ts';
import { formatAmount, formatScore } from './number.ts';

const numbers = cases.cases.filter((one) => one.area === 'number');
type Shown = Parameters<typeof formatScore>[0];
const shownOf = (input: unknown): Shown =>
  (typeof input === 'object' && input !== null && 'value' in input ? input.value : input) as Shown;

/** What docs/decisions/0002-number-display.md decides where the text does not. */
const decided: Record<string, string> = {
  'numb-26': '9.9w',
  'numb-27': '1.0w',
  'numb-28': '1.0w',
  'numb-29': '1.2w',
  'numb-30': '1.2w',
  'numb-31': '1.9w',
  'numb-32': '9.9w',
  'numb-33': '9.9w',
  'numb-34': '99.9w',
  'numb-35': '9999.9',
  'numb-36': '-1.0w',
  'numb-37': '1.0w',
  'numb-38': 'abc',
  'numb-39': '',
};

describe('§5 number display', () => {
  it.each(numbers)('$id ($status): $input', ({ id, input, expect: text }) => {
    proves('5.12', 'T69');
    const wanted = text ?? decided[id];
    expect(wanted, 'a case that nobody has decided').toBeTypeOf('string');
    expect(formatScore(shownOf(input))).toBe(wanted);
  });

  it('chooses where the text leaves a choice, and nowhere else', () => {
    const open = numbers.filter(({ status }) => status === 'open');
    expect(open.map(({ id }) => id).sort()).toEqual(Object.keys(decided).sort());
    for (const { id, alternatives } of open) expect(alternatives).toContain(decided[id]);
  });

  it.each([
    [-9999, '-9999'],
    [-12_345, '-1.2w'],
    [-99_999, '-9.9w'],
    [-0, '0'],
    ['-12345', '-1.2w'],
    ['9999.5', '9999.5'],
    ['1e5', '1e5'],
    ['', ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [undefined, ''],
  ])('%j is %j (docs/decisions/0002-number-display.md)', (value, text) => {
    proves('5.12', 'T69');
    expect(formatScore(value)).toBe(text);
  });

  it('never shows more than there is, and less than a tenth of w less', () => {
    proves('5.12');
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1e12 }), (value) => {
        const text = formatScore(value);
        expect(text).toMatch(/^\d+\.\dw$/);
        const shown = Math.round(Number(text.slice(0, -1)) * 10) * 1000;
        expect(shown).toBeLessThanOrEqual(value);
        expect(value - shown).toBeLessThan(1000);
      }),
    );
  });
});

describe('every digit of a number', () => {
  it.each(languages)('%s: as the platform writes it', (lang) => {
    const platform = new Intl.NumberFormat(languageTag[lang]);
    const number = fc.oneof(
      fc.maxSafeInteger(),
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.double({ noNaN: true, min: -1e9, max: 1e9 }).filter((value) => !Object.is(value, -0)),
    );
    fc.assert(
      fc.property(number, (value) => formatAmount(value, lang) === platform.format(value)),
      { examples: [[0], [999], [1000], [-1000], [123_456_789], [0.5]] },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from '../../schemas/spec/spec-cases.json' with { type: 'json' };
import { proves } from '../../tools/testing/proves.ts';
import { displayWidth, truncate } from './text-width.ts';

/** What docs/decisions/0017-text-width.md decides where the text does not. */
const decidedWidths: Record<string, number> = {
  'widt-17': 3,
  'widt-18': 1,
  'widt-19': 1,
  'widt-20': 1,
  'widt-21': 10,
  'widt-22': 1,
  'widt-23': 2,
  'widt-24': 2,
  'widt-25': 1,
  'widt-26': 1,
  'widt-27': 1,
  'widt-28': 1,
  'widt-29': 0,
  'widt-30': 0,
};
const decidedCuts: Record<string, string> = {
  'trun-05': 'abc',
  'trun-06': '你好',
  'trun-07': '你好',
  'trun-08': 'a',
  'trun-09': '',
  'trun-10': '',
  'trun-11': 'abc',
};
const widths = cases.cases.filter(({ area }) => area === 'width');
const cuts = cases.cases.filter(({ area }) => area === 'truncate');
type Cut = { text: string | null; limit: number | null };

/** Letters of all five languages, marks, emoji and what is not seen. */
const pieces = fc.constantFrom(
  ...['a', 'Z', ' ', '你', '，', 'Ａ', '한', 'ｱ', 'ﾞ', 'ที่', 'ก', 'ำ', 'ế', 'e\u0302\u0301', 'đ', '\u0301'],
  ...[
    '😀',
    '👨‍👩‍👧',
    '🇹🇭',
    '🇻',
    '1️⃣',
    '❤️',
    '❤',
    '👍🏽',
    '\u200d',
    '\u200b',
    '\ufe0f',
    '\n',
    '\r\n',
    '\ud83d',
    '\ude00',
    '…',
  ],
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 24 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 24 }),
  fc.string({ maxLength: 24 }),
);
const clusters = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);

describe('§5 text width: wide characters count as 2', () => {
  it.each(widths)('§5 width $id ($status): $input', ({ id, input, expect: width }) => {
    proves('5.11');
    const wanted = width ?? decidedWidths[id];
    expect(wanted, 'a case that nobody has decided').toBeTypeOf('number');
    expect(displayWidth(String(input))).toBe(wanted);
  });

  it('§5 width: chooses where the text leaves a choice, and nowhere else', () => {
    proves('5.11');
    const open = widths.filter(({ status }) => status === 'open');
    expect(open.map(({ id }) => id).sort()).toEqual(Object.keys(decidedWidths).sort());
    for (const { id, alternatives } of open) expect(alternatives).toContain(decidedWidths[id]);
  });

  it.each([
    ['ที่นี่', 2],
    ['น้ำ', 1],
    ['กรุงเทพฯ', 7],
    ['สวัสดีค่ะ', 6],
    ['Việt Nam', 8],
    ['Vie\u0302\u0323t', 4],
    ['đường', 5],
    ['e\u0301', 1],
  ])('§5 width (T70): Thai and Vietnamese count 1 a visible character: %j is %i', (text, width) => {
    proves('5.11', 'T70');
    expect(displayWidth(text)).toBe(width);
  });

  it.each([
    ['👩🏽‍🚀', 2],
    ['🇹🇭🇻🇳', 4],
    ['1️⃣', 2],
    ['❤️', 2],
    ['❤', 1],
    ['©', 1],
    ['⌚', 2],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 2],
    ['你😀a', 5],
  ])('§5 width: an emoji is 2 however it is joined: %j is %i', (text, width) => {
    proves('5.11');
    expect(displayWidth(text)).toBe(width);
  });

  it.each([
    ['\u1100\u1161\u11a8', 2],
    ['か\u3099', 2],
    ['ｶﾞ', 2],
    ['￠', 2],
    ['￨', 1],
    ['\u303f', 1],
    ['㉈', 1],
    ['㊀', 2],
    ['𠮷', 2],
    ['〈', 2],
    ['ꥠ', 2],
    ['㍿', 2],
    ['ꓐ', 1],
    ['豈', 2],
    ['﹏', 2],
    ['\u{1f200}', 2],
    ['\u{17000}', 2],
    ['\u{3fffe}', 1],
    ['\u0301', 0],
    ['\ud83d', 1],
    ['Привет', 6],
    ['مرحبا', 5],
    ['नमस्ते', 3],
  ])('§5 width (T70): East Asian Wide and Fullwidth, and nothing else: %j is %i', (text, width) => {
    proves('5.11', 'T70');
    expect(displayWidth(text)).toBe(width);
  });

  it('§5 width: 3,000 random texts: the sum of their characters, from 0 to twice their length', () => {
    proves('5.11');
    fc.assert(
      fc.property(texts, (text) => {
        const width = displayWidth(text);
        expect(width).toBe(clusters(text).reduce((sum, one) => sum + displayWidth(one), 0));
        expect(width).toBeLessThanOrEqual(text.length * 2);
        expect(width).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('§5 text truncation', () => {
  it.each(cuts)('§5 truncate $id ($status): $input', ({ id, input, expect: text }) => {
    proves('5.11');
    const { text: given, limit } = input as Cut;
    const wanted = text ?? decidedCuts[id];
    expect(wanted, 'a case that nobody has decided').toBeTypeOf('string');
    expect(truncate(given, limit)).toBe(wanted);
  });

  it('§5 truncate: chooses where the text leaves a choice, and nowhere else', () => {
    proves('5.11');
    const open = cuts.filter(({ status }) => status === 'open');
    expect(open.map(({ id }) => id).sort()).toEqual(Object.keys(decidedCuts).sort());
    for (const { id, alternatives } of open) expect(alternatives).toContain(decidedCuts[id]);
  });

  it.each([
    ['abcd', 3, '…', 'ab…'],
    ['abcd', 4, '…', 'abcd'],
    ['abcd', 3, '...', '...'],
    ['abcd', 2, '...', 'ab'],
    ['你好吗', 5, '…', '你好…'],
    ['你好吗', 4, '…', '你…'],
    ['你好吗朋友', 8, '……', '你好吗……'],
    ['abc', 0, '…', ''],
    ['abc', -1, '', ''],
    ['abc', Number.NaN, '…', 'abc'],
    ['abc', Number.POSITIVE_INFINITY, '…', 'abc'],
    ['abc', 2.9, '', 'ab'],
    [undefined, 3, '…', ''],
    ['abc', undefined, '…', 'abc'],
  ])('§5 truncate (T71): %j to %j with %j is %j', (text, limit, mark, cut) => {
    proves('5.11', 'T71');
    expect(truncate(text, limit, mark)).toBe(cut);
  });

  it.each([
    ['ที่นี่', 1, 'ที่'],
    ['น้ำใจ', 1, 'น้ำ'],
    ['Vie\u0302\u0323t', 3, 'Vie\u0302\u0323'],
    ['a👨‍👩‍👧b', 2, 'a'],
    ['a👨‍👩‍👧b', 3, 'a👨‍👩‍👧'],
    ['🇹🇭🇻🇳', 3, '🇹🇭'],
    ['a𠮷', 2, 'a'],
  ])('§5 truncate: never cuts a character: %j to %i is %j', (text, limit, cut) => {
    proves('5.11');
    expect(truncate(text, limit)).toBe(cut);
  });

  it('§5 truncate: 3,000 random texts: fits, is the longest beginning that fits, and stays as it is', () => {
    proves('5.11');
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: -1, max: 30 }),
        fc.constantFrom('', '…', '...', '更多'),
        (text, limit, mark) => {
          const cut = truncate(text, limit, mark);
          if (displayWidth(text) <= limit) {
            expect(cut).toBe(text);
            return;
          }
          expect(displayWidth(cut)).toBeLessThanOrEqual(Math.max(limit, 0));
          const shown = displayWidth(mark) <= limit ? mark : '';
          expect(cut.endsWith(shown)).toBe(true);
          const kept = cut.slice(0, cut.length - shown.length);
          expect(text.startsWith(kept)).toBe(true);
          const all = clusters(text);
          const count = clusters(kept).length;
          expect(all.slice(0, count).join('')).toBe(kept);
          const next = displayWidth(kept) + displayWidth(all[count] ?? '') + displayWidth(shown);
          expect(next).toBeGreaterThan(limit);
          expect(truncate(cut, limit, mark)).toBe(cut);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { wrapText } from './wrap-text.ts';

/** Every character is 10 px wide. */
const measure = (text: string): number => [...text].length * 10;

describe('§2 the share report’s lines', () => {
  it('§2 share report: breaks between words, and Thai where its words end', () => {
    proves('2.8');
    expect(wrapText('Whatever the weather', 'en', measure, 120)).toEqual(['Whatever the', 'weather']);
    const lines = wrapText('ฉันก็จะพาเธอถึงฝั่งที่ฝันไว้', 'th', measure, 100);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/^[\u0e30-\u0e3a\u0e45-\u0e4e]/u);
  });

  it('§2 share report: Thai breaks between its phrases, so that no word is parted that a dictionary does not know', () => {
    proves('2.8');
    const line = 'คนหนึ่งเริ่ม คนหนึ่งเก็บงาน แต่มองโลกเหมือนกันเป๊ะ';
    const phrases = line.split(' ');
    expect(wrapText(line, 'th', measure, 230)).toEqual(phrases);
    expect(wrapText(line, 'th', measure, 290)).toEqual([`${phrases[0]} ${phrases[1]}`, phrases[2]]);
    // ๆ stays with the word that it doubles.
    expect(wrapText('จังหวะชีวิต ค่อย ๆ คุย', 'th', measure, 180)).toEqual(['จังหวะชีวิต ค่อย ๆ', 'คุย']);
  });

  it('§2 share report: a phrase that has no line of its own breaks between words, and none is left a single letter', () => {
    proves('2.8');
    const puzzle = 'เหมือนจิ๊กซอว์สองชิ้นที่ต่อกันพอดี';
    for (let most = 120; most < 340; most += 10) {
      const lines = wrapText(puzzle, 'th', measure, most);
      expect(lines.join('')).toBe(puzzle);
      expect(lines[0], `${most} px`).toMatch(/^เหมือน/u);
    }
    const long = 'คู่ที่ใช่ คือคู่ที่เดาใจกันยากที่สุด ได้เรียนรู้ทุกวัน';
    expect(wrapText(long, 'th', measure, 340, 2).length).toBeLessThanOrEqual(
      wrapText(long, 'th', measure, 340).length,
    );
  });

  it('§2 share report: no line begins with a closing mark', () => {
    proves('2.8');
    for (const line of wrapText('风浪再大，我也会带你到想去的港口。', 'zh-Hans', measure, 50))
      expect(line).not.toMatch(/^[，。]/u);
  });

  it('§2 share report: 1,000 texts: nothing is lost but the blanks at the ends of lines', () => {
    proves('2.8');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en', 'th', 'zh-Hans'), (text, tag) => {
        const bare = (value: string): string => value.replaceAll(/\s/gu, '');
        expect(bare(wrapText(text, tag, measure, 80).join(''))).toBe(bare(text));
      }),
      { numRuns: 1000 },
    );
  });
});

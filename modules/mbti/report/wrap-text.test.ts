import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Every character is 10 px wide. */
const measure = (text: string): number => [...text].length * 10;

describe('§2 the share report’s lines', () => {
  it('§2 share report: breaks between words, and Thai where its words end', () => {
    expect(wrapText('Whatever the weather', 'en', measure, 120)).toEqual(['Whatever the', 'weather']);
    const lines = wrapText('ฉันก็จะพาเธอถึงฝั่งที่ฝันไว้', 'th', measure, 100);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/^[\u0e30-\u0e3a\u0e45-\u0e4e]/u);
  });

  it('§2 share report: no line begins with a closing mark', () => {
    for (const line of wrapText('风浪再大，我也会带你到想去的港口。', 'zh-Hans', measure, 50))
      expect(line).not.toMatch(/^[，。]/u);
  });

  it('§2 share report: 1,000 texts: nothing is lost but the blanks at the ends of lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en', 'th', 'zh-Hans'), (text, tag) => {
        const bare = (value: string): string => value.replaceAll(/\s/gu, '');
        expect(bare(wrapText(text, tag, measure, 80).join(''))).toBe(bare(text));
      }),
      { numRuns: 1000 },
    );
  });
});

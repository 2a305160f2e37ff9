import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../engine/i18n/language.ts';
import { wordingOf } from '../model/per-text.ts';
import { AVOIDED, miswordsIn } from '../words/glossary.ts';
import { MARK, marksOf } from './marks.ts';

const namesOf = (text: string): string[] => {
  const marks = marksOf(text);
  return Object.entries(MARK).flatMap(([name, mark]) => ((marks & mark) === 0 ? [] : [name]));
};

describe('marks of a text', () => {
  it.each([
    ['', []],
    [' \u00a0\u200b\u3164', []],
    ['7', ['digit', 'seen']],
    ['７', ['seen']],
    ['{', ['brace', 'seen', 'foreign']],
    ['a', ['seen', 'latin']],
    ['ế', ['seen', 'latin', 'vietnamese']],
    ['ก', ['seen', 'thai']],
    ['字', ['seen', 'han']],
    ['们', ['seen', 'han', 'simplified']],
    ['們', ['seen', 'han', 'traditional']],
    ['*', ['seen', 'markdown', 'foreign']],
    ['\\', ['seen', 'markdown', 'foreign']],
    ['=', ['seen', 'equals']],
    ['😀', ['half']],
    ['\u{2000b}', ['half']],
    ['a b', ['seen', 'latin']],
  ])('%j', (text, marks) => {
    expect(namesOf(text)).toEqual(marks);
    // The second time what is known of its signs is asked.
    expect(namesOf(text)).toEqual(marks);
  });
});

describe('a quick look for words of the glossary', () => {
  const told = (lang: (typeof languages)[number], text: string) =>
    miswordsIn[lang]({ wording: wordingOf(text) });

  it.each(languages)('%s: misses none, in small letters or large, alone or among others', (lang) => {
    for (const { words } of AVOIDED[lang]) {
      for (const word of words) {
        for (const one of [word, word.toUpperCase(), word.toLowerCase()])
          for (const text of [one, `9 ${one}`, `${one} 9`, `字 ${one}。`, `“${one}”`])
            expect(told(lang, text).length, text).toBeGreaterThan(0);
      }
    }
  });

  it('says what a look at each word says', () => {
    const pieces = languages.flatMap((lang) => AVOIDED[lang].flatMap(({ words }) => words));
    const piece = fc.oneof(
      fc.constantFrom(...pieces),
      fc.constantFrom(' ', 'a', 'ſ', 'K', 'İ', '字', '-', '😀'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), fc.constantFrom(...languages), (parts, lang) => {
        const text = parts.join('');
        const lower = text.toLowerCase();
        const hasOne = AVOIDED[lang].some(({ words }) =>
          words.some((word) => lower.includes(word.toLowerCase())),
        );
        if (told(lang, text).length > 0) expect(hasOne || text.includes('ſ')).toBe(true);
        const borders = told(lang, parts.join(' '));
        const alone = parts.filter((part) => told(lang, part).length > 0);
        expect(borders.length).toBeGreaterThanOrEqual(alone.length > 0 ? 1 : 0);
      }),
      { numRuns: 1000 },
    );
  });
});

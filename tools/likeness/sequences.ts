import type { Language } from '../../engine/i18n/language.ts';

/** Languages without spaces between words are counted by signs. */
const bySigns: ReadonlySet<Language> = new Set(['cn', 'tw', 'th']);
export const unitOf = (lang: Language): 'signs' | 'words' => (bySigns.has(lang) ? 'signs' : 'words');
const LONG = { words: 5, signs: 8 };

/** A letter, a digit, or what is written above and below a letter. */
const sign = /[\p{L}\p{N}]\p{M}*/gu;
const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/**
 * The sequences of five words, or of eight signs in Chinese and Thai, of one sentence. A fact that the document fills in
 * (`{{ … }}`) is none of its words: a sequence ends before it. Writing, spaces and marks make no difference.
 */
export function sequencesOf(sentence: string, lang: Language): string[] {
  const unit = unitOf(lang);
  const long = LONG[unit];
  return sentence.split(/\{\{.*?\}\}/su).flatMap((part) => {
    const units =
      part
        .toLowerCase()
        .normalize('NFC')
        .match(unit === 'signs' ? sign : word) ?? [];
    const between = unit === 'signs' ? '' : ' ';
    return Array.from({ length: Math.max(0, units.length - long + 1) }, (_, at) =>
      units.slice(at, at + long).join(between),
    );
  });
}

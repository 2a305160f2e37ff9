import type { DocumentRule } from '../rule.ts';
import { child, isObject } from '../text/pointer.ts';
import { isEnglish, isPhrase } from '../words/english.ts';

/** Languages that are not written in Latin letters. */
const NOT_LATIN: readonly string[] = ['cn', 'tw', 'th'];

/** No letter that only Vietnamese has. */
const MARKED = /[^\P{L}a-z]/iu;

/** So many small words of English are a sentence of it: one or two, such as *show*, Vietnamese has borrowed. */
const SENTENCE = 3;

const isSentence = (text: string): boolean =>
  !MARKED.test(text) &&
  text.split(/[^A-Za-z'’-]+/).filter((word) => word !== '' && isEnglish(word)).length >= SENTENCE;

/** Vietnamese of several words under Thai as well, without a mark by which rule `other-script` knows it, and other words in English: it was pasted twice. */
const isPasted = ({ th, vi, en }: Record<string, unknown>): boolean =>
  typeof th === 'string' &&
  th === vi &&
  th !== en &&
  !MARKED.test(th) &&
  /^\p{Script=Latin}+(?:\s+\p{Script=Latin}+)+[.!?]?$/u.test(th);

export const untranslated: DocumentRule = {
  id: 'untranslated',
  description: 'No text is English in another language, names and numbers aside.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    for (const kind of ['text', 'markdown']) {
      for (const place of file.byKind.get(kind) ?? []) {
        const { value } = place;
        if (!isObject(value) || typeof value.en !== 'string') continue;
        const english = value.en.trim().toLowerCase();
        // Vietnamese without a single mark, and with the small words of English: an older text of it, most likely.
        if (typeof value.vi === 'string' && value.vi.trim().toLowerCase() !== english && isSentence(value.vi))
          yield {
            pointer: child(place.pointer, 'vi'),
            message: 'the text is English in `vi`',
            expected: 'a text of its own; a name may be the same',
            got: JSON.stringify(value.vi.slice(0, 60)),
          };
        if (isPasted(value))
          yield {
            pointer: child(place.pointer, 'th'),
            message: 'the text under `th` is the one under `vi`',
            expected: 'a text of its own; a name may be the same, in English as well',
            got: JSON.stringify(value.th),
          };
        const same = Object.keys(value).filter((lang) => {
          const text = value[lang];
          if (lang === 'en' || typeof text !== 'string' || Math.abs(text.length - english.length) > 4)
            return false;
          // A quick look: most texts begin otherwise.
          if (!english.startsWith(text.trimStart().charAt(0).toLowerCase())) return false;
          return text.trim().toLowerCase() === english;
        });
        if (same.length === 0) continue;
        const certain = isEnglish(value.en);
        // In letters of another script, a phrase that goes on in small letters is no name either.
        const told = same.filter(
          (lang) => certain || (NOT_LATIN.includes(lang) && isPhrase(value.en as string)),
        );
        const [first] = told;
        if (first === undefined) continue;
        yield {
          pointer: child(place.pointer, first),
          message: `the text is English in ${told.map((one) => `\`${one}\``).join(', ')}`,
          expected: 'a text of its own; a name may be the same',
          got: JSON.stringify(value.en.slice(0, 60)),
        };
      }
    }
  },
};

import { isLanguage, type Language } from '../../engine/i18n/language.ts';
import type { Problem } from '../finding.ts';
import { textsOf } from '../model/compiled.ts';
import { type Wording, wordingOf } from '../model/per-text.ts';
import type { DataRule, DocumentRule } from '../rule.ts';
import { child, isObject } from '../text/pointer.ts';
import { miswordsIn } from '../words/glossary.ts';

const ABOUT = {
  id: 'glossary',
  description: 'Texts say one word for one thing, the one of the glossary.',
  severity: 'warning',
} as const;

export const glossary: DocumentRule = {
  ...ABOUT,
  stage: 'document',
  *check(file) {
    const declared = file.document.languages;
    const only: unknown = Array.isArray(declared) && declared.length === 1 ? declared[0] : undefined;
    for (const kind of ['text', 'markdown'] as const) {
      for (const use of textsOf(file, kind)) {
        const { lang = only } = use;
        if (!isLanguage(lang) || miswordsIn[lang](use).length === 0) continue;
        if (!file.taint.covers(use.pointer)) yield* told(use.pointer, use.wording, lang);
      }
    }
  },
};

/** The same of what modules say as content. */
export const glossaryOfData: DataRule = {
  ...ABOUT,
  stage: 'data',
  check: ({ value }) => toldBelow(value, ''),
};

/** Texts of data stand under their languages, wherever these are. */
const toldBelow = (value: unknown, pointer: string): Problem[] => {
  if (Array.isArray(value)) return value.flatMap((one, i) => toldBelow(one, child(pointer, i)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && isLanguage(key)
      ? told(child(pointer, key), wordingOf(one), key)
      : toldBelow(one, child(pointer, key)),
  );
};

const told = (pointer: string, wording: Wording, lang: Language): Problem[] =>
  miswordsIn[lang]({ wording }).map(({ offset, word, say }) => ({
    pointer,
    part: { offset, length: word.length },
    message: `texts in \`${lang}\` do not write ${word}`,
    expected: say,
    got: word,
  }));

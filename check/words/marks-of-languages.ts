import { type Language, languages } from '../../engine/i18n/language.ts';
import { perText } from '../model/per-text.ts';

/** A sign that a text has and its language writes otherwise. */
export interface Mismark {
  readonly offset: number;
  /** As it stands there. */
  readonly got: string;
  readonly say: string;
  /** Nobody needs to look at it: whoever writes `say` there is right. */
  readonly isSure: boolean;
}

/** What is looked for in a text whose expressions are masked, and what stands there instead. */
interface Mark {
  readonly found: RegExp;
  /** A sign that is in each of these, looked for in a fraction of the time: most texts have none of it. */
  readonly hint: RegExp;
  /** @param before the sign before it, and the one after it; '' at an end of the text */
  readonly say: (got: string, before: string, after: string) => string;
  /** Whether nobody needs to look at it. Default: always. */
  readonly isSure?: (got: string, before: string, after: string) => boolean;
}

/** Expressions that say words, such as `{{ task.visit.gives }}`, and all others: most of these are numbers and dates. */
const WORDS = '\ue001';
const OTHER = '\ue000';
const SAYS_WORDS =
  /^\{\{\s*(?:[\w.[\]"-]*(?:\.(?:gives|name|title|lasts|welcome)|\.cost\.(?:single|ten)|\.(?:makeUp|track|catchUp)\.cost)|poll\.[\w-]+\.cost)\s*\}\}$/;

/** A text as long as it was, without what nobody reads: expressions, and where links lead. */
const masked = (text: string): string =>
  (text.includes('{{') || text.includes('](') ? text : undefined)
    ?.replaceAll(/\{\{.*?\}\}/gs, (one) => (SAYS_WORDS.test(one) ? WORDS : OTHER).repeat(one.length))
    .replaceAll(/\]\([^)\s]*\)/g, (one) => `]${OTHER.repeat(one.length - 1)}`) ?? text;

const FULL: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' };
const HALF: Readonly<Record<string, string>> = {
  '，': ',',
  '。': '.',
  '；': ';',
  '：': ':',
  '？': '?',
  '！': '!',
  '（': '(',
  '）': ')',
  '、': ',',
};

/** A number stands between blanks: 一天 3 张. A number is begun once, so that a long one is read once. */
function apart(letter: string): Mark {
  const number = '\\d[\\d.,:]*';
  const beside = new RegExp(`${letter}(?=\\d)|\\d(?=${letter})`, 'gu');
  return {
    hint: /\d/,
    found: new RegExp(`(?:${letter}|(?<![\\d.,:]))${number}${letter}|${letter}${number}`, 'gu'),
    say: (got) => got.replaceAll(beside, '$& '),
  };
}

/** In Chinese, after a character of its own; between digits a colon is a time. */
const chinese: readonly Mark[] = [
  {
    hint: /[,;:?!]/,
    found: /(?<=\p{Script=Han})[,;:?!](?![\w/])(?: +(?=\p{Script=Han}))?/gu,
    say: (got) => FULL[got.trimEnd()] ?? got,
  },
  { hint: /\.\.\./, found: /(?<=\p{Script=Han})\.{3,}/gu, say: () => '……' },
  apart('\\p{Script=Han}'),
  // Between two characters of its own is no blank.
  { hint: / /, found: /\p{Script=Han} +(?=\p{Script=Han})/gu, say: (got) => got.trimEnd() },
];
/** What a word begins or ends with: a letter, a number, an expression, a link. */
const OF_WORD = new RegExp(`[\\p{L}\\p{M}\\d\\[${WORDS}${OTHER}]`, 'u');
/** Signs as wide as a Chinese character, in a language that has none of these. They hold the blank that these have beside a narrow one. */
const wide: Mark = {
  hint: /[\u3001\u3002\uff01-\uff1f]/,
  found: /[，。；：？！（）、]/g,
  say: (got, before, after) => {
    const half = HALF[got] ?? got;
    if (got === '（') return OF_WORD.test(before) ? ` ${half}` : half;
    const isInNumber = /\d/.test(before) && /\d/.test(after);
    return OF_WORD.test(after) && !isInNumber ? `${half} ` : half;
  },
  // What is bold begins there, or ends: the blank stands on one side of its stars alone.
  isSure: (got, before, after) => (got === '（' ? before : after) !== '*',
};
const blankBefore: Mark = {
  hint: / [!?;]/,
  found: /(?<=[\p{L}\d”"'’)]) +[!?;](?=\s|$)/gmu,
  say: (got) => got.trim(),
};

const MARKS: Readonly<Record<Language, readonly Mark[]>> = {
  cn: chinese,
  tw: chinese,
  en: [wide, blankBefore],
  th: [
    wide,
    // The sign that says a word twice stands between blanks.
    { hint: /ๆ/, found: /(?<=[\p{L}\p{M}])ๆ/gu, say: () => ' ๆ' },
    { hint: /ๆ/, found: /ๆ(?=[\p{L}])/gu, say: () => 'ๆ ' },
    apart('[\\u0e01-\\u0e4e]'),
    // A blank ends a sentence: between a verb and what is got or given there is none.
    {
      hint: new RegExp(WORDS),
      found: new RegExp(`(?:ได้|รับ|เพิ่ม|ใช้|ละ|ด้วย|แถม|ให้) (?=(?:\\*\\*)?${WORDS})`, 'g'),
      say: (got) => got.trimEnd(),
    },
  ],
  vi: [wide, blankBefore],
};

const NONE: readonly Mismark[] = [];

const finderOf =
  (marks: readonly Mark[]) =>
  (text: string): readonly Mismark[] => {
    const read = masked(text);
    const likely = marks.filter(({ hint }) => hint.test(read));
    if (likely.length === 0) return NONE;
    const all = likely.flatMap(({ found, say, isSure }) =>
      [...read.matchAll(found)].map(({ 0: got, index }) => {
        const [before = '', after = ''] = [read[index - 1], read[index + got.length]];
        return {
          offset: index,
          got,
          say: say(got, before, after),
          isSure: isSure?.(got, before, after) ?? true,
        };
      }),
    );
    return all.length === 0 ? NONE : all.sort((a, b) => a.offset - b.offset);
  };

/** By language; a text that stands in many documents is read once. */
export const mismarksIn = Object.fromEntries(
  languages.map((lang) => [lang, perText(finderOf(MARKS[lang]))]),
) as Readonly<Record<Language, ReturnType<typeof perText<readonly Mismark[]>>>>;

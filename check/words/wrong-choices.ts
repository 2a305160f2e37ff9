import type { Problem } from '../finding.ts';
import { textsOf, withoutExpressions } from '../model/compiled.ts';
import type { CheckedFile } from '../model/file.ts';
import { perText } from '../model/per-text.ts';
import { isObject } from '../text/pointer.ts';
import { number, numberSaid } from './small-numbers.ts';

/** `投三次` says how often, not how many at once. */
const CHINESE = (lang: string): RegExp =>
  new RegExp(
    `(?:(?:最多|至多)(?:可以|可|能)?(?:选|選|挑|勾选|勾選)(?:择|擇|出|中)?|(?:选|選|挑)(?:择|擇)?(?:最多|至多))\\s*${number(lang)}(?!\\*{0,2}\\s*[次票天轮輪回日])`,
    'g',
  );

/** How each language says that so many are chosen at most. */
const SAYINGS: Readonly<Record<string, RegExp>> = {
  cn: CHINESE('cn'),
  tw: CHINESE('tw'),
  en: new RegExp(
    `\\b(?:(?:choose|pick|select|tick|vote for)\\s+(?:up to|at most|no more than)|for up to)\\s+${number('en')}\\b(?!\\*{0,2}\\s+(?:times|days|hours|minutes|weeks))`,
    'gi',
  ),
  th: new RegExp(
    `เลือก(?:ได้)?(?:ครั้งละ)?\\s*(?:สูงสุด|ไม่เกิน|มากที่สุด|มากสุด)\\s*${number('th')}(?!\\*{0,2}\\s*(?:ครั้ง|วัน))`,
    'g',
  ),
  vi: new RegExp(
    `(?:chọn(?: được)?|mỗi lượt)\\s+(?:tối đa|nhiều nhất|không quá)\\s+${number('vi')}(?![\\p{L}\\p{M}])(?!\\*{0,2}\\s+(?:lần|ngày|lượt))`,
    'giu',
  ),
};

/** What a text says of how many are chosen at most. */
interface Saying {
  readonly value: number;
  readonly got: string;
  readonly offset: number;
}

const NONE: readonly Saying[] = [];
/** What each of these sayings has: most texts have none. */
const HINTS = /最多|至多|up to|at most|no more than|เลือก|tối đa|nhiều nhất|không quá/i;

const sayingsIn = Object.fromEntries(
  Object.entries(SAYINGS).map(([lang, saying]) => [
    lang,
    perText((text): readonly Saying[] =>
      HINTS.test(text)
        ? [...withoutExpressions(text).matchAll(saying)].map(
            ({ 0: got, 1: written = '', index: offset }) => ({
              value: numberSaid(lang, written),
              got,
              offset,
            }),
          )
        : NONE,
    ),
  ]),
);

interface Choice {
  /** Where what is chosen from stands. */
  readonly at: string;
  readonly most: number;
}

/** What people choose of a campaign, each with how many at most: polls, questions of forms, people of a round. */
function choicesOf({ places, taint }: CheckedFile): readonly Choice[] {
  return places.flatMap(({ value, pointer, schema }): Choice[] => {
    const { choose, choices } = schema.properties ?? {};
    if ((choose ?? choices) === undefined || !isObject(value) || taint.touches(pointer)) return [];
    const said = value.choose ?? value.choices ?? choose?.default ?? choices?.default;
    const most = isObject(said) ? said.most : said;
    return typeof most === 'number' ? [{ at: pointer, most }] : [];
  });
}

/** `最多选三个` where nothing of the campaign lets people choose three: told once a text, at its first language. */
export function wrongChoices(file: CheckedFile): Problem[] {
  const told = new Map<string, Problem>();
  let choices: readonly Choice[] | undefined;
  for (const kind of ['text', 'markdown'] as const)
    for (const use of textsOf(file, kind)) {
      const { pointer, lang = '' } = use;
      for (const { value, got, offset } of sayingsIn[lang]?.(use) ?? NONE) {
        if (file.taint.covers(pointer)) break;
        choices ??= choicesOf(file);
        const own = choices.filter(({ at }) => pointer.startsWith(`${at}/`));
        const meant = own.length > 0 ? own : choices;
        if (meant.length === 0 || meant.some(({ most }) => most === value)) continue;
        const place = pointer.replace(/\/[^/]+$/, '');
        const first = told.get(place);
        if (first) {
          first.related = [...(first.related ?? []), { pointer, message: 'and here' }];
          break;
        }
        told.set(place, {
          pointer,
          part: { offset, length: got.length },
          message: `the text says ${got.trim()}, and nothing that people choose here takes so many`,
          expected: [...new Set(meant.map(({ most }) => most))].join(', '),
          got: got.trim(),
          tip: 'a fact in its place, such as {{ poll.x.choose.most }}, moves with the rules',
        });
        break;
      }
    }
  return [...told.values()];
}

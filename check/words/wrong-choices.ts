import type { CheckedFile } from '../model/file.ts';
import { isObject } from '../text/pointer.ts';
import type { KindOfSaying } from './kind-of-saying.ts';
import { number } from './small-numbers.ts';

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

/** `最多选三个` where nothing of the campaign lets people choose three. */
export const choices: KindOfSaying = {
  // Most texts have none of these.
  hints: /最多|至多|up to|at most|no more than|เลือก|tối đa|nhiều nhất|không quá/i,
  sayings: SAYINGS,
  judge(file) {
    const all = choicesOf(file);
    return ({ values: [value], got }, pointer) => {
      const own = all.filter(({ at }) => pointer.startsWith(`${at}/`));
      const meant = own.length > 0 ? own : all;
      if (meant.length === 0 || meant.some(({ most }) => most === value)) return undefined;
      return {
        message: `the text says ${got}, and nothing that people choose here takes so many`,
        expected: [...new Set(meant.map(({ most }) => most))].join(', '),
        tip: 'a fact in its place, such as {{ poll.x.choose.most }}, moves with the rules',
      };
    };
  },
};

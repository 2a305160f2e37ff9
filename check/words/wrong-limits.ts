import type { CheckedFile } from '../model/file.ts';
import { isObject } from '../text/pointer.ts';
import type { KindOfSaying } from './kind-of-saying.ts';
import { count } from './small-numbers.ts';

/** `每天可领三个` says what one gets. */
const CHINESE_DAY = (lang: string): RegExp =>
  new RegExp(
    `每[天日晚]\\p{Script=Han}{0,2}?(?:(?:最多|至多|只能|限)\\p{Script=Han}{0,4}?|(?:可以?|能)[换換兑兌抽开開投留])\\s*${count(lang)}\\*{0,2}\\s*[次个個条條张張份句]`,
    'gu',
  );
const CHINESE_FIRST = (lang: string): RegExp => new RegExp(`前\\s*${count(lang)}\\*{0,2}\\s*[位人]`, 'g');
const CHINESE_TOP = (lang: string): RegExp => new RegExp(`前\\s*${count(lang)}\\*{0,2}\\s*名`, 'g');

/** Numbers under some keys, anywhere in the campaign. */
const numbersUnder = (file: CheckedFile, keys: readonly string[]): readonly number[] =>
  file.places.flatMap(({ key, value, pointer }) =>
    keys.includes(key) && typeof value === 'number' && pointer.startsWith('/campaign/') ? [value] : [],
  );

/** The last places of rewards, and how many places are shown or stand against each other. */
function placesIn({ places }: CheckedFile): { readonly ends: number[]; readonly lists: number[] } {
  const ends = places.flatMap(({ value, pointer }) =>
    isObject(value) &&
    typeof value.from === 'number' &&
    typeof value.to === 'number' &&
    pointer.startsWith('/campaign/')
      ? [value.to]
      : [],
  );
  const lists = places.flatMap(({ key, value }) => {
    if (key !== 'show' && key !== 'sides') return [];
    return typeof value === 'number' ? [value] : Array.isArray(value) ? [value.length] : [];
  });
  return { ends, lists };
}

const listed = (values: readonly number[]): string => [...new Set(values)].sort((a, b) => a - b).join(', ');

/** `up to three a day` where nothing of the campaign has such a limit. */
export const daily: KindOfSaying = {
  hints: /每[天日晚]|a day|a night|per day|each day|each night|every day|วันละ|mỗi ngày/i,
  sayings: {
    cn: CHINESE_DAY('cn'),
    tw: CHINESE_DAY('tw'),
    en: new RegExp(
      `\\b(?:up to|at most|no more than)\\s+${count('en')}\\*{0,2}\\s+(?:[\\p{L}' -]{1,40}?\\s)?(?:a|per|each|every)\\s+(?:day|night)\\b`,
      'giu',
    ),
    th: new RegExp(
      `ได้(?:สูงสุด|ไม่เกิน)?วันละ(?:ไม่เกิน|สูงสุด)?\\s*${count('th')}\\*{0,2}\\s*(?:ครั้ง|ชิ้น|ข้อความ|ใบ)`,
      'g',
    ),
    vi: new RegExp(
      `(?:mỗi ngày\\s+(?:[\\p{L}\\p{M}]+\\s+){0,3}?(?:tối đa|nhiều nhất|không quá|đổi được)\\s+${count('vi')}|(?:tối đa|nhiều nhất|không quá)\\s+${count('vi')}\\*{0,2}\\s+(?:[\\p{L}\\p{M}]+\\s+){1,3}?mỗi ngày)(?![\\p{L}\\p{M}])`,
      'giu',
    ),
  },
  judge(file) {
    const limits = numbersUnder(file, ['day']);
    const asked = file.places.flatMap(({ value }) =>
      isObject(value) && value.period === 'day' && typeof value.at === 'number' ? [value.at] : [],
    );
    const right = [...limits, ...asked, ...numbersUnder(file, ['dailyStock', 'total'])];
    return ({ values: [value = 0], got }) =>
      limits.length === 0 || right.includes(value)
        ? undefined
        : {
            message: `the text says ${got}, and nothing of this campaign has such a limit for a day`,
            expected: listed(limits),
            tip: 'a fact in its place, such as {{ prize.x.limits.day }}, moves with the rules',
          };
  },
};

/** `the first hundred people` where nothing has so many seats, and no stock is so large. */
export const firstPeople: KindOfSaying = {
  hints: /前|first|แรก|đầu tiên/i,
  sayings: {
    cn: CHINESE_FIRST('cn'),
    tw: CHINESE_FIRST('tw'),
    en: new RegExp(`\\bfirst\\s+${count('en')}\\*{0,2}\\s+(?:people|users|guests)\\b`, 'gi'),
    th: new RegExp(`${count('th')}\\*{0,2}\\s*คนแรก`, 'g'),
    vi: new RegExp(
      `(?<![\\p{L}\\p{M}])${count('vi')}\\*{0,2}\\s+(?:người|bạn)\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}?đầu tiên`,
      'giu',
    ),
  },
  judge(file) {
    const seats = numbersUnder(file, ['seats', 'stock', 'dailyStock']);
    // In Chinese, the first eight may be places.
    const { ends, lists } = placesIn(file);
    const right = [...seats, ...ends, ...lists];
    return ({ values: [value = 0], got }) =>
      seats.length === 0 || right.includes(value)
        ? undefined
        : {
            message: `the text says ${got}, and nothing of this campaign is there for so many`,
            expected: listed(seats),
            tip: 'a fact in its place, such as {{ form.x.seats }}, moves with the rules',
          };
  },
};

/** `the top twenty` where rewards by place end elsewhere, and no list is so long. */
export const topPlaces: KindOfSaying = {
  hints: /前|\btop\b|อันดับแรก/i,
  sayings: {
    cn: CHINESE_TOP('cn'),
    tw: CHINESE_TOP('tw'),
    en: new RegExp(`\\btop\\s+${count('en')}\\b(?!\\s*(?:%|percent|per cent))`, 'gi'),
    th: new RegExp(`${count('th')}\\*{0,2}\\s*อันดับแรก`, 'g'),
    vi: new RegExp(`\\btop\\s+${count('vi')}(?![\\p{L}\\p{M}\\d%])`, 'giu'),
  },
  judge(file) {
    const { ends, lists } = placesIn(file);
    const right = [...ends, ...lists, ...numbersUnder(file, ['size', 'listed', 'places'])];
    return ({ values: [value = 0], got }) =>
      ends.length === 0 || right.includes(value)
        ? undefined
        : {
            message: `the text says ${got}, and rewards by place end elsewhere`,
            expected: listed(ends),
            tip: 'a fact in its place, such as {{ board.x.rewards.y.to }}, moves with the rules',
          };
  },
};

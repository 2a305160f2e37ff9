import type { CheckedFile } from '../model/file.ts';
import { isObject, type Json, valueAt } from '../text/pointer.ts';
import type { KindOfSaying } from './kind-of-saying.ts';
import { number } from './small-numbers.ts';

/** A block of the campaign, unless something in it has been told. */
function soundBlock(file: CheckedFile, pointer: string): Json | undefined {
  const block = valueAt(file.document, pointer);
  return isObject(block) && !file.taint.touches(pointer) ? block : undefined;
}

/** A number that may be a word, and is no part of a longer one. */
const free = (lang: string): string => `(?<![第每\\d十百]|[.,/])${number(lang)}`;
const CHINESE_ROW = (lang: string): RegExp =>
  new RegExp(`(?:连续|連續|连着|連著)\\p{Script=Han}{0,2}?\\s*${number(lang)}\\*{0,2}\\s*[天日晚夜]`, 'gu');
const CHINESE_MADE_UP = (lang: string): RegExp =>
  new RegExp(`(?:最多|至多)(?:可以|可|能)?(?:补签|補簽|补|補)\\s*${number(lang)}\\*{0,2}\\s*[天次日]`, 'g');
const CHINESE_TEAM = (lang: string): RegExp =>
  new RegExp(
    `${free(lang)}\\*{0,2}\\s*(?:到|至|[-–—~～])\\s*${number(lang)}\\*{0,2}\\s*(?:个|個|名|位)?人`,
    'g',
  );

/** `连续三天` where no streak of the check-in is so long. */
export const streaks: KindOfSaying = {
  hints: /连续|連續|连着|連著|in a row|consecutive|running|ติดกัน|ต่อเนื่อง|ติดต่อกัน|liên tiếp|liên tục|liền/i,
  sayings: {
    cn: CHINESE_ROW('cn'),
    tw: CHINESE_ROW('tw'),
    en: new RegExp(
      `(?<![.,\\w-])${number('en')}\\*{0,2}\\s+(?:(?:days|nights) (?:in a row|running)|consecutive (?:days|nights))\\b`,
      'gi',
    ),
    th: new RegExp(`(?:ติดต่อกัน|ติดกัน|ต่อเนื่อง)\\s*${number('th')}\\*{0,2}\\s*(?:วัน|คืน)`, 'g'),
    vi: new RegExp(
      `(?<![\\p{L}\\p{M}\\d])(?:${number('vi')}\\*{0,2}\\s+(?:ngày|đêm)\\s+(?:liên tiếp|liên tục|liền)|(?:liên tiếp|liên tục|liền)\\s+${number('vi')}\\*{0,2}\\s+(?:ngày|đêm))(?![\\p{L}\\p{M}])`,
      'giu',
    ),
  },
  judge(file) {
    const { streaks: all } = soundBlock(file, '/campaign/checkIn') ?? {};
    const lengths = (Array.isArray(all) ? all : []).flatMap((one: unknown) =>
      isObject(one) && typeof one.length === 'number' ? [one.length] : [],
    );
    return ({ values: [value = 0], got }) =>
      lengths.length === 0 || lengths.includes(value)
        ? undefined
        : {
            message: `the text says ${got}, and no streak of the check-in is so long`,
            expected: lengths.join(', '),
            tip: 'a fact in its place, such as {{ checkIn.streaks.x.length }}, moves with the rules',
          };
  },
};

/** `最多补签两天` where the rules let people make up another number of days. */
export const madeUpDays: KindOfSaying = {
  hints: /补|補|made up|make up|ย้อนหลัง|bù/i,
  sayings: {
    cn: CHINESE_MADE_UP('cn'),
    tw: CHINESE_MADE_UP('tw'),
    en: new RegExp(
      `(?<![.,\\w-])(?:${number('en')}\\*{0,2}\\s+days?(?: at most)? can be made up|make up (?:up to|at most|no more than) ${number('en')}\\*{0,2}\\s+days?)\\b`,
      'gi',
    ),
    th: new RegExp(`ย้อนหลังได้(?:ไม่เกิน|สูงสุด)\\s*${number('th')}\\*{0,2}\\s*(?:วัน|ครั้ง)`, 'g'),
    vi: new RegExp(`bù\\s+(?:tối đa|nhiều nhất|không quá)\\s+${number('vi')}\\*{0,2}\\s+(?:ngày|lần)`, 'giu'),
  },
  judge(file) {
    const { makeUp } = soundBlock(file, '/campaign/checkIn') ?? {};
    const { limits } = isObject(makeUp) ? makeUp : {};
    const allowed = isObject(limits)
      ? [limits.total, limits.day].filter((one) => typeof one === 'number')
      : [];
    return ({ values: [value = 0], got }) =>
      allowed.length === 0 || allowed.includes(value)
        ? undefined
        : {
            message: `the text says ${got}, and the rules let one person make up another number of days`,
            expected: allowed.join(', '),
            tip: 'a fact in its place, {{ checkIn.makeUp.limits.total }}, moves with the rules',
          };
  },
};

/** `三到五人` where teams are of another size: in a campaign with teams, so many people are one. */
export const teamSizes: KindOfSaying = {
  hints: /人|people|members|คน|người|thành viên/i,
  sayings: {
    cn: CHINESE_TEAM('cn'),
    tw: CHINESE_TEAM('tw'),
    en: new RegExp(
      `(?<![.,\\w-])${number('en')}\\*{0,2}(?:\\s+to\\s+|\\s*[-–]\\s*)${number('en')}\\*{0,2}\\s+(?:people|members)\\b`,
      'gi',
    ),
    th: new RegExp(`${free('th')}\\*{0,2}\\s*(?:ถึง|[-–])\\s*${number('th')}\\*{0,2}\\s*คน`, 'g'),
    vi: new RegExp(
      `(?<![\\p{L}\\p{M}\\d])${number('vi')}\\*{0,2}\\s*(?:đến|tới|[-–])\\s*${number('vi')}\\*{0,2}\\s+(?:người|thành viên)`,
      'giu',
    ),
  },
  judge(file) {
    const { size } = soundBlock(file, '/campaign/teams') ?? {};
    const { least, most } = isObject(size) ? size : {};
    return ({ values: [from, to], got }) =>
      typeof least !== 'number' || typeof most !== 'number' || (from === least && to === most)
        ? undefined
        : {
            message: `the text says ${got}, and a team has ${least} to ${most}`,
            expected: `${least} to ${most}`,
            tip: 'facts in their place, {{ teams.size.least }} and {{ teams.size.most }}, move with the rules',
          };
  },
};

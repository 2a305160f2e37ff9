import { isObject, type KindOfSaying, smallNumber, soundAt } from '../../../check/room.ts';
import { checkIn } from '../rules.ts';

const CHINESE_ROW = (lang: string): RegExp =>
  new RegExp(
    `(?:连续|連續|连着|連著)\\p{Script=Han}{0,2}?\\s*${smallNumber(lang)}\\*{0,2}\\s*[天日晚夜]`,
    'gu',
  );
const CHINESE_MADE_UP = (lang: string): RegExp =>
  new RegExp(
    `(?:最多|至多)(?:可以|可|能)?(?:补签|補簽|补|補)\\s*${smallNumber(lang)}\\*{0,2}\\s*[天次日]`,
    'g',
  );
/** `连续三天` where no streak of the check-in is so long. */
const streaks: KindOfSaying = {
  hints: /连续|連續|连着|連著|in a row|consecutive|running|ติดกัน|ต่อเนื่อง|ติดต่อกัน|liên tiếp|liên tục|liền/i,
  sayings: {
    cn: CHINESE_ROW('cn'),
    tw: CHINESE_ROW('tw'),
    en: new RegExp(
      `(?<![.,\\w-])${smallNumber('en')}\\*{0,2}\\s+(?:(?:days|nights) (?:in a row|running)|consecutive (?:days|nights))\\b`,
      'gi',
    ),
    th: new RegExp(`(?:ติดต่อกัน|ติดกัน|ต่อเนื่อง)\\s*${smallNumber('th')}\\*{0,2}\\s*(?:วัน|คืน)`, 'g'),
    vi: new RegExp(
      `(?<![\\p{L}\\p{M}\\d])(?:${smallNumber('vi')}\\*{0,2}\\s+(?:ngày|đêm)\\s+(?:liên tiếp|liên tục|liền)|(?:liên tiếp|liên tục|liền)\\s+${smallNumber('vi')}\\*{0,2}\\s+(?:ngày|đêm))(?![\\p{L}\\p{M}])`,
      'giu',
    ),
  },
  judge(file) {
    const { streaks: all } = soundAt(file, `/campaign/${checkIn.key}`) ?? {};
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
const madeUpDays: KindOfSaying = {
  hints: /补|補|made up|make up|ย้อนหลัง|bù/i,
  sayings: {
    cn: CHINESE_MADE_UP('cn'),
    tw: CHINESE_MADE_UP('tw'),
    en: new RegExp(
      `(?<![.,\\w-])(?:${smallNumber('en')}\\*{0,2}\\s+days?(?: at most)? can be made up|up to ${smallNumber('en')}\\*{0,2}\\s+(?:missed )?days? can be made up|make up (?:up to|at most|no more than) ${smallNumber('en')}\\*{0,2}\\s+days?)\\b`,
      'gi',
    ),
    th: new RegExp(`ย้อนหลังได้(?:ไม่เกิน|สูงสุด)\\s*${smallNumber('th')}\\*{0,2}\\s*(?:วัน|ครั้ง)`, 'g'),
    vi: new RegExp(
      `bù\\s+(?:tối đa|nhiều nhất|không quá)\\s+${smallNumber('vi')}\\*{0,2}\\s+(?:ngày|lần)`,
      'giu',
    ),
  },
  judge(file) {
    const { makeUp } = soundAt(file, `/campaign/${checkIn.key}`) ?? {};
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

const CHINESE_DAYS = (lang: string): RegExp =>
  new RegExp(`[签簽]到\\p{Script=Han}{0,2}?\\s*${smallNumber(lang)}\\*{0,2}\\s*[天日]`, 'gu');

/** `签到十天` where the calendar has fewer days. */
const allDays: KindOfSaying = {
  hints: /[签簽]到|check[ -]in|เช็กอิน|điểm danh/i,
  sayings: {
    cn: CHINESE_DAYS('cn'),
    tw: CHINESE_DAYS('tw'),
    en: new RegExp(
      `(?<![.,\\w-])${smallNumber('en')}[- ]day check-in|check[ -]in (?:has|lasts|(?:on|for)(?: all)?) ${smallNumber('en')}\\*{0,2} days`,
      'gi',
    ),
    th: new RegExp(`เช็กอิน(?:ทั้งหมด|ครบ|ให้ครบ)?\\s*${smallNumber('th')}\\*{0,2}\\s*วัน`, 'g'),
    vi: new RegExp(`điểm danh\\s+(?:(?:tổng cộng|đủ|trọn)\\s+)?${smallNumber('vi')}\\*{0,2}\\s+ngày`, 'giu'),
  },
  judge(file) {
    const { days } = soundAt(file, `/campaign/${checkIn.key}`) ?? {};
    const all = Array.isArray(days) ? days.length : 0;
    return ({ values: [value = 0], got }) =>
      all === 0 || value <= all
        ? undefined
        : {
            message: `the text says ${got}, and the calendar has fewer`,
            expected: `at most ${all}`,
            tip: 'a text without the number moves with the rules',
          };
  },
};

/** What texts say of the calendar in small numbers. */
export const calendarSayings: readonly KindOfSaying[] = [streaks, madeUpDays, allDays];

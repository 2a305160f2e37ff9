import type { NamedDate } from './dates-in-text.ts';

type Day = Pick<NamedDate, 'year' | 'month' | 'day'>;

/** Days that a text names by their first and last: `May 18 to 25`. A year that either of them names holds for both. */
export interface DateRange {
  from: Day;
  to: Day;
  offset: number;
  length: number;
}

const WEEKDAY = '(?:\\s*[(（][^()（）\\d\\n]{1,20}[)）])?';
const TIME =
  '[\\s,，]*(?:at|เวลา|lúc|上午|下午|晚上?|中午|凌晨)?\\s*(?:\\d{1,2}(?::\\d{2}){0,2}\\s*(?:[ap]\\.?m\\.?|น\\.|点|點|时|時|giờ)?)?[\\s,，]*';
const DASH = '[-–—~～]';
const TO = `(?:to|until|till|through|至|到|ถึง|đến|tới|${DASH})`;
const DAY = '(?:ngày\\s+|วันที่\\s*)?';
const BETWEEN = new RegExp(`^${WEEKDAY}${TIME}${TO}${TIME}${DAY}$`, 'i');
/** The last day without its month: `至 25 日`, `to 25`, `-25, 2025`. */
const LAST = new RegExp(
  `^${WEEKDAY}\\s*(${TO})\\s*${DAY}(\\d{1,2})(?:st|nd|rd|th|\\s*[日号號])?(?![\\d:%/]|[.,]\\d)(?:,?\\s+(\\d{4})(?!\\d))?`,
  'i',
);
/** The first day without its month, before a date that begins with its day: `18–`, `từ ngày 18 đến`. */
const FIRST = new RegExp(`(?<![\\d:.,/#])(\\d{1,2})(?:st|nd|rd|th)?\\s*${TO}\\s*${DAY}$`, 'i');
const BEGINS_WITH_DAY = /^(?:ngày\s+)?\d{1,2}(?!\d|\s*月)/i;
/** Vietnamese leaves out the word for day: `từ 18/5 đến 25/5`. */
const SLASHED =
  /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\s+(?:đến|tới)\s+(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?![\d/])/gi;

/**
 * The ranges of days that a text names, in the ways of the product's languages.
 * @param dates what `datesInText` has found in the text
 */
export function rangesInText(text: string, dates: readonly NamedDate[]): DateRange[] {
  const found: DateRange[] = [];
  dates.forEach((date, i) => {
    const end = date.offset + date.length;
    const next = dates[i + 1];
    if (next && next.offset - end < 80 && BETWEEN.test(text.slice(end, next.offset))) {
      found.push(range(date, next, date.offset, next.offset + next.length));
      return;
    }
    const rest = text.slice(end, end + 60);
    const [all = '', to = '', day, year] = LAST.exec(rest) ?? [];
    // A dash may also end the date: `May 18 – 20 prizes`.
    const goesOn = new RegExp(DASH).test(to) && /^\s+\p{L}/u.test(rest.slice(all.length));
    if (day !== undefined && Number(day) > date.day && Number(day) <= 31 && !goesOn) {
      const last = {
        month: date.month,
        day: Number(day),
        ...(year === undefined ? {} : { year: Number(year) }),
      };
      found.push(range(date, last, date.offset, end + all.length));
      return;
    }
    const before = text.slice(Math.max(0, date.offset - 40), date.offset);
    const first = BEGINS_WITH_DAY.test(text.slice(date.offset)) ? FIRST.exec(before) : null;
    if (first && Number(first[1]) >= 1 && Number(first[1]) < date.day)
      found.push(
        range({ ...date, day: Number(first[1]) }, date, date.offset - before.length + first.index, end),
      );
  });
  for (const match of text.matchAll(SLASHED)) {
    const [day, month, year, lastDay, lastMonth, lastYear] = match.slice(1).map(Number);
    const [from, to] = [dayOf(year, month, day), dayOf(lastYear, lastMonth, lastDay)];
    if (from && to) found.push(range(from, to, match.index, match.index + match[0].length));
  }
  return found;
}

function dayOf(year = 0, month = 0, day = 0): Day | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return year > 0 ? { year, month, day } : { month, day };
}

function range(from: Day, to: Day, offset: number, end: number): DateRange {
  const turns = to.month < from.month ? 1 : 0;
  const first = from.year ?? (to.year === undefined ? undefined : to.year - turns);
  const last = to.year ?? (first === undefined ? undefined : first + turns);
  const part = ({ month, day }: Day, year: number | undefined) =>
    year === undefined ? { month, day } : { year, month, day };
  return { from: part(from, first), to: part(to, last), offset, length: end - offset };
}

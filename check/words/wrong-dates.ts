import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import { DAY } from '../../engine/document/anywhere/days.ts';
import type { Problem } from '../finding.ts';
import type { CheckedFile } from '../model/file.ts';
import { isObject } from '../text/pointer.ts';
import type { DateRange } from './date-ranges.ts';
import type { NamedDate } from './dates-in-text.ts';

/** Days around the campaign that its texts may speak of: what leads to it, and when rewards end. */
const MARGIN = 60;
/** The days that texts may speak of, as midnights of the schedule's own clock, in ms. */
export interface Window {
  from: number;
  to: number;
  years: number[];
  first: number;
  start: number;
  end: number;
  last: number;
  /** The schedule in words. */
  words: string;
}

/** Undefined where the schedule is not there, or broken. */
export function windowOf({ document, taint }: CheckedFile): Window | undefined {
  if (taint.touches('/schedule')) return undefined;
  const schedule = isObject(document.schedule) ? document.schedule : {};
  const { preview, start, end, settle } = schedule;
  if (typeof start !== 'string' || typeof end !== 'string') return undefined;
  const shift = offsetMinutes(start) * 60_000;
  const moment = (date: unknown) => (typeof date === 'string' ? Date.parse(date) + shift : Number.NaN);
  const day = (date: unknown) => Math.floor(moment(date) / DAY) * DAY;
  const from = moment(preview ?? start) - MARGIN * DAY;
  const to = moment(settle ?? end) + MARGIN * DAY;
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  return {
    from,
    to,
    years: [...new Set([from, to].map((one) => new Date(one).getUTCFullYear()))],
    first: day(preview ?? start),
    start: day(start),
    end: day(end),
    last: day(settle ?? end),
    words: `${start.slice(0, 10)} to ${end.slice(0, 10)}`,
  };
}

/** A date far from the campaign. */
export function farDate(
  pointer: string,
  text: string,
  dates: readonly NamedDate[],
  near: Window,
): Problem | undefined {
  const far = dates.find(({ year, month, day }) => {
    const years = year === undefined ? near.years : [year];
    return !years.some((one) => {
      const at = Date.UTC(one, month - 1, day);
      return at >= near.from - DAY && at <= near.to;
    });
  });
  if (!far) return undefined;
  const got = text.slice(far.offset, far.offset + far.length);
  return {
    pointer,
    part: { offset: far.offset, length: far.length },
    message: `the text says ${got}, the campaign is from ${near.words}`,
    expected: `a date within ${MARGIN} days of the campaign`,
    got,
  };
}

/** A range that shares one end with the campaign and leaves it at the other. */
export function wrongRange(
  pointer: string,
  text: string,
  ranges: readonly DateRange[],
  near: Window,
): Problem | undefined {
  const wrong = ranges.find((range) => leaves(range, text, near));
  if (!wrong) return undefined;
  const { offset, length } = wrong;
  const got = text.slice(offset, offset + length);
  return {
    pointer,
    part: { offset, length },
    message: `the text says ${got}, the campaign is from ${near.words}`,
    expected: `days from ${isoDay(near.first)} to ${isoDay(near.last)}`,
    got,
  };
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

function leaves({ from, to, offset, length }: DateRange, text: string, near: Window): boolean {
  const turns = to.month < from.month ? 1 : 0;
  const hasClock = /\d:\d\d/.test(text.slice(offset, offset + length));
  return (from.year === undefined ? near.years : [from.year]).some((year) => {
    const begins = Date.UTC(year, from.month - 1, from.day);
    const ends = Date.UTC(to.year ?? year + turns, to.month - 1, to.day);
    // What begins on the last day, such as the time to wear a prize, and what leads to the first, is another matter.
    if (begins >= near.first && begins < Math.max(near.end, near.start + DAY) && ends > near.last)
      return true;
    // By a clock further west the first day begins on the evening before.
    if (hasClock && begins === near.first - DAY) return false;
    return begins < near.first && ends > near.start && ends <= near.last;
  });
}

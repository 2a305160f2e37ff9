import type { Period } from '../../../schemas/generated/types.gen.ts';
import { offsetMinutes } from './dates.ts';
import { DAY, dayIndex, dayOf, HOUR } from './days.ts';

/** What counts by a period, with the offset by which its days begin where it has its own. */
export interface Periodic {
  readonly period?: Period | undefined;
  readonly timezone?: string | undefined;
}

/** The moments that a campaign spans, ms UTC, and the offset of its days, minutes from UTC. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

/** The offset in minutes by which days begin: its own, else the campaign's. */
export const zoneOf = ({ timezone }: Periodic, { offset }: Pick<Span, 'offset'>): number =>
  timezone === undefined ? offset : offsetMinutes(timezone);

/**
 * The name of each period, from first to last, of what begins anew each hour, day or week: an hour as YYYY-MM-DDTHH, a day as YYYY-MM-DD, a
 * week by its Monday, which may lie before the campaign. Null for what counts over the whole campaign.
 */
export function daysOf(one: Periodic, span: Span): readonly string[] | null {
  const { period = 'total' } = one;
  if (period === 'total') return null;
  const offset = zoneOf(one, span);
  const days: string[] = [];
  for (let at = span.start; at < span.end; at = endOfPeriod(period, at, offset))
    days.push(firstDayOf(period, at, offset));
  return days;
}

/** How many days a span touches; the moment `end` itself is outside. */
export const countOfDays = ({ start, end, offset }: Span): number =>
  end > start ? dayIndex(end - 1, offset) - dayIndex(start, offset) + 1 : 0;

/** What of time begins anew, in ms: how long one lasts, and when one of them began, in local time since 1970 (a Monday, for weeks). */
const lasting = {
  hour: { length: HOUR, first: 0 },
  day: { length: DAY, first: 0 },
  week: { length: 7 * DAY, first: -3 * DAY },
} as const;

/** How many periods a span touches: one where it counts over the whole campaign; the moment `end` itself is outside. */
export function countOfPeriods(one: Periodic, span: Span): number {
  const { period = 'total' } = one;
  if (period === 'total') return 1;
  if (span.end <= span.start) return 0;
  const offset = zoneOf(one, span);
  const [first, last] = [span.start, span.end - 1].map((at) => startOfPeriod(period, at, offset));
  return (Number(last) - Number(first)) / lasting[period].length + 1;
}

/**
 * By what is told apart what counts in a period: the hour as YYYY-MM-DDTHH, the day as YYYY-MM-DD, the week as YYYY-Www
 * (the first of a year has its first Thursday), '' for the whole campaign.
 *
 * @param at ms UTC
 * @param offset minutes from UTC
 */
export function keyOfPeriod(period: Period, at: number, offset: number): string {
  if (period === 'total') return '';
  const local = startOfPeriod(period, at, offset) + offset * 60_000;
  if (period !== 'week') return new Date(local).toISOString().slice(0, period === 'day' ? 10 : 13);
  // A week belongs to the year that has most of it: that of its Thursday.
  const thursday = local + 3 * DAY;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The first moment of the period that a moment lies in, ms UTC; of the whole campaign, -Infinity. */
export function startOfPeriod(period: Period, at: number, offset: number): number {
  if (period === 'total') return Number.NEGATIVE_INFINITY;
  const { length, first } = lasting[period];
  const zone = offset * 60_000;
  return Math.floor((at + zone - first) / length) * length + first - zone;
}

/** The name of the period that a moment lies in: its first day as YYYY-MM-DD, of an hour YYYY-MM-DDTHH; '' for the whole campaign. */
export const firstDayOf = (period: Period, at: number, offset: number): string => {
  if (period === 'total') return '';
  return period === 'hour'
    ? keyOfPeriod(period, at, offset)
    : dayOf(startOfPeriod(period, at, offset), offset);
};

/** When the period of such a name begins, ms UTC. */
export const startOfNamed = (name: string, offset: number): number =>
  Date.parse(`${name.slice(0, 10)}T${name.slice(11) || '00'}:00:00Z`) - offset * 60_000;

/** The moment at which the period is over that a moment lies in, ms UTC; of the whole campaign, Infinity. */
export const endOfPeriod = (period: Period, at: number, offset: number): number =>
  period === 'total' ? Number.POSITIVE_INFINITY : startOfPeriod(period, at, offset) + lasting[period].length;

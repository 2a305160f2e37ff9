import type { Period } from '../../../schemas/generated/types.gen.ts';
import { offsetMinutes } from './dates.ts';
import { DAY, dayIndex, dayOf, daysBetween } from './days.ts';

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

/** Days from first to last of what begins anew each day; null for what counts over the whole campaign. */
export const daysOf = (one: Periodic, span: Span): readonly string[] | null =>
  one.period === 'day' ? daysBetween(span.start, span.end, zoneOf(one, span)) : null;

/** How many days a span touches; the moment `end` itself is outside. */
export const countOfDays = ({ start, end, offset }: Span): number =>
  end > start ? dayIndex(end - 1, offset) - dayIndex(start, offset) + 1 : 0;

/** By what is told apart what counts in a period: the day as YYYY-MM-DD, '' for the whole campaign. */
export const keyOfPeriod = (period: Period, at: number, offset: number): string =>
  period === 'day' ? dayOf(at, offset) : '';

/** The first moment of the period that a moment lies in, ms UTC; of the whole campaign, -Infinity. */
export const startOfPeriod = (period: Period, at: number, offset: number): number =>
  period === 'day' ? dayIndex(at, offset) * DAY - offset * 60_000 : Number.NEGATIVE_INFINITY;

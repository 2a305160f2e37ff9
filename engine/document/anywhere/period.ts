import { offsetMinutes } from './dates.ts';
import { daysBetween } from './days.ts';

/** What counts by a period (`period.schema.json`), with the offset by which its days begin where it has its own. */
export interface Periodic {
  readonly period?: 'total' | 'day' | undefined;
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

import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import { DAY, daysBetween } from '../../engine/document/anywhere/days.ts';
import type { Span } from '../../engine/document/anywhere/period.ts';
import { isObject, type Json } from '../text/pointer.ts';

/** The longest campaign that is looked at day by day, ms; a warning tells of a longer one (rule `campaign-sense`). */
export const LONGEST = 366 * DAY;

/** A campaign's dates as the server reads them; null where they are missing, cannot be read, or are too far apart. */
export function spanOf(document: Json): Span | null {
  const { start: first, end: last } = isObject(document.schedule) ? document.schedule : {};
  if (typeof first !== 'string' || typeof last !== 'string') return null;
  const [start, end] = [Date.parse(first), Date.parse(last)];
  return end > start && end - start <= LONGEST ? { start, end, offset: offsetMinutes(first) } : null;
}

/** How many days a campaign has, as the server counts them; 0 where nobody can say. */
export function daysOf(document: Json): number {
  const span = spanOf(document);
  return span === null ? 0 : daysBetween(span.start, span.end, span.offset).length;
}

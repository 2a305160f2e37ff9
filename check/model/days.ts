import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import { DAY, daysBetween } from '../../engine/document/anywhere/days.ts';
import { isObject, type Json } from '../text/pointer.ts';

/** How many days a campaign has, as the server counts them; 0 where its dates are missing or cannot be read. */
export function daysOf(document: Json): number {
  const { start, end } = isObject(document.schedule) ? document.schedule : {};
  if (typeof start !== 'string' || typeof end !== 'string') return 0;
  const [first, last] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(first) || Number.isNaN(last) || last <= first || last - first > 1000 * DAY) return 0;
  return daysBetween(first, last, offsetMinutes(start)).length;
}

import { offsetMinutes } from '../../engine/document/dates.ts';
import { isObject, type Json } from './pointer.ts';

const DAY = 86_400_000;

/**
 * How many days a campaign has, counted in the offset of its start ([0009](docs/decisions/0009-day-number.md)); 0 where
 * its dates are missing or cannot be read.
 */
export function daysOf(document: Json): number {
  const schedule = isObject(document.schedule) ? document.schedule : {};
  const { start, end } = schedule;
  if (typeof start !== 'string' || typeof end !== 'string') return 0;
  const shift = offsetMinutes(start) * 60_000;
  const [first, last] = [Date.parse(start), Date.parse(end)];
  if (Number.isNaN(first) || Number.isNaN(last) || last <= first) return 0;
  return Math.floor((last - 1 + shift) / DAY) - Math.floor((first + shift) / DAY) + 1;
}

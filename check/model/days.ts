import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import { DAY } from '../../engine/document/anywhere/days.ts';
import { countOfDays, type Span } from '../../engine/document/anywhere/period.ts';
import { isObject, type Json } from '../text/pointer.ts';

/** The longest campaign that is looked at day by day, ms; a warning tells of a longer one (rule `campaign-sense`). */
export const LONGEST = 366 * DAY;

/** From when to when a campaign lasts, and when it is settled: its end where it does not say. */
export interface CampaignSpan extends Span {
  readonly settle: number;
}

/** Date.parse rolls 30 February over into March; a campaign would start on another day than the one written. */
export function isReal(date: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:Z|[+-](\d\d):(\d\d))$/.exec(date);
  if (!match) return false;
  const [, year, month, day, hour, minute, second, offsetHour = 0, offsetMinute = 0] = match.map(Number);
  const days = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  const isDay = (month ?? 0) >= 1 && (month ?? 0) <= 12 && (day ?? 0) >= 1 && (day ?? 0) <= days;
  const isTime = (hour ?? 0) < 24 && (minute ?? 0) < 60 && (second ?? 0) < 60;
  const offset = Number.isNaN(offsetHour) ? 0 : offsetHour * 60 + offsetMinute;
  return isDay && isTime && offset <= 14 * 60 && (Number.isNaN(offsetMinute) || offsetMinute < 60);
}

/** A campaign's dates as the server reads them; null where they are missing, are in no calendar, out of order or too far apart: days follow from the date that is wrong. */
export function spanOf(document: Json): CampaignSpan | null {
  const {
    preview,
    start: first,
    end: last,
    settle: later,
  } = isObject(document.schedule) ? document.schedule : {};
  if (typeof first !== 'string' || typeof last !== 'string' || !isReal(first) || !isReal(last)) return null;
  const [start, end] = [Date.parse(first), Date.parse(last)];
  if (!(end > start && end - start <= LONGEST)) return null;
  if (Date.parse(String(preview)) > start || Date.parse(String(later)) < end) return null;
  const settle = Math.max(end, Date.parse(String(later)) || end);
  return { start, end, settle, offset: offsetMinutes(first) };
}

/** How many days a campaign has, as the server counts them; 0 where nobody can say. */
export function dayCountOf(document: Json): number {
  const span = spanOf(document);
  return span === null ? 0 : countOfDays(span);
}

/** The phases of a campaign that are on at a moment or begin behind it, while that moment is not over. */
export function phasesFrom({ start, end, settle }: CampaignSpan, moment: number): string[] {
  const ends: readonly [phase: string, until: number][] = [
    ['preview', start],
    ['live', end],
    ['settling', settle],
    ['ended', Infinity],
  ];
  return ends.flatMap(([phase, until]) =>
    moment < until && !(phase === 'settling' && settle === end) ? [phase] : [],
  );
}

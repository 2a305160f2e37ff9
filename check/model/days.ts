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

/** A campaign's dates as the server reads them; null where they are missing, cannot be read, or are too far apart. */
export function spanOf(document: Json): CampaignSpan | null {
  const { start: first, end: last, settle: later } = isObject(document.schedule) ? document.schedule : {};
  if (typeof first !== 'string' || typeof last !== 'string') return null;
  const [start, end] = [Date.parse(first), Date.parse(last)];
  if (!(end > start && end - start <= LONGEST)) return null;
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

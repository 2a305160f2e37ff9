import type { Window } from '../../../schemas/generated/types.gen.ts';
import { DAY } from './days.ts';
import type { CampaignBasics } from './mechanic.ts';
import { startOfPeriod } from './period.ts';
import { beginOf, type Phase } from './phase.ts';

/** The phases that something has of its own, which are the campaign's where it has no window. */
export interface WindowState {
  /** `preview`: it opens, or opens again. `live`: it counts. `settling`: it is locked, and may be claimed. `ended`: all is over. */
  readonly phase: Phase;
  /** When that changes, ms UTC; null: never. */
  readonly nextAt: number | null;
}

/** The dates of a campaign, and the offset of its days. */
export type Times = Pick<CampaignBasics, 'schedule' | 'offset'>;

/** A time of day in ms since midnight. */
function sinceMidnight(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The hours of a day, the first that is not over at a moment; null where there is none any more. */
function hoursAfter(
  daily: NonNullable<Window['daily']>,
  from: number,
  to: number,
  at: number,
  offset: number,
) {
  const [opens, locks] = [sinceMidnight(daily.opens), sinceMidnight(daily.locks)];
  for (let day = startOfPeriod('day', Math.max(at, from), offset); day < to; day += DAY) {
    const first = Math.max(from, day + opens);
    const end = Math.min(to, day + locks);
    if (at < end && first < end) return { first, end };
  }
  return null;
}

/**
 * How something stands that has a window, at a moment. Nothing counts outside of the campaign, and nothing is claimed once
 * it is settled, whatever a window says.
 *
 * @param window as a document says it; without one, the campaign's phases
 * @param now ms UTC
 */
export function windowAt(window: Window | undefined, { schedule, offset }: Times, now: number): WindowState {
  const { opens, locks, until, daily } = window ?? {};
  const from = opens === undefined ? schedule.start : Math.max(schedule.start, Date.parse(opens));
  const to = locks === undefined ? schedule.end : Math.min(schedule.end, Date.parse(locks));
  const settled = Math.max(schedule.end, beginOf(schedule, 'ended'));
  const over = Math.max(to, until === undefined ? settled : Math.min(settled, Date.parse(until)));
  const whole = from < to ? { first: from, end: to } : null;
  const hours = daily === undefined ? whole : hoursAfter(daily, from, to, now, offset);
  if (hours !== null && now < hours.first) return { phase: 'preview', nextAt: hours.first };
  if (hours !== null && now < hours.end) return { phase: 'live', nextAt: hours.end };
  return now < over ? { phase: 'settling', nextAt: over } : { phase: 'ended', nextAt: null };
}

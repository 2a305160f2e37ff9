import type { CompiledSchedule } from '../document/page-model.ts';

export type TimeLeftUnit = 'days' | 'hours' | 'minutes' | 'seconds';
/** A moment of the schedule, or one of its own, ms UTC. */
export type TimeLeftTarget = 'start' | 'end' | 'settle' | 'next' | number;

/** The moment that a target means, in ms; null when it does not exist or nothing lies ahead. @param to as an attribute has it */
export function targetMoment(
  schedule: CompiledSchedule,
  to: `${TimeLeftTarget}`,
  now: number,
): number | null {
  const own = Number(to);
  if (own > 0) return own;
  if (to !== 'next') return schedule[to as 'start' | 'end' | 'settle'] ?? null;
  return [schedule.start, schedule.end, schedule.settle].find((at) => at !== undefined && at > now) ?? null;
}

const divisors: Record<TimeLeftUnit, [size: number, wrap: number]> = {
  days: [86400, Number.POSITIVE_INFINITY],
  hours: [3600, 24],
  minutes: [60, 60],
  seconds: [1, 60],
};

/** How many of a unit are left in all, a begun second counted whole, never below zero. @param ms until then */
export const wholeLeft = (ms: number, unit: TimeLeftUnit): number =>
  Math.floor(Math.max(0, Math.ceil(ms / 1000)) / divisors[unit][0]);

/** So many of a unit as the tile of that unit has it: days plain, the others two digits. */
export function tileText(whole: number, unit: TimeLeftUnit): string {
  const value = whole % divisors[unit][1];
  return unit === 'days' ? String(value) : String(value).padStart(2, '0');
}

/** Less than so much is left until the next moment of the schedule; empty where more is, or where none lies ahead. */
export type Nearness = '' | 'day' | 'hour';

/** By the seconds that are shown: a day that still reads "1 00:00:00" is not less than one. @param ms Infinity where nothing lies ahead */
export function nearness(ms: number): Nearness {
  const seconds = Math.ceil(ms / 1000);
  return seconds < divisors.hours[0] ? 'hour' : seconds < divisors.days[0] ? 'day' : '';
}

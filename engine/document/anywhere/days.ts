const minute = 60_000;
/** An hour in ms. */
export const HOUR = 60 * minute;
/** A day in ms. */
export const DAY = 24 * HOUR;

/** How far the app's clock may be ahead of the server's, in ms: what it tells of later has not happened. */
export const CLOCK_AHEAD = minute;

/**
 * Which day a moment lies in: days that follow each other have numbers that do.
 *
 * @param at ms UTC
 * @param offset minutes from UTC
 */
export const dayIndex = (at: number, offset: number): number => Math.floor((at + offset * minute) / DAY);

/**
 * The day of a moment as YYYY-MM-DD.
 *
 * @param at ms UTC
 * @param offset minutes from UTC
 */
export function dayOf(at: number, offset: number): string {
  return new Date(at + offset * minute).toISOString().slice(0, 10);
}

/** The moment at which a day is over, in ms UTC. */
export function endOfDay(date: string, offset: number): number {
  return Date.parse(`${date}T00:00:00Z`) + DAY - offset * minute;
}

/** All days that a span touches, first to last; the moment `end` itself is outside. */
export function daysBetween(start: number, end: number, offset: number): readonly string[] {
  const days: string[] = [];
  for (let at = start; at < end; at = endOfDay(dayOf(at, offset), offset)) days.push(dayOf(at, offset));
  return days;
}

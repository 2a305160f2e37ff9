const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes of the offset at the end of a text: `2025-05-20T00:00:00+08:00` and `+08:00` give 480, `Z` gives 0. */
export function offsetOf(text: string): number {
  const match = /([+-])(\d{2}):(\d{2})$/.exec(text);
  if (match === null) return 0;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

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
  return Date.parse(`${date}T00:00:00Z`) + day - offset * minute;
}

/** All days that a span touches, first to last; the moment `end` itself is outside. */
export function daysBetween(start: number, end: number, offset: number): readonly string[] {
  const days: string[] = [];
  for (let at = start; at < end; at = endOfDay(dayOf(at, offset), offset)) days.push(dayOf(at, offset));
  return days;
}

import { DAY } from '../../engine/document/anywhere/days.ts';

/**
 * Whole days since 1970. What takes long has its turn by it: another part each day, the same all day long.
 * `GALA_DAY=2026-12-24` before a command asks for the parts of that day.
 */
export const today = Math.floor((process.env.GALA_DAY ? Date.parse(process.env.GALA_DAY) : Date.now()) / DAY);

/** Whether a run is to have all parts: `npm test -- --all`, or `GALA_TESTS=all` before a command of its own. */
export const everything = process.env.GALA_TESTS === 'all';

/**
 * Every n-th of a list, spread over all of it; in as many days as there are parts each entry has its turn.
 *
 * @param parts how many the list is cut into
 * @param day whole days since 1970
 */
export function partOfDay<Entry>(
  list: readonly Entry[],
  parts: number,
  day: number = today,
  all: boolean = everything,
): Entry[] {
  return list.filter((_, index) => all || (index + day) % parts === 0);
}

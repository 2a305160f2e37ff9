import { isObject } from '../json.ts';
import { SPREAD } from './pace.ts';

/** Phones ask what a moment has changed within this time after it, each at one of its own, in ms. */
const WITHIN = 10_000;
/** The least of it: the server's clock has passed the moment, too. */
const LEAST = 500;
/** An answer that still names a moment that has passed was kept somewhere on its way: how long until the next, and for how long. */
const AGAIN_AFTER = 10_000;
const AGAIN_MOST = 60_000;
/** No timer waits longer: one of 25 days would run at once. */
const LONGEST = 86_400_000;

/** Moments at which an answer, or an entry of a list of it, changes by time alone (`nextAt`, decision 0075), ms UTC. */
function momentsIn(page: unknown): number[] {
  if (!isObject(page)) return [];
  const entries = [page, ...Object.values(page).flatMap((value) => (Array.isArray(value) ? value : []))];
  return entries.flatMap((one) =>
    isObject(one) && typeof one.nextAt === 'string' ? Date.parse(one.nextAt) || [] : [],
  );
}

/**
 * When an answer is asked for anew because of what it says of time.
 *
 * @param pages what is known, page by page
 * @param now the server's time, ms UTC
 * @param spread this phone's, from 0 to `SPREAD`
 * @returns ms; false: never
 */
export function untilChange(pages: readonly unknown[], now: number, spread: number): number | false {
  const share = spread / SPREAD;
  const waits = pages.flatMap(momentsIn).flatMap((moment) => {
    if (moment > now) return moment - now + LEAST + share * WITHIN;
    return now - moment < AGAIN_MOST ? AGAIN_AFTER * (1 + share) : [];
  });
  return waits.length === 0 ? false : Math.min(LONGEST, ...waits);
}

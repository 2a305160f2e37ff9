import { RequestError } from '../http/errors.ts';
import { isAnswer } from './failure-words.ts';

/** How long after a failure a source is asked again by itself, in ms. */
const AGAIN_AFTER = 8000;

/** The same after a first refusal, which is an answer; each further one doubles it, up to the most. */
export const REFUSED_AGAIN_AFTER = 30_000;
const REFUSED_AGAIN_MOST = 240_000;

/** How much longer a pause may be than it would have to be: phones that failed together do not come back together. */
export const SPREAD = 0.2;

/**
 * When a source is asked again by itself (docs/decisions/0037-long-waits.md): one that failed heals, though nothing else
 * would ask it again.
 *
 * @param every its own pace in ms; false where it has none
 * @param error why the newest question failed; null when it did not
 * @param failures how often it has failed in a row
 * @param spread what this phone adds to a pause, from 0 to `SPREAD`
 * @returns ms; false: never
 */
export function untilNext(
  every: number | false,
  error: unknown,
  failures: number,
  spread: number,
): number | false {
  if (error === null || (error instanceof RequestError && error.fault === 'expired')) return every;
  const first = isAnswer(error) ? REFUSED_AGAIN_AFTER : AGAIN_AFTER;
  const own = Math.min(every || first, first);
  // A server that says no is asked less and less.
  const pause = isAnswer(error) ? Math.min(own * 2 ** Math.max(0, failures - 1), REFUSED_AGAIN_MOST) : own;
  return pause * (1 + spread);
}

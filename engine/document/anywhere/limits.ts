import type { Limits } from '../../../schemas/generated/types.gen.ts';
import { countOfDays, endOfPeriod, type Span } from './period.ts';
import { type Verdict, verdict } from './verdict.ts';

/** How many somebody has had: in the whole campaign, and today. */
export interface Taken {
  readonly total: number;
  readonly day: number;
}

export const noneTaken: Taken = { total: 0, day: 0 };

/** How many more somebody may have today: never below 0. */
export const leftOf = ({ total, day }: Limits, taken: Taken): number =>
  Math.max(0, Math.min(total - taken.total, (day ?? Number.POSITIVE_INFINITY) - taken.day));

/** Whether it is a day's limit that `leftOf` says: tomorrow somebody may have more. */
export const renews = (limits: Limits, taken: Taken): boolean =>
  limits.total - taken.total > leftOf(limits, taken);

/**
 * Whether somebody may have so many more.
 *
 * @param now ms UTC
 * @param offset minutes from UTC: that of the campaign's days
 */
export function within(
  { total, day }: Limits,
  taken: Taken,
  more: number,
  now: number,
  offset: number,
): Verdict<'LIMIT_REACHED' | 'DAY_LIMIT_REACHED'> {
  if (taken.total + more > total) return verdict('LIMIT_REACHED');
  if (day === undefined || taken.day + more <= day) return verdict<never>(null);
  // More than a day's limit at once is never had, whichever day it is.
  return { reason: 'DAY_LIMIT_REACHED', nextAt: more > day ? null : endOfPeriod('day', now, offset) };
}

/** What somebody has had after so many more. */
export const withMore = ({ total, day }: Taken, more: number): Taken => ({
  total: total + more,
  day: day + more,
});

/** How many one person can have in such a span. */
export const mostOf = ({ total, day }: Limits, span: Span): number =>
  day === undefined ? total : Math.min(total, day * countOfDays(span));

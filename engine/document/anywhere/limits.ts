import type { Limits } from '../../../schemas/generated/types.gen.ts';
import { countOfDays, type Span } from './period.ts';

/** How many somebody has had: in the whole campaign, and today. */
export interface Taken {
  readonly total: number;
  readonly day: number;
}

export const noneTaken: Taken = { total: 0, day: 0 };

/** How many more somebody may have today: never below 0. */
export const leftOf = ({ total, day }: Limits, taken: Taken): number =>
  Math.max(0, Math.min(total - taken.total, (day ?? Number.POSITIVE_INFINITY) - taken.day));

/** What somebody has had after so many more. */
export const withMore = ({ total, day }: Taken, more: number): Taken => ({
  total: total + more,
  day: day + more,
});

/** How many one person can have in such a span. */
export const mostOf = ({ total, day }: Limits, span: Span): number =>
  day === undefined ? total : Math.min(total, day * countOfDays(span));

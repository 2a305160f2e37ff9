import { endOfPeriod } from '../../engine/document/anywhere/period.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import { opening } from '../../server/kernel/can.ts';
import { type Context, campaignOf } from '../../server/kernel/context.ts';
import type { Price as CallPrice } from '../../server/kernel/price.ts';
import { drawsLeft, type Own } from './own.ts';
import { isClosed } from './rules/pool.ts';
import type { Draw } from './rules.ts';

/** Why somebody may not draw. */
export type Reason =
  | 'NOT_OPEN'
  | 'OVER'
  | 'TOKEN_EXPIRED'
  | 'PRIZES_GONE'
  | 'LIMIT_REACHED'
  | 'DAY_LIMIT_REACHED'
  | 'NOT_ENOUGH';

/** How a draw stands for whoever asks. */
export interface Standing {
  readonly own: Own;
  /** Prizes that have run out. */
  readonly gone: readonly string[];
  /** Minor units; null for a visitor. */
  readonly balance: number | null;
  /** Tickets of the draw; 0 for a visitor. */
  readonly tickets: number;
}

/** What so many draws take of somebody. */
export type Price = Required<CallPrice>;

/** Tickets where there is one for each draw, else points: never both. @param cost what they cost in points, minor units */
export const priceOf = (count: number, cost: number, { tickets }: Standing): Price =>
  tickets >= count ? { cost: 0, tickets: count } : { cost, tickets: 0 };

/** The first moment at which a prize that is gone may be there again: tomorrow, or the next step of its pace. */
function backAt(draw: Draw, gone: readonly string[], now: number, tomorrow: number): number | null {
  const moments = draw.prizes
    .filter(({ id }) => gone.includes(id))
    .flatMap(({ dailyStock, pace }) => [
      ...(dailyStock === null ? [] : [tomorrow]),
      ...pace.flatMap(({ until }) => (until > now ? [until] : [])),
    ]);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** A day that has too few left is followed by another one, where a whole day has enough. */
function withinLimits(draw: Draw, { taken }: Own, count: number, tomorrow: number): Verdict<Reason> {
  if (draw.limits === null || (drawsLeft(draw, taken) ?? count) >= count) return verdict<Reason>(null);
  const { total, day = 0 } = draw.limits;
  return total - taken.total >= count && day >= count
    ? { reason: 'DAY_LIMIT_REACHED', nextAt: tomorrow }
    : verdict<Reason>('LIMIT_REACHED');
}

/** Whether so many draws may be made now: what the answer says before, and what the call is held to. */
export function judge(context: Context, draw: Draw, standing: Standing, count: number, { cost }: Price) {
  const { own, gone, balance } = standing;
  const { offset } = campaignOf(context);
  const tomorrow = endOfPeriod('day', context.now, offset);
  return allOf<Reason>(
    opening(context, 'makeDraw', draw.window),
    isClosed(draw, gone)
      ? { reason: 'PRIZES_GONE', nextAt: backAt(draw, gone, context.now, tomorrow) }
      : verdict<Reason>(null),
    verdict<Reason>(context.user === null ? 'TOKEN_EXPIRED' : null),
    withinLimits(draw, own, count, tomorrow),
    verdict<Reason>(balance !== null && balance < cost ? 'NOT_ENOUGH' : null),
  ) satisfies Verdict<Reason>;
}

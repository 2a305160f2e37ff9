import { timely, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import type { Window } from '../../schemas/generated/types.gen.ts';
import type { ErrorName, Refused, RoomRefusals } from '../errors.ts';
import { type Context, campaignOf } from './context.ts';

/** What a button may do, as answers say it: a page shows it, and decides nothing (decision 0075). */
export interface Can<What extends string, Reason extends string> {
  /** What the asking user may do now. */
  can?: What;
  /** Why not: the name of what the call would be refused with. A visitor is told what keeps everybody away, else TOKEN_EXPIRED. */
  reason?: Reason;
  /** When that changes by time alone, in UTC. */
  nextAt?: string;
}

/** A verdict as answers say it. */
export const toldCan = <What extends string, Reason extends string>(
  what: What,
  { reason, nextAt }: Verdict<Reason>,
): Can<What, Reason> => ({
  ...(reason === null ? { can: what } : { reason }),
  ...(nextAt === null ? {} : { nextAt: new Date(nextAt).toISOString() }),
});

/**
 * Whether a call of this campaign is open, by the phases of its `operations.json`: what an answer says before it, and what
 * `once` holds it to.
 *
 * @param window that of the thing that the call is about, where it has one
 */
export function opening(context: Context, operation: string, window?: Window): Verdict<'NOT_OPEN' | 'OVER'> {
  const open = context.phasesOf(operation);
  return open === null ? verdict<never>(null) : timely(open, window, campaignOf(context), context.now);
}

/** What a call is refused with for a reason, by its name. @param own the refusals of the room */
export const refusedFor = <Own extends RoomRefusals>(
  reason: ErrorName | Extract<keyof Own, string>,
  own: Own,
): Refused => own[reason] ?? (reason as ErrorName);

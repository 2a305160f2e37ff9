import type { Window } from '../../../schemas/generated/types.gen.ts';
import type { Phase } from './phase.ts';
import { type Times, windowAt } from './window.ts';

/** Whether somebody may do something now. */
export interface Verdict<Reason extends string> {
  /** Why not: the name of what its call is refused with; null where they may. */
  readonly reason: Reason | null;
  /** When that changes by time alone, ms UTC; null: never, or nobody knows. */
  readonly nextAt: number | null;
}

/** Something that time has no say in. @param reason why it may not be done; null where it may */
export const verdict = <Reason extends string>(reason: Reason | null): Verdict<Reason> => ({
  reason,
  nextAt: null,
});

/** What all of them say together, judged in this order: the first that says no, or yes; until the first of them changes. */
export function allOf<Reason extends string>(...verdicts: readonly Verdict<Reason>[]): Verdict<Reason> {
  const no = verdicts.findIndex(({ reason }) => reason !== null);
  const heard = no < 0 ? verdicts : verdicts.slice(0, no + 1);
  const moments = heard.flatMap(({ nextAt }) => nextAt ?? []);
  return { reason: heard.at(-1)?.reason ?? null, nextAt: moments.length === 0 ? null : Math.min(...moments) };
}

/**
 * Whether a call comes too early or too late.
 *
 * @param open phases in which it is taken, at least one: those of its campaign, or of the window that the thing has
 * @param now ms UTC
 */
export function timely(
  open: readonly Phase[],
  window: Window | undefined,
  times: Times,
  now: number,
): Verdict<'NOT_OPEN' | 'OVER'> {
  const isOpen = (at: number): boolean => open.includes(windowAt(window, times, at).phase);
  const may = isOpen(now);
  for (
    let { nextAt } = windowAt(window, times, now);
    nextAt !== null;
    { nextAt } = windowAt(window, times, nextAt)
  )
    if (isOpen(nextAt) !== may) return { reason: may ? null : 'NOT_OPEN', nextAt };
  return verdict(may ? null : 'OVER');
}

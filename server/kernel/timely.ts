import { type Phase, phaseAt, phases, type ScheduleTimes } from '../../engine/document/anywhere/phase.ts';

/**
 * Whether a call comes too early or too late for its campaign.
 *
 * @param open phases in which the call is taken, at least one
 * @param now ms UTC
 * @returns what to refuse it with, or null where it is open
 */
export function untimely(
  open: readonly Phase[],
  schedule: ScheduleTimes,
  now: number,
): 'NOT_OPEN' | 'OVER' | null {
  const phase = phaseAt(schedule, now);
  if (open.includes(phase)) return null;
  const later = phases.slice(phases.indexOf(phase) + 1);
  return later.some((one) => open.includes(one)) ? 'NOT_OPEN' : 'OVER';
}

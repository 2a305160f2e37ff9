/** The four phases of a campaign, in order of time. */
export const phases = ['preview', 'live', 'settling', 'ended'] as const;

export type Phase = (typeof phases)[number];

/** The dates of a campaign, each in ms UTC. */
export interface ScheduleTimes {
  readonly preview?: number | undefined;
  readonly start: number;
  readonly end: number;
  readonly settle?: number | undefined;
}

/**
 * The phase of a campaign at a moment. A phase begins with its own first millisecond:
 * at `start` it is live, at `end` it is settling (or ended where there is no settling time).
 *
 * @param schedule dates in ms UTC
 * @param now a moment in ms UTC, on the server's clock
 */
export function phaseAt(schedule: ScheduleTimes, now: number): Phase {
  if (now < schedule.start) return 'preview';
  if (now < schedule.end) return 'live';
  if (schedule.settle !== undefined && now < schedule.settle) return 'settling';
  return 'ended';
}

/**
 * When a phase begins, ms UTC: its own first millisecond. Nothing begins a `preview`: it is all that is before the start.
 *
 * @param schedule dates in ms UTC; one without a settling time settles nothing: `settling` and `ended` both begin at its end
 */
export const beginOf = (
  { start, end, settle = end }: ScheduleTimes,
  phase: Exclude<Phase, 'preview'>,
): number => ({ live: start, settling: end, ended: settle })[phase];

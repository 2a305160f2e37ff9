import { type CompiledSchedule, type Phase, phases, type WidgetProps } from '../../engine/index.ts';
import type { StageTimelineProps } from '../../schemas/generated/types.gen.ts';

export type Stage = NonNullable<WidgetProps<StageTimelineProps>['stages']>[number];
export type Moment = NonNullable<Stage['from']>;

/** When a stage is the one that is, and when it is over; in all other phases it lies ahead. */
export interface Standing {
  readonly now: readonly Phase[];
  readonly over: readonly Phase[];
}

const begins: Readonly<Record<Moment, Phase>> = {
  preview: 'preview',
  start: 'live',
  end: 'settling',
  settle: 'ended',
};

/** The phases in which a stage has begun. */
const begunIn = ({ from = 'start', on }: Pick<Stage, 'from' | 'on'>): readonly Phase[] =>
  on && !on.begun ? [] : phases.slice(phases.indexOf(begins[from]));

/** For each stage, the phases in which it is now and over: it lasts until one after it has begun. */
export function standingOf(stages: readonly Pick<Stage, 'from' | 'on'>[]): readonly Standing[] {
  const begun = stages.map(begunIn);
  return begun.map((own, index) => {
    const later = new Set(begun.slice(index + 1).flat());
    return { now: own.filter((phase) => !later.has(phase)), over: own.filter((phase) => later.has(phase)) };
  });
}

const minute = 60_000;
const wholeDay = 1440 * minute;

/** When a stage begins, in ms UTC; undefined where the schedule does not say. */
export function beginOf({ from = 'start', on }: Pick<Stage, 'from' | 'on'>, schedule: CompiledSchedule) {
  if (!on) return schedule[from];
  const offset = schedule.offset * minute;
  const first = Math.floor((schedule.start + offset) / wholeDay);
  return Math.max(schedule.start, (first + on.day - 1) * wholeDay - offset);
}

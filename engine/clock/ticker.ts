import { dayIndex } from '../document/anywhere/days.ts';
import type { Phase } from '../document/anywhere/phase.ts';
import { phaseAt } from '../document/anywhere/phase.ts';
import type { CompiledSchedule } from '../document/page-model.ts';
import type { Clock } from './clock.ts';
import type { TimeLeftTarget, TimeLeftUnit } from './time-left.ts';
import { nearness, targetMoment, timeLeft } from './time-left.ts';

/** Number of the campaign's day at a moment, from 1, kept within the first and the last one. */
export function dayAt(schedule: CompiledSchedule, now: number): number {
  const within = Math.min(Math.max(now, schedule.start), schedule.end - 1);
  return dayIndex(within, schedule.offset) - dayIndex(schedule.start, schedule.offset) + 1;
}

/**
 * Ticks once a second, on the second: writes the time left into each `.time-left` (one text node each, no React), how near the next
 * moment is to `<html data-near>`, and tells phase and day when they change. Sleeps while the page is hidden.
 * @returns a function that stops it
 */
export function startTicker(
  root: Document,
  clock: Clock,
  schedule: CompiledSchedule,
  onChange: (phase: Phase, day: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  // A live list: the browser keeps it until elements come or go, so that a second does not walk through the whole page.
  const shown = root.getElementsByClassName('time-left');
  const tick = (): void => {
    const now = clock.now();
    const { dataset } = root.documentElement;
    const phase = phaseAt(schedule, now);
    const day = dayAt(schedule, now);
    if (last !== `${phase} ${day}`) {
      last = `${phase} ${day}`;
      dataset.phase = phase;
      onChange(phase, day);
    }
    const near = nearness((targetMoment(schedule, 'next', now) ?? Number.POSITIVE_INFINITY) - now);
    // Written when it changes alone: the style looks again at what is written.
    if (dataset.near !== near) dataset.near = near;
    for (const element of shown) {
      const moment = targetMoment(schedule, element.getAttribute('data-to') as `${TimeLeftTarget}`, now);
      const unit = element.getAttribute('data-time-left') as TimeLeftUnit;
      const text = timeLeft(moment === null ? 0 : moment - now, unit);
      const node = element.firstChild;
      if (node?.nodeType === 3) {
        if (node.nodeValue !== text) node.nodeValue = text;
      } else element.textContent = text;
    }
    timer = root.hidden ? undefined : setTimeout(tick, 1000 - (clock.now() % 1000) + 5);
  };
  const wake = (): void => {
    clearTimeout(timer);
    if (!root.hidden) tick();
  };
  root.addEventListener('visibilitychange', wake);
  tick();
  return () => {
    clearTimeout(timer);
    root.removeEventListener('visibilitychange', wake);
  };
}

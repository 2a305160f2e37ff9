import { dayIndex } from '../document/anywhere/days.ts';
import type { Phase } from '../document/anywhere/phase.ts';
import { phaseAt } from '../document/anywhere/phase.ts';
import type { CompiledSchedule } from '../document/page-model.ts';
import type { Clock } from './clock.ts';
import type { TimeLeftTarget, TimeLeftUnit } from './time-left.ts';
import { nearness, targetMoment, tileText, wholeLeft } from './time-left.ts';

/** Number of the campaign's day at a moment, from 1, kept within the first and the last one. */
export function dayAt(schedule: CompiledSchedule, now: number): number {
  const within = Math.min(Math.max(now, schedule.start), schedule.end - 1);
  return dayIndex(within, schedule.offset) - dayIndex(schedule.start, schedule.offset) + 1;
}

/** One unit of a countdown that the phase shows. */
interface Tile {
  readonly element: Element;
  readonly unit: TimeLeftUnit;
  /** ms; where nothing lies ahead, what is past. */
  readonly at: number;
  /** What it says, in all; -1 before its first writing. */
  whole: number;
}

function write(element: Element, text: string): void {
  const node = element.firstChild;
  if (node?.nodeType !== 3) element.textContent = text;
  else if (node.nodeValue !== text) node.nodeValue = text;
}

/**
 * Ticks once a second, on the second: writes the time left into each `.time-left` of the phase (one text node each, no React; what
 * other phases show waits for its own), `data-none` to a tile of days that has none, how near the next moment is to
 * `<html data-near>`, and tells phase and day when they change.
 * Sleeps while the page is hidden.
 * @returns a function that stops it
 */
export function startTicker(
  root: Document,
  clock: Pick<Clock, 'now'>,
  schedule: CompiledSchedule,
  onChange: (phase: Phase, day: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  // A live list: the browser keeps it until elements come or go, so that a second does not walk through the whole page.
  const shown = root.getElementsByClassName('time-left');
  let known: readonly Element[] = [];
  let tiles: readonly Tile[] = [];
  let next = Number.POSITIVE_INFINITY;
  /** What holds until the phase changes, or a countdown comes or goes: a second is run by no compiler, so each reading counts. */
  const gather = (phase: Phase, now: number): void => {
    known = [...shown];
    next = targetMoment(schedule, 'next', now) ?? Number.POSITIVE_INFINITY;
    tiles = known.flatMap((element) => {
      const phases = element.closest('[data-phases]')?.getAttribute('data-phases');
      if (phases && !phases.split(' ').includes(phase)) return [];
      const at = targetMoment(schedule, element.getAttribute('data-to') as `${TimeLeftTarget}`, now);
      const unit = element.getAttribute('data-time-left') as TimeLeftUnit;
      return [{ element, unit, at: at ?? Number.NEGATIVE_INFINITY, whole: -1 }];
    });
  };
  const isKnown = (): boolean =>
    known.length === shown.length && known.every((element) => element.isConnected);
  const tick = (): void => {
    const now = clock.now();
    const { dataset } = root.documentElement;
    const phase = phaseAt(schedule, now);
    const day = dayAt(schedule, now);
    if (last !== `${phase} ${day}`) {
      last = `${phase} ${day}`;
      dataset.phase = phase;
      onChange(phase, day);
      gather(phase, now);
    } else if (!isKnown()) gather(phase, now);
    const near = nearness(next - now);
    // Written when it changes alone: the style looks again at what is written.
    if (dataset.near !== near) dataset.near = near;
    for (const tile of tiles) {
      const whole = wholeLeft(tile.at - now, tile.unit);
      if (whole === tile.whole) continue;
      tile.whole = whole;
      write(tile.element, tileText(whole, tile.unit));
      if (tile.unit === 'days') tile.element.toggleAttribute('data-none', whole === 0);
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

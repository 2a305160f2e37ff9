import { type Nearness, type TimeLeftUnit, tileText, wholeLeft } from '../engine/clock/time-left.ts';

/** ms, by how near the next moment is; no clock runs here, so that a story looks the same at any time. */
const leftInStories: Readonly<Record<Nearness, number>> = {
  '': 286_929_000,
  day: 27_729_000,
  hour: 2_529_000,
};

/** Writes what is left into the countdowns that are drawn. */
export function showTimeLeft(): void {
  const left = leftInStories[(document.documentElement.dataset.near ?? '') as Nearness];
  for (const part of document.querySelectorAll<HTMLElement>('[data-time-left]')) {
    const unit = part.dataset.timeLeft as TimeLeftUnit;
    const whole = wholeLeft(left, unit);
    part.textContent = tileText(whole, unit);
    if (unit === 'days') part.toggleAttribute('data-none', whole === 0);
  }
}

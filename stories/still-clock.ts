import { type TimeLeftUnit, tileText, wholeLeft } from '../engine/clock/time-left.ts';

/** ms; no clock runs here, so that a story looks the same at any time. */
const leftInStories = 286_929_000;

/** Writes what is left into the countdowns that are drawn. */
export function showTimeLeft(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-time-left]')) {
    const unit = part.dataset.timeLeft as TimeLeftUnit;
    part.textContent = tileText(wholeLeft(leftInStories, unit), unit);
  }
}

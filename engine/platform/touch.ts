/** Second taps within this time are cancelled (specification §5, §9; T63: up to and including 300 ms). */
const DOUBLE_TAP_WINDOW = 300;

/** Whether a tap comes so soon after another that it counts as that one; both in ms of one clock. */
const isSameTap = (before: number, now: number): boolean => now - before <= DOUBLE_TAP_WINDOW;

/** What a tap starts runs once at a time, and a second tap within 300 ms counts as the first, however quickly that was done. */
export class TapGuard {
  #last = Number.NEGATIVE_INFINITY;
  #running = false;

  /** Takes a tap until `done`; false where it counts as the one before. */
  take(): boolean {
    const now = performance.now();
    if (this.#running || isSameTap(this.#last, now)) return false;
    this.#last = now;
    this.#running = true;
    return true;
  }

  done(): void {
    this.#running = false;
  }
}

/**
 * The touch rules of specification §5: a touch with more than one finger, a second tap within 300 ms and the start of
 * a pinch are cancelled. Listeners are not passive, because they cancel (T64).
 * @param signal ends it
 */
export function guardTouches(target: Document, signal?: AbortSignal): void {
  let last = Number.NEGATIVE_INFINITY;
  const onStart = (event: TouchEvent): void => {
    if (event.touches.length > 1) event.preventDefault();
  };
  const onEnd = (event: TouchEvent): void => {
    if (isSameTap(last, event.timeStamp)) event.preventDefault();
    last = event.timeStamp;
  };
  const onPinch = (event: Event): void => event.preventDefault();
  const options = { passive: false, ...(signal && { signal }) };
  target.addEventListener('touchstart', onStart, options);
  target.addEventListener('touchend', onEnd, options);
  target.addEventListener('gesturestart', onPinch, options);
}

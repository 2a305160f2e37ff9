/** Second taps within this time are cancelled (specification §5, §9; T63: up to and including 300 ms). */
export const DOUBLE_TAP_WINDOW = 300;

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
    if (event.timeStamp - last <= DOUBLE_TAP_WINDOW) event.preventDefault();
    last = event.timeStamp;
  };
  const onPinch = (event: Event): void => event.preventDefault();
  const options = { passive: false, ...(signal && { signal }) };
  target.addEventListener('touchstart', onStart, options);
  target.addEventListener('touchend', onEnd, options);
  target.addEventListener('gesturestart', onPinch, options);
}

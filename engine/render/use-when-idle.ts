import { useEffect, useReducer, useRef } from 'react';

/** How long a busy phone may put it off, in ms. */
const PATIENCE = 300;

/** Runs `work` once the phone has nothing else to do, a frame that is due included. @returns gives it up */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}

/**
 * The newest value, at once or, where it may come later, when the phone is idle: what the eye is on is painted before it.
 *
 * @param later what is drawn stays until then
 */
export function useWhenIdle<Value>(newest: Value, later: boolean): Value {
  const drawn = useRef(newest);
  const due = useRef(false);
  const [, draw] = useReducer((turns: number) => turns + 1, 0);
  const shown = later && !due.current ? drawn.current : newest;
  useEffect(() => {
    drawn.current = shown;
    due.current = false;
    if (shown === newest) return;
    return whenIdle(() => {
      due.current = true;
      draw();
    });
  }, [shown, newest]);
  return shown;
}

import { useEffect, useReducer, useRef } from 'react';

/**
 * The newest value, at once or, where it may come later, after the next frame: what the eye is on is painted before it.
 *
 * @param later what is drawn stays until then
 */
export function useAfterFrame<Value>(newest: Value, later: boolean): Value {
  const drawn = useRef(newest);
  const due = useRef(false);
  const [, draw] = useReducer((turns: number) => turns + 1, 0);
  const shown = later && !due.current ? drawn.current : newest;
  useEffect(() => {
    drawn.current = shown;
    due.current = false;
    if (shown === newest) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        due.current = true;
        draw();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, newest]);
  return shown;
}

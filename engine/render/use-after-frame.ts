import { useEffect, useState } from 'react';
import { afterFrame } from '../platform/after-frame.ts';

/**
 * The newest value, at once or, where it may come later, after the next frame: what the eye is on is painted before it.
 *
 * @param later what is drawn stays until then
 */
export function useAfterFrame<Value extends { readonly status: string }>(
  newest: Value,
  later: boolean,
): Value {
  const [drawn, draw] = useState(newest);
  if (!later && drawn !== newest) draw(newest);
  useEffect(() => {
    if (drawn === newest) return;
    let wanted = true;
    afterFrame(() => wanted && draw(newest));
    return () => {
      wanted = false;
    };
  }, [drawn, newest]);
  return later ? drawn : newest;
}

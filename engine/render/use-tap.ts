import { useCallback, useRef, useState } from 'react';
import { DOUBLE_TAP_WINDOW } from '../platform/touch.ts';

/**
 * A tap that does one thing at a time; a second one within 300 ms counts as the first (§5, T63).
 *
 * @param work what the tap does, or undefined when there was nothing to wait for. It never rejects.
 * @public
 */
export function useTap(work: () => Promise<unknown> | undefined): { tap: () => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const newest = useRef(work);
  newest.current = work;
  const tap = useCallback(() => {
    const now = performance.now();
    if (running.current || now - last.current <= DOUBLE_TAP_WINDOW) return;
    last.current = now;
    const done = newest.current();
    if (!done) return;
    running.current = true;
    setBusy(true);
    void done.finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, []);
  return { tap, busy };
}

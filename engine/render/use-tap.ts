import { useCallback, useRef, useState } from 'react';
import { TapGuard } from '../platform/touch.ts';

/**
 * A tap that does one thing at a time; a second one within 300 ms counts as the first (§5, T63).
 *
 * @param work what the tap does, or undefined when there was nothing to wait for. It never rejects.
 * @public
 */
export function useTap(work: () => Promise<unknown> | undefined): { tap: () => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const [guard] = useState(() => new TapGuard());
  const newest = useRef(work);
  newest.current = work;
  const tap = useCallback(() => {
    if (!guard.take()) return;
    let done: Promise<unknown> | undefined;
    try {
      done = newest.current();
    } finally {
      if (!done) guard.done();
    }
    if (!done) return;
    setBusy(true);
    void done.finally(() => {
      guard.done();
      setBusy(false);
    });
  }, [guard]);
  return { tap, busy };
}

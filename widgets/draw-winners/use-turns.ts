import { useLayoutEffect, useRef, useState } from 'react';

/** How long a line stays, ms. */
const pace = 3000;

/**
 * Which line stands first, one after the other; null: nothing moves. The pre-rendered page stands still, and so does
 * whoever wants less motion, and a page that nobody looks at.
 */
export function useTurns(moves: boolean): number | null {
  const [turn, take] = useState<number | null>(null);
  const last = useRef(0);
  useLayoutEffect(() => {
    if (!moves || matchMedia('(prefers-reduced-motion: reduce)').matches) return take(null);
    take(last.current);
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      last.current++;
      take(last.current);
    }, pace);
    return () => clearInterval(timer);
  }, [moves]);
  return turn;
}

import { type RefObject, useEffect, useRef } from 'react';

/** Whether anybody sees the element: it is on the screen, on a page that is shown. */
const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
};

/**
 * Moves on by itself, never for whoever wants less motion, and not while nobody sees it.
 *
 * @param every seconds between two moves; undefined while it stands
 */
export function useAutoplay(
  every: number | undefined,
  row: RefObject<Element | null>,
  moveOn: () => void,
): void {
  const newest = useRef(moveOn);
  newest.current = moveOn;
  useEffect(() => {
    if (every === undefined) return;
    const less = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (row.current && isSeen(row.current) && !less.matches) newest.current();
    }, every * 1000);
    return () => clearInterval(timer);
  }, [every, row]);
}

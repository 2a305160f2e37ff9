import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// The server renders no layout, and React says so at every layout effect there.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-user]') ?? []),
];
const userOf = (row: HTMLElement): string => row.dataset.user ?? '';

/**
 * Lets the rows of `list` slide from where they were to where they are now, when their order has changed. Where the
 * rows lie is read after they were painted, when it costs nothing; only a changed order asks for it before.
 */
export function useSlide(list: RefObject<HTMLElement | null>, order: unknown): void {
  const tops = useRef(new Map<string, number>());
  useBrowserLayoutEffect(() => {
    const before = tops.current;
    const rows = rowsOf(list.current);
    const known = rows.map(userOf).filter((user) => before.has(user));
    const sameOrder = [...before.keys()].filter((user) => known.includes(user)).join() === known.join();
    if (before.size === 0 || sameOrder || still()) return;
    for (const row of rows) {
      const from = before.get(userOf(row));
      const by = from === undefined ? 0 : from - row.offsetTop;
      if (by === 0) continue;
      const { top } = row.getBoundingClientRect();
      const seen = top < innerHeight && top + row.offsetHeight > 0;
      if (seen) row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], slide);
    }
  }, [order]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      tops.current = new Map(rowsOf(list.current).map((row) => [userOf(row), row.offsetTop]));
    });
    return () => cancelAnimationFrame(frame);
  });
}

const slide: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(.2,.8,.2,1)' };

import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// The server renders no layout, and React says so at every layout effect there.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/** Lets the rows of `list` slide from where they were to where they are now, when their order has changed. */
export function useSlide(list: RefObject<HTMLElement | null>, order: unknown): void {
  const tops = useRef(new Map<string, number>());
  useBrowserLayoutEffect(() => {
    const before = tops.current;
    const now = new Map<string, number>();
    const moved: [HTMLElement, number][] = [];
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-user]') ?? []) {
      const user = row.dataset.user ?? '';
      const top = row.offsetTop;
      const from = before.get(user);
      now.set(user, top);
      if (from !== undefined && from !== top) moved.push([row, from - top]);
    }
    tops.current = now;
    if (moved.length === 0 || still()) return;
    for (const [row, by] of moved) {
      const { top } = row.getBoundingClientRect();
      const seen = top < innerHeight && top + row.offsetHeight > 0;
      if (seen) row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], slide);
    }
  }, [order]);
}

const slide: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(.2,.8,.2,1)' };

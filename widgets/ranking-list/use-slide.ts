import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// The server renders no layout, and React says so at every layout effect there.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Everybody on the board, on the podium and in the rows, by user_id. */
const peopleOf = (board: HTMLElement | null): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...(board?.querySelectorAll<HTMLElement>('[data-user]') ?? [])].map((one) => [
      one.dataset.user ?? '',
      one,
    ]),
  );

/** Where somebody lies on the board, in px, whatever moves at the moment. */
function placeOf(person: HTMLElement, board: HTMLElement | null): Place {
  let [x, y] = [0, 0];
  for (let at: Element | null = person; at instanceof HTMLElement && at !== board; at = at.offsetParent) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return { x, y };
}

/**
 * Lets people of `board` slide from where they were to where they are now, when their order has changed: within the rows, on the
 * podium, and from one to the other. Where they lie is read after they were painted, when it costs nothing; only a changed
 * order asks for it before.
 */
export function useSlide(board: RefObject<HTMLElement | null>, order: unknown): void {
  const places = useRef(new Map<string, Place>());
  useBrowserLayoutEffect(() => {
    const before = places.current;
    const people = peopleOf(board.current);
    const known = [...people.keys()].filter((user) => before.has(user));
    const sameOrder = [...before.keys()].filter((user) => people.has(user)).join() === known.join();
    if (before.size === 0 || sameOrder || still()) return;
    for (const [user, person] of people) {
      const from = before.get(user);
      if (!from) continue;
      const to = placeOf(person, board.current);
      const [x, y] = [from.x - to.x, from.y - to.y];
      if (x === 0 && y === 0) continue;
      const { top } = person.getBoundingClientRect();
      const seen = top < innerHeight && top + person.offsetHeight > 0;
      if (seen) person.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], slide);
    }
  }, [order]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      places.current = new Map(
        [...peopleOf(board.current)].map(([user, one]) => [user, placeOf(one, board.current)]),
      );
    });
    return () => cancelAnimationFrame(frame);
  });
}

const slide: KeyframeAnimationOptions = { duration: 280, easing: 'cubic-bezier(.2,.8,.2,1)' };

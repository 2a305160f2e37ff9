import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What was won lies over the stage, with a button that puts it away. Whoever drew is handed to that button, and back once it is put away;
 * whoever has gone on meanwhile is left alone.
 *
 * @param won the prizes are shown
 * @returns for the draw itself
 */
export function useHandedFocus(won: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const draw = frame.current;
    const here = document.activeElement;
    if (draw === null || !(here instanceof HTMLElement)) return;
    if (won) {
      // A draw that was the last one has disabled its button: the focus is at a part of the page around it.
      if (!draw.contains(here) && !here.contains(draw)) return;
      from.current = here;
      // For a finger nothing moves.
      draw
        .querySelector<HTMLElement>('.lucky-draw__close')
        ?.focus({ preventScroll: !here.matches(':focus-visible') });
      return;
    }
    if (here === document.body) from.current?.focus({ preventScroll: true });
    from.current = null;
  }, [won]);
  return frame;
}

import { useEffect, useState } from 'react';

/** So far one scrolls before it counts: a thumb that rests trembles, px. */
const enough = 12;

/** Whether the page was scrolled down last, and not up. @param looks false: nobody asks, and it is never so */
export function useScrolledDown(looks: boolean): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    if (!looks) return;
    let from = scrollY;
    const look = (): void => {
      // A page that is pulled over its upper edge scrolls to less than nothing.
      const to = Math.max(0, scrollY);
      if (Math.abs(to - from) < enough && to > 0) return;
      setDown(to > from);
      from = to;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [looks]);
  return down;
}

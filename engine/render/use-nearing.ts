import { type RefObject, useEffect } from 'react';
import type { More } from './define-widget.ts';

/** How far below the screen the foot may be when what follows is asked for: who scrolls a screen on does not meet it. */
const ahead = '100%';

/**
 * Asks for what follows once its foot comes near the screen, page by page as long as it is there. After a failure only the
 * button asks again.
 *
 * @param length how many there are: a page that came looks anew
 */
export function useNearing(foot: RefObject<Element | null>, more: More | undefined, length: number): void {
  const { next, state } = more ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that came looks anew
  useEffect(() => {
    if (next === undefined || state !== 'idle' || foot.current === null) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) next();
      },
      { rootMargin: `0px 0px ${ahead}` },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [foot, next, state, length]);
}

/** As much of a window as scrolling touches. */
type ScrollWindow = Pick<Window, 'scrollTo' | 'addEventListener' | 'scrollY'> & {
  history: Pick<History, 'scrollRestoration'>;
};

/**
 * Where each entry of the history was left. The browser would put its own place back before the page inside has changed;
 * so it does that for loads alone.
 */
export function keepScroll(window: ScrollWindow) {
  const places = new Map<string, number>();
  let current = 'default';
  const take = (): void => {
    window.history.scrollRestoration = 'manual';
  };
  take();
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', take);
  let moved = false;
  for (const name of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(
      name,
      () => {
        moved = true;
      },
      { passive: true },
    );
  window.addEventListener('scroll', () => void places.set(current, window.scrollY), { passive: true });
  return {
    /** The same page goes on under another entry. */
    stay(key: string): void {
      current = key;
    },
    /** The page goes, and stands as it does now. */
    leave(): void {
      places.set(current, window.scrollY);
    },
    /**
     * Another page is there. Going back leads to where it was left; a new one begins at its top, if that is out of sight.
     *
     * @returns goes to the same place once more, for when the page has its final height, unless the reader has moved
     */
    enter(key: string, back: boolean, top: Element): () => void {
      current = key;
      moved = false;
      const before = back ? places.get(key) : undefined;
      if (before !== undefined) window.scrollTo(0, before);
      else if (top.getBoundingClientRect().top < 0)
        window.scrollTo(0, window.scrollY + top.getBoundingClientRect().top);
      places.set(key, window.scrollY);
      return () => {
        if (before !== undefined && current === key && !moved) window.scrollTo(0, before);
      };
    },
  };
}

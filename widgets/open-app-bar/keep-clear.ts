/** Where the style sheet finds how high the bar is. */
const HEIGHT = '--app-bar';

/**
 * Tells the style sheet how high the bar is, in large letters and with its stores: what the keyboard leads to stops above it.
 *
 * @returns what ends it
 */
export function keepClear(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const tell = (): void => style.setProperty(HEIGHT, `${bar.offsetHeight}px`);
  tell();
  const watch = new ResizeObserver(tell);
  watch.observe(bar);
  return () => {
    watch.disconnect();
    style.removeProperty(HEIGHT);
  };
}

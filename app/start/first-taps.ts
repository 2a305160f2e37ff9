/** The button of a live part that was tapped. */
export const liveButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island] button') : null;

/**
 * Keeps taps on live parts that can be seen while the rest of the page, with the script that answers them, is still read.
 *
 * @returns ends it, and gives what was tapped, in order, for the kernel (app/kernel/early-taps.ts)
 */
export function keepFirstTaps(document: Document): () => HTMLElement[] {
  const kept: HTMLElement[] = [];
  const onClick = (event: Event): void => {
    const button = liveButton(event);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push(button);
  };
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    return kept.splice(0);
  };
}

/**
 * Taps on a live part that has no script yet are kept, shown as taken, and given back once it has.
 * @returns gives them back, and stops keeping
 */
export function holdTaps(document: Document): () => void {
  const held = new Set<HTMLElement>();
  const onClick = (event: Event): void => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island] button') : null;
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(target);
    target.classList.add('is-busy');
  };
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    for (const target of held) {
      target.classList.remove('is-busy');
      target.click();
    }
  };
}

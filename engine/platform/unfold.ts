/** Opens what a part lies folded in. */
export function unfold(part: Element | null): boolean {
  const fold = part?.closest('details');
  if (!fold || fold.open) return false;
  fold.open = true;
  return true;
}

/** Opens the part that the address names, now and whenever it names another: not all browsers do that by themselves. */
export function unfoldByAddress(document: Document, window: Window): void {
  const show = (): void => {
    const part = document.getElementById(window.location.hash.slice(1));
    if (unfold(part)) part?.scrollIntoView();
  };
  show();
  window.addEventListener('hashchange', show);
}

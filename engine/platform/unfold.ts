/** Opens what the part with this id lies folded in. @returns the part, where it was folded */
export function unfold(id: string): Element | undefined {
  const part = document.getElementById(id);
  const fold = part?.closest('details');
  if (!part || !fold || fold.open) return undefined;
  fold.open = true;
  return part;
}

/** Opens the part that the address names, now and whenever it names another: not all browsers do that by themselves. */
export function unfoldByAddress(): void {
  const show = (): void => unfold(location.hash.slice(1))?.scrollIntoView();
  show();
  addEventListener('hashchange', show);
}

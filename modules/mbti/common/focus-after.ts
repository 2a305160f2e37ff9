/**
 * Moves focus from something that is about to go away to the heading after it, or the last one before: who reads with
 * the keyboard or by ear goes on from there, and not from the top of the page.
 */
export function focusAfter(leaving: Element | null): void {
  const page = leaving?.closest('.mbti');
  if (!leaving || !page) return;
  const headings = [...page.querySelectorAll<HTMLElement>('h1, h2')].filter((one) => !leaving.contains(one));
  const follows = (one: Node): boolean =>
    (leaving.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = headings.find(follows) ?? headings.at(-1);
  if (!next) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

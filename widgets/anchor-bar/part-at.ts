/** How far down the screen, as a share of its height, the line is that one reads at. */
export const LINE = 0.3;
/** How much of the last part is on the screen when it counts as read. */
export const SEEN = 0.9;

/**
 * The part that is read: the last one that begins above the line, or the very last once it is on the screen, which may be too
 * short to reach the line. Parts that are not shown do not count.
 *
 * @param height of the screen, px
 */
export function partAt(parts: readonly HTMLElement[], height: number): HTMLElement | undefined {
  const shown = parts.filter((part) => part.getClientRects().length > 0);
  const last = shown.at(-1);
  const end = last?.getBoundingClientRect();
  if (end && height - end.top >= SEEN * (end.bottom - end.top)) return last;
  return shown.findLast((part) => part.getBoundingClientRect().top <= height * LINE);
}

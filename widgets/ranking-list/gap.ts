/** Points that a place lacks to draw level with the one before it; null where there is no place before. */
export function gapBefore(score: number, before: number | undefined): number | null {
  return before === undefined ? null : Math.max(0, before - score);
}

/** How much of the score before a place has, in whole percent (0 to 100): the length of its bar. */
export function shareOfBefore(score: number, before: number | undefined): number {
  if (before === undefined || before <= 0) return 100;
  return Math.max(0, Math.min(100, Math.round((score / before) * 100)));
}

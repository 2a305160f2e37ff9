/** From here on numbers are shown with one decimal and the suffix w (specification §5, §9). */
export const LARGE_NUMBER = 10_000;

/** How the tenth is found (T69): cutting never shows more than there is. */
export const tenthOf = Math.trunc;

/** 9999 -> '9999', 10000 -> '1.0w', 12345 -> '1.2w' (specification §5, T69). */
export function formatScore(value: number): string {
  if (!(value >= LARGE_NUMBER)) return String(value);
  return `${(tenthOf(value / 1000) / 10).toFixed(1)}w`;
}

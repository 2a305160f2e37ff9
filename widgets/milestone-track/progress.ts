/** How far `total` has come on the way from one goal to the next, in whole percent (0 to 100). Points, not minor units. */
export function partOfWay(total: number, from: number, to: number): number {
  if (to <= from) return total >= to ? 100 : 0;
  return Math.max(0, Math.min(100, Math.floor(((total - from) / (to - from)) * 100)));
}

/**
 * Leaves out of a list whatever is not needed for it to fail: halves first, then ever smaller parts (delta debugging).
 *
 * @param fails whether a shorter list still fails
 * @param goOn asked before each try; false ends with what is shortest so far
 */
export async function shrink(
  list: readonly number[],
  fails: (shorter: readonly number[]) => Promise<boolean>,
  goOn: () => boolean = () => true,
): Promise<readonly number[]> {
  let left = list;
  for (let parts = 2; left.length > 1; ) {
    const size = Math.ceil(left.length / parts);
    let shorter: readonly number[] | undefined;
    for (let from = 0; from < left.length && shorter === undefined; from += size) {
      if (!goOn()) return left;
      const rest = [...left.slice(0, from), ...left.slice(from + size)];
      if (rest.length > 0 && (await fails(rest))) shorter = rest;
    }
    if (shorter !== undefined) {
      left = shorter;
      parts = Math.max(2, parts - 1);
    } else if (size === 1) return left;
    else parts = Math.min(left.length, parts * 2);
  }
  return left;
}

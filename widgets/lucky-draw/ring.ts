/** A square of cells whose rim has room for so many prizes. */
export const sideFor = (count: number): number => Math.max(3, Math.ceil(count / 4) + 1);

/**
 * The rim of a square, row by row, each cell as its number along the rim: clockwise, from the top left corner.
 *
 * @param side cells a side, at least 2
 */
export function rimOf(side: number): readonly number[] {
  const last = side - 1;
  const all = Array.from({ length: side }, (_, at) => at);
  return all.flatMap((row) => {
    if (row === 0) return all;
    if (row === last) return all.map((column) => 3 * last - column);
    return [4 * last - row, last + row];
  });
}

/** Which prize stands at a place of the rim; undefined: none. Prizes stand as far from each other as there is room. */
export function prizeAt(place: number, rim: number, count: number): number | undefined {
  const prize = Math.ceil((place * count) / rim);
  return prize < count && placeOf(prize, rim, count) === place ? prize : undefined;
}

export const placeOf = (prize: number, rim: number, count: number): number =>
  Math.floor((prize * rim) / count);

/**
 * When the light takes each step until it stops: fast at first, ever slower.
 *
 * @param from where it is
 * @param to where it stops, after two rounds at least
 * @param time ms in all
 * @returns ms from now, one a step
 */
export function stepsTo(from: number, to: number, rim: number, time: number): readonly number[] {
  const steps = 2 * rim + ((to - from + rim) % rim);
  return Array.from({ length: steps }, (_, step) => Math.round(time * ((step + 1) / steps) ** 2.2));
}

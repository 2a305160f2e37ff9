/** Which modules each of the eight masks of the QR standard turns over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row * column) % 3) + ((row + column) % 2)) % 2 === 0,
];

const FINDER_LINE = [1, 0, 1, 1, 1, 0, 1];

/**
 * The mask with the fewest lost points, the first of equals; `modules` are masked by mask 0. The package's own choice
 * scores differently (any mask is readable): this one draws the codes that the recorded generator draws.
 */
export function chooseMask(modules: Uint8Array, reserved: Uint8Array, size: number): number {
  let chosen = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [index, mask] of MASKS.entries()) {
    const points = lostPoints(trial(modules, reserved, size, mask), size);
    if (points < fewest) [chosen, fewest] = [index, points];
  }
  return chosen;
}

/** The code under a mask, with format and version information still light: neither is known before the choice. */
function trial(
  modules: Uint8Array,
  reserved: Uint8Array,
  size: number,
  mask: (row: number, column: number) => boolean,
): Uint8Array {
  const first = MASKS[0] ?? mask;
  return modules.map((module, at) => {
    const row = Math.floor(at / size);
    const column = at % size;
    if (isInformation(row, column, size)) return 0;
    if (reserved[at]) return module ? 1 : 0;
    return (module ? 1 : 0) ^ (first(row, column) === mask(row, column) ? 0 : 1);
  });
}

function isInformation(row: number, column: number, size: number): boolean {
  const besideFinder = (at: number): boolean => (at < 9 && at !== 6) || at >= size - 8;
  if ((row === 8 && besideFinder(column)) || (column === 8 && besideFinder(row))) return true;
  if (size < 45) return false;
  const inVersion = (near: number, far: number): boolean => near < 6 && far >= size - 11 && far < size - 8;
  return inVersion(row, column) || inVersion(column, row);
}

/** Crowded neighbourhoods, blocks of four, lines that look like a finder, and too much of one colour. */
function lostPoints(modules: Uint8Array, size: number): number {
  let points = 0;
  let dark = 0;
  const at = (row: number, column: number): number => modules[row * size + column] ?? 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      dark += at(row, column);
      const alike = neighboursAlike(modules, size, row, column);
      if (alike > 5) points += alike - 2;
      if (row + 1 < size && column + 1 < size) {
        const four = at(row, column) + at(row + 1, column) + at(row, column + 1) + at(row + 1, column + 1);
        if (four === 0 || four === 4) points += 3;
      }
      if (column + 6 < size && FINDER_LINE.every((value, step) => at(row, column + step) === value))
        points += 40;
      if (row + 6 < size && FINDER_LINE.every((value, step) => at(row + step, column) === value))
        points += 40;
    }
  }
  return points + Math.abs((100 * dark) / size / size - 50) * 2;
}

function neighboursAlike(modules: Uint8Array, size: number, row: number, column: number): number {
  const own = modules[row * size + column];
  let alike = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(size - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(size - 1, column + 1); x++)
      if (modules[y * size + x] === own) alike++;
  return alike - 1;
}

import type { Indexed, Raster } from './png.ts';

type Point = readonly [number, number, number];

/**
 * A color where the distance of two is what the comparison sees: luminance and the two chrominances of NTSC, weighed as in
 * "Measuring perceived color difference using YIQ NTSC transmission color space in mobile applications" (Kotsarenko, Ramos
 * 2010), which pixelmatch follows.
 */
const seen = (red: number, green: number, blue: number): Point => [
  Math.sqrt(0.5053) * (0.29889531 * red + 0.58662247 * green + 0.11448223 * blue),
  Math.sqrt(0.299) * (0.59597799 * red - 0.2741761 * green - 0.32180189 * blue),
  Math.sqrt(0.1957) * (0.21147017 * red - 0.52261711 * green + 0.31114694 * blue),
];

/** The farthest that two colors can be from each other, by the same source. */
const FARTHEST = Math.sqrt(35215);

const COLORS = 256;
/** So many of them are the commonest ones as they are: grounds and inks, on which a small error would be seen everywhere. */
const EXACT = 64;

interface Color {
  readonly value: number;
  readonly at: Point;
}

interface Box {
  readonly colors: readonly Color[];
  readonly low: Point;
  readonly high: Point;
  /** From corner to corner. */
  readonly size: number;
}

const away = ([a, b, c]: Point, [d, e, f]: Point): number => Math.hypot(a - d, b - e, c - f);

function boxAround(colors: readonly Color[]): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { at } of colors)
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], at[axis]);
      high[axis] = Math.max(high[axis], at[axis]);
    }
  return { colors, low, high, size: away(low, high) };
}

/** Cut in the middle of its longest side. */
function halves({ colors, low, high }: Box): [Box, Box] {
  const sides = ([0, 1, 2] as const).map((axis) => ({ axis, length: high[axis] - low[axis] }));
  const { axis, length } = sides.reduce((longest, one) => (one.length > longest.length ? one : longest));
  const middle = low[axis] + length / 2;
  const isLow = ({ at }: Color): boolean => at[axis] <= middle;
  return [boxAround(colors.filter(isLow)), boxAround(colors.filter((one) => !isLow(one)))];
}

const channels = (value: number): [number, number, number] => [value >> 16, (value >> 8) & 255, value & 255];

/**
 * A picture by 256 colors of its own: exact where it has no more, else those that lie nearest to each other are one.
 * @returns with it the farthest that a pixel is from its color, of the distance between black and white
 */
export function withPalette({ width, height, rgb }: Raster): Indexed & { readonly farthest: number } {
  const values = new Uint32Array(width * height);
  for (let at = 0; at < values.length; at++)
    values[at] = ((rgb[at * 3] ?? 0) << 16) | ((rgb[at * 3 + 1] ?? 0) << 8) | (rgb[at * 3 + 2] ?? 0);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const colors = [...counts]
    .sort(([a, often], [b, seldom]) => seldom - often || a - b)
    .map(([value]) => ({ value, at: seen(...channels(value)) }));
  const rest = colors.slice(EXACT);
  const boxes = [...colors.slice(0, EXACT).map((one) => [one]), ...(rest.length > 0 ? [rest] : [])].map(
    boxAround,
  );
  while (boxes.length < COLORS) {
    const largest = boxes.reduce(
      (most, one, index) => (one.size > (boxes[most]?.size ?? 0) ? index : most),
      0,
    );
    const box = boxes[largest];
    if (!box || box.size === 0) break;
    boxes.splice(largest, 1, ...halves(box));
  }
  const placeOf = new Map<number, number>();
  let farthest = 0;
  const palette = boxes.map(({ colors, low, high }, place) => {
    const middle = low.map((one, axis) => (one + (high[axis] ?? one)) / 2) as unknown as Point;
    const kept = colors.reduce((nearest, one) =>
      away(one.at, middle) < away(nearest.at, middle) ? one : nearest,
    );
    for (const { value, at } of colors) {
      placeOf.set(value, place);
      farthest = Math.max(farthest, away(at, kept.at) / FARTHEST);
    }
    return channels(kept.value);
  });
  return {
    width,
    height,
    palette,
    places: Uint8Array.from(values, (one) => placeOf.get(one) ?? 0),
    farthest,
  };
}

// Leaves out of an outline what nobody sees: rounding makes curves that are straight, and points that lie on the line between their neighbors.

/** In steps of an em. */
export type Point = readonly [x: number, y: number];

/** A command of a path with its points, absolute: where it leads to last, what bends it before. */
export interface Segment {
  readonly command: string;
  readonly points: readonly Point[];
}

/** A curve whose bend is at most so far off its chord, in steps, is a line: it leaves that by half a step, which rounding does as well. */
const STRAIGHT = 1;
/** A point that is at most so far off the line between those around it is left out. */
const BESIDE = 0.5;

/** How far a point is off a stretch. */
function off([x, y]: Point, from: Point, to: Point): number {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const square = alongX ** 2 + alongY ** 2;
  const part = square === 0 ? 0 : ((x - from[0]) * alongX + (y - from[1]) * alongY) / square;
  const near = Math.max(0, Math.min(1, part));
  return Math.hypot(x - from[0] - near * alongX, y - from[1] - near * alongY);
}

/** The ends of a run of lines, and of what is between them the points that it needs. */
function needed(run: readonly Point[]): readonly Point[] {
  const [from, to] = [run[0], run.at(-1)];
  if (run.length < 3 || !from || !to) return run;
  let [most, at] = [0, 0];
  for (const [index, point] of run.entries()) {
    const far = off(point, from, to);
    if (far > most) [most, at] = [far, index];
  }
  return most <= BESIDE
    ? [from, to]
    : [...needed(run.slice(0, at + 1)).slice(0, -1), ...needed(run.slice(at))];
}

/** The same outline to the eye: nothing of it is further off than half a step, a quarter of a pixel in the largest title. */
export function withoutNeedless(segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = [];
  let pen: Point = [0, 0];
  let run: Point[] = [];
  const close = (): void => {
    const [, ...points] = needed(run);
    for (const point of points) kept.push({ command: 'L', points: [point] });
    run = [];
  };
  for (const segment of segments) {
    const to = segment.points.at(-1);
    const isLine =
      to !== undefined &&
      segment.command !== 'M' &&
      segment.points.slice(0, -1).every((bend) => off(bend, pen, to) <= STRAIGHT);
    if (isLine) run = [...(run.length === 0 ? [pen] : run), to];
    else {
      close();
      kept.push(segment);
    }
    pen = to ?? pen;
  }
  close();
  return kept;
}

/** What was seen of one thing that somebody does on a page. */
export interface Seen {
  /** What is done, and on which page. */
  readonly what: string;
  /** Scripted inputs; none where a board is flung. */
  readonly inputs: number;
  /** Of each input that took 16 ms or more, ms until its frame stood on the screen. */
  readonly waits: readonly number[];
  /** Tasks beyond 50 ms, ms. */
  readonly tasks: readonly number[];
  /** Frames of a scrolled board that were looked at, and those without a row. */
  readonly frames: number;
  readonly blank: number;
}

/** What a weak phone must hold: ms of the longest task of a fling, share of blank frames, ms of an input at the 75th percentile. */
export const limits = { task: 50, blank: 0.05, input: 200 } as const;

/** Below this, in ms, a browser tells of no input. */
const TOLD_FROM = 16;

/** Nearest rank; inputs that a browser does not tell of took less than it tells from. */
export function inputAt({ inputs, waits }: Seen, share: number): number {
  const sorted = [...Array<number>(Math.max(0, inputs - waits.length)).fill(TOLD_FROM), ...waits].sort(
    (a, b) => a - b,
  );
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

const longest = ({ tasks }: Seen): number => Math.max(0, ...tasks);

/** What is over its limit, in words. */
export function over(seen: Seen): string[] {
  const faults: string[] = [];
  const expect = (name: string, got: number, most: number, unit: string): void => {
    if (!(got <= most)) faults.push(`${seen.what}: ${name}: expected at most ${most} ${unit}, got ${got}`);
  };
  if (seen.inputs > 0) expect('inputs at the 75th percentile', inputAt(seen, 0.75), limits.input, 'ms');
  else {
    expect('longest task', Math.round(longest(seen)), limits.task, 'ms');
    expect('frames without a row', Math.round((100 * seen.blank) / seen.frames), 100 * limits.blank, '%');
  }
  return faults;
}

/** The table, as lines. */
export function weakReport(all: readonly Seen[]): string[] {
  const line = ([what = '', ...cells]: readonly string[]): string =>
    what.padEnd(44) + cells.map((cell) => cell.padStart(9)).join('');
  const rows = all.map((seen) => {
    const task = longest(seen);
    return line([
      seen.what,
      ...(seen.inputs > 0
        ? [String(seen.inputs), inputAt(seen, 0.75).toFixed(0), inputAt(seen, 1).toFixed(0)]
        : ['', '', '']),
      task === 0 ? 'to 50' : task.toFixed(0),
      ...(seen.frames > 0 && seen.inputs === 0
        ? [String(seen.frames), `${((100 * seen.blank) / seen.frames).toFixed(1)} %`]
        : ['', '']),
    ]);
  });
  return [line(['', 'inputs', 'p75', 'worst', 'task', 'frames', 'blank']), ...rows];
}

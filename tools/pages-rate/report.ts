import type { Memory } from './serve.ts';

/** Requests of one kind: how long each took, ms, and what all together took. */
export interface Asked {
  readonly taken: readonly number[];
  readonly bytes: number;
  readonly ms: number;
}

/** One row of the table. */
export interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The value that so large a part of all are not above. @param part from 0 to 1 */
export function percentile(all: readonly number[], part: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

const headings = ['requests', 'a second', 'median, ms', 'p99, ms', 'kB each'];

export function rowOf(name: string, { taken, bytes, ms }: Asked): Row {
  const all = taken.length;
  return {
    name,
    cells: [
      String(all),
      String(Math.round((all / ms) * 1000)),
      percentile(taken, 0.5).toFixed(1),
      percentile(taken, 0.99).toFixed(1),
      (bytes / all / 1000).toFixed(1),
    ],
  };
}

/** As a table of Markdown. */
export const table = (rows: readonly Row[]): readonly string[] => [
  `| | ${headings.join(' | ')} |`,
  `|---${'|---:'.repeat(headings.length)}|`,
  ...rows.map(({ name, cells }) => `| ${name} | ${cells.join(' | ')} |`),
];

/** Requests of one kind of a mixed load. */
export interface Kind {
  readonly name: string;
  /** How long each took, ms, from when it was due. */
  readonly taken: readonly number[];
  /** How many were answered, and with a refusal. */
  readonly refused: number;
  /** How many had no answer, or one that the server itself calls a failure. */
  readonly failed: number;
}

export function kindsTable(kinds: readonly Kind[], ms: number): readonly string[] {
  const all = kinds.flatMap(({ taken }) => taken);
  const sum = (key: 'refused' | 'failed'): number => kinds.reduce((total, one) => total + one[key], 0);
  const whole: Kind = { name: 'all', taken: all, refused: sum('refused'), failed: sum('failed') };
  return [
    '| | requests | a second | median, ms | p99, ms | refused | failed |',
    `|---${'|---:'.repeat(6)}|`,
    ...[...kinds, whole].map(({ name, taken, refused, failed }) => {
      const rate = ((taken.length / ms) * 1000).toFixed(1);
      const [median, most] = [percentile(taken, 0.5).toFixed(1), percentile(taken, 0.99).toFixed(1)];
      return `| ${name} | ${taken.length} | ${rate} | ${median} | ${most} | ${refused} | ${failed} |`;
    }),
  ];
}

/** What a server holds at a moment of a mixed load. @param at minutes since it began */
export interface Held extends Memory {
  readonly at: number;
}

/** MB a minute of a straight line through what is held, by least squares. */
export function slopeOf(all: readonly Held[], key: 'held' | 'heap' | 'resident'): number {
  const mean = (of: (one: Held) => number): number => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const [x, y] = [mean(({ at }) => at), mean((one) => one[key])];
  const over = all.reduce((sum, one) => sum + (one.at - x) * (one[key] - y), 0);
  const under = all.reduce((sum, one) => sum + (one.at - x) ** 2, 0);
  return under === 0 ? 0 : over / under / MB;
}

export const memoryTable = (all: readonly Held[]): readonly string[] => [
  '| minute | heap, MB | held, MB | resident, MB |',
  '|---:|---:|---:|---:|',
  ...all.map(
    ({ at, heap, held, resident }) =>
      `| ${at.toFixed(0)} | ${[heap, held, resident].map((one) => (one / MB).toFixed(1)).join(' | ')} |`,
  ),
];

const MB = 1e6;
/** What may come and go between two looks, such as pages that are being drawn. */
const NOISE = 16 * MB;

/** Whether what is held goes on growing behind the middle, by more than a tenth and more than what comes and goes. */
export function growthOf(memory: readonly Memory[]): { readonly told: string; readonly grows: boolean } {
  const told = memory
    .map(({ held, resident }) => `${Math.round(held / MB)} MB (${Math.round(resident / MB)} MB resident)`)
    .join(', ');
  const middle = memory.at(-2)?.held ?? 0;
  const more = (memory.at(-1)?.held ?? 0) - middle;
  return { told, grows: more > Math.max(NOISE, middle / 10) };
}

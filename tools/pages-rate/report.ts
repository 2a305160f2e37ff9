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

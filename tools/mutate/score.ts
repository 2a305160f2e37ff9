import type { Decision } from './results.ts';

interface Count {
  all: number;
  killed: number;
  /** Of those that survived: with them the code does the same. They are none of `all`. */
  alike: number;
  /** Of those killed: by a test that only waited for ever. */
  late: number;
}

const line = (name: string, { all, killed, late, alike }: Count): string =>
  `${name.padEnd(12)} ${killed} of ${all} killed, ${((100 * killed) / all).toFixed(1)} %${late > 0 ? `, ${late} by time-out` : ''}${alike > 0 ? `; ${alike} that change nothing left out` : ''}`;

/** How many were killed, by room; the fixed ones apart from the sample. */
export class Score {
  readonly #rooms = new Map<string, Count>();

  /** @param changesNothing it is listed as one that no test can see */
  add(room: string, { failed, late }: Decision, changesNothing = false): void {
    for (const name of room === 'fixed' ? [room] : [room, 'the sample']) {
      const count = this.#rooms.get(name) ?? { all: 0, killed: 0, late: 0, alike: 0 };
      this.#rooms.set(name, count);
      if (failed === undefined && changesNothing) {
        count.alike += 1;
        continue;
      }
      count.all += 1;
      if (failed !== undefined) count.killed += 1;
      if (late) count.late += 1;
    }
  }

  left(room: string): number {
    const { all = 0, killed = 0 } = this.#rooms.get(room) ?? {};
    return all - killed;
  }

  lines(): string[] {
    const of = (whole: boolean): string[] =>
      [...this.#rooms].filter(([name]) => (name === 'the sample') === whole).map((one) => line(...one));
    return [...of(false), ...of(true)];
  }
}

import { dirname } from 'node:path';
import type { Judge } from './judge.ts';
import type { Leavings } from './leavings.ts';
import type { Decision } from './results.ts';
import type { Trial, Verdict } from './trial.ts';

/** How many test files judge one mutant, where nothing else is said: with all that run it, a survivor would cost minutes. */
export const MOST_TESTS = 12;
/** How long a test file may take that has not yet passed, in ms: one that takes longer is not asked. */
const PATIENCE = 90_000;
/** How long it may take with a mutant, by how long it took without. */
const patienceOf = (ms: number): number => Math.min(PATIENCE, 20_000 + 5 * ms);

/** Decides on mutants by tests, one after the other. */
export class Decider {
  readonly #judge: Judge;
  readonly #leavings: Pick<Leavings, 'get' | 'keep' | 'path'>;
  /** Test files that have failed without any mutant. */
  readonly #unsound = new Set<string>();
  /** The longest that a test file took to pass, in ms. */
  readonly #took = new Map<string, number>();
  readonly #most: number;

  /** @param most how many test files judge one mutant */
  constructor(judge: Judge, leavings: Pick<Leavings, 'get' | 'keep' | 'path'>, most = MOST_TESTS) {
    this.#judge = judge;
    this.#leavings = leavings;
    this.#most = most;
  }

  /** Test files that have failed without any mutant, twice, or took too long: nothing is known by them. */
  get unsound(): string[] {
    return [...this.#unsound];
  }

  /**
   * @param met the line where what is changed begins
   * @param candidates test files, the likeliest to see it first
   */
  async decide(
    change: { file: string; text: string },
    met: number,
    candidates: readonly string[],
  ): Promise<Decision> {
    // Those of which it is known what they run come first, the quickest before: most mutants are seen by several.
    // Its folder's are asked whatever they take: they are there for it.
    const kin = candidates.filter((test) => dirname(test) === dirname(change.file));
    const others = candidates.slice(1);
    const known = others.filter((test) => this.#leavings.get(test) !== undefined);
    const quick = known.sort((a, b) => this.#tookOf(a) - this.#tookOf(b));
    let asked = 0;
    for (const test of new Set([...candidates.slice(0, 1), ...kin, ...quick, ...others])) {
      if (asked === this.#most) break;
      if (!(await this.#runs(test, change.file, met))) continue;
      asked += 1;
      const trial = { ...change, test };
      let verdict = await this.#run(trial);
      // A machine that is busy makes tests late as well: what is late again is.
      if (verdict === 'late') verdict = await this.#run(trial);
      if (verdict !== 'passed') return { failed: test, ...(verdict === 'late' ? { late: true } : {}) };
    }
    return {};
  }

  #tookOf(test: string): number {
    return this.#took.get(test) ?? this.#leavings.get(test)?.took ?? 0;
  }

  async #run(trial: Trial): Promise<Verdict> {
    const { test } = trial;
    const started = Date.now();
    const took = this.#tookOf(test);
    const verdict = await this.#judge.judge(trial, took === 0 ? PATIENCE : patienceOf(took));
    if (verdict === 'passed') this.#took.set(test, Math.max(took, Date.now() - started));
    return verdict;
  }

  /** Whether a test runs a line. One that fails without any mutant, twice, or takes too long, is not asked. */
  async #runs(test: string, file: string, line: number): Promise<boolean> {
    if (this.#unsound.has(test)) return false;
    let known = this.#leavings.get(test);
    if (!known) {
      const trial = { test, unreached: this.#leavings.path(test) };
      const first = await this.#run(trial);
      if (first !== 'passed' && (first === 'late' || (await this.#run(trial)) !== 'passed')) {
        this.#unsound.add(test);
        return false;
      }
      known = this.#leavings.keep(test, this.#tookOf(test));
    }
    return known.unreached[file]?.includes(line) === false;
  }
}

import type { Judge } from './judge.ts';
import type { Trial } from './trial.ts';

/** How long a test file may take that has not yet passed, in ms; of others it is known. */
const PATIENCE = 150_000;
const patienceOf = (ms: number): number => Math.min(PATIENCE, 20_000 + 5 * ms);

/** What became of a mutant: the test file that saw it, none of a survivor; `late` where that file only waited for ever. */
export interface Decision {
  readonly failed?: string;
  readonly late?: true;
}

/** Decides on mutants by tests, one after the other. */
export class Decider {
  readonly #judge: Judge;
  /** Whether a test file passes without any mutant. */
  readonly #sound = new Map<string, Promise<boolean>>();
  /** The longest that it took to pass, in ms. */
  readonly #took = new Map<string, number>();

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** Test files that have failed without any mutant, twice: nothing is known by them. */
  async unsound(): Promise<string[]> {
    const known = await Promise.all(
      [...this.#sound].map(async ([test, sound]) => ((await sound) ? [] : [test])),
    );
    return known.flat();
  }

  async decide(change: { file: string; text: string }, tests: readonly string[]): Promise<Decision> {
    for (const test of tests) {
      const trial = { ...change, test };
      let verdict = await this.#run(trial);
      // A machine that is busy makes tests late as well: what is late again is.
      if (verdict === 'late' && (await this.#isSound(test))) verdict = await this.#run(trial);
      if (verdict === 'passed' || !(await this.#isSound(test))) continue;
      return { failed: test, ...(verdict === 'late' ? { late: true } : {}) };
    }
    return {};
  }

  async #run(trial: Trial) {
    const { test } = trial;
    const started = Date.now();
    const took = this.#took.get(test);
    const verdict = await this.#judge.judge(trial, took === undefined ? PATIENCE : patienceOf(took));
    if (verdict === 'passed') this.#took.set(test, Math.max(took ?? 0, Date.now() - started));
    return verdict;
  }

  #isSound(test: string): Promise<boolean> {
    const passes = async (): Promise<boolean> => (await this.#run({ test })) === 'passed';
    const known = this.#sound.get(test) ?? passes().then(async (sound) => sound || (await passes()));
    this.#sound.set(test, known);
    return known;
  }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './results.ts';

/** By file of what a test loads: the lines that have code of which it runs none. */
type Unreached = Readonly<Record<string, readonly number[]>>;

/** What test files leave out, kept for the next run as long as all that they load stays the same. */
export class Leavings {
  readonly #folder: string;
  readonly #known = new Map<string, Unreached>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Where a trial of a test file writes it. */
  path(test: string): string {
    return join(this.#folder, `${test.replaceAll('/', '!')}.json`);
  }

  /** What a trial has written is right for the files as they are now. */
  keep(test: string): Unreached {
    const unreached = JSON.parse(readFileSync(this.path(test), 'utf8')) as Unreached;
    this.#known.set(test, unreached);
    writeFileSync(`${this.path(test)}.hash`, hashOf([test, ...Object.keys(unreached)]));
    return unreached;
  }

  get(test: string): Unreached | undefined {
    const known = this.#known.get(test);
    if (known || !existsSync(`${this.path(test)}.hash`)) return known;
    const unreached = JSON.parse(readFileSync(this.path(test), 'utf8')) as Unreached;
    if (readFileSync(`${this.path(test)}.hash`, 'utf8') !== hashOf([test, ...Object.keys(unreached)]))
      return undefined;
    this.#known.set(test, unreached);
    return unreached;
  }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './results.ts';

/** What is known of a test file. */
interface Known {
  /** By file of what it loads: the lines that have code of which it runs none. */
  readonly unreached: Readonly<Record<string, readonly number[]>>;
  /** How long it took, in ms. */
  readonly took: number;
}

/** What test files leave out, kept for the next run as long as all that they load stays the same. */
export class Leavings {
  readonly #folder: string;
  readonly #known = new Map<string, Known>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Where a trial of a test file writes it. */
  path(test: string): string {
    return join(this.#folder, `${test.replaceAll('/', '!')}.json`);
  }

  /** What a trial has written is right for the files as they are now. */
  keep(test: string, took: number): Known {
    const known = { unreached: this.#read(test), took };
    this.#known.set(test, known);
    writeFileSync(
      this.#stamp(test),
      JSON.stringify({ took, hash: hashOf([test, ...Object.keys(known.unreached)]) }),
    );
    return known;
  }

  get(test: string): Known | undefined {
    const before = this.#known.get(test);
    if (before || !existsSync(this.#stamp(test))) return before;
    const unreached = this.#read(test);
    const { took, hash } = JSON.parse(readFileSync(this.#stamp(test), 'utf8')) as {
      took: number;
      hash: string;
    };
    if (hash !== hashOf([test, ...Object.keys(unreached)])) return undefined;
    const known = { unreached, took };
    this.#known.set(test, known);
    return known;
  }

  #read(test: string): Known['unreached'] {
    return JSON.parse(readFileSync(this.path(test), 'utf8')) as Known['unreached'];
  }

  /** Of what the file was written. */
  #stamp(test: string): string {
    return `${this.path(test)}.stamp`;
  }
}

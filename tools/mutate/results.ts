import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../build/schemas.ts';

/** What became of a mutant: the test file that saw it, none of a survivor; `late` where that file only waited for ever. */
export interface Decision {
  readonly failed?: string;
  readonly late?: true;
}

export interface Result extends Decision {
  readonly id: string;
  /** What ran: of a mutant that was killed the last. */
  readonly tests: readonly string[];
  /** Of the texts that decided it: the source and these tests. */
  readonly hash: string;
}

const textOf = (file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/** Of files as they are now. */
export const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${textOf(file)}\n`);
  return hash.digest('base64url').slice(0, 16);
};

/** What is known from earlier runs, as long as the files that decided it have not changed. One line a result. */
export class Results {
  readonly #path: string;
  readonly #known = new Map<string, Result>();

  constructor(path: string) {
    this.#path = path;
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const result = JSON.parse(line) as Result;
      this.#known.set(result.id, result);
    }
  }

  get(id: string, source: string): Result | undefined {
    const result = this.#known.get(id);
    return result && result.hash === hashOf([source, ...result.tests]) ? result : undefined;
  }

  /** Of those that survived when they were last judged, by tests as they were. */
  survivors(): string[] {
    return [...this.#known.values()].filter(({ failed }) => failed === undefined).map(({ id }) => id);
  }

  put(id: string, source: string, tests: readonly string[], decision: Decision): Result {
    const result: Result = { id, ...decision, tests, hash: hashOf([source, ...tests]) };
    this.#known.set(id, result);
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, `${JSON.stringify(result)}\n`);
    return result;
  }
}

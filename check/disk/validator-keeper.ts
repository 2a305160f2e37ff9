import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import { scriptOf, type Validators, validatorsIn } from '../shape/validators.ts';
import { folder, runScript, writeWhole } from './load-kept.mjs';

/** Keeps the validators of documents as a script beside the check, so that not every run compiles the schemas. */
export class ValidatorKeeper {
  readonly #before: string;
  readonly #folder: string;
  #keepCode: () => void = () => {};

  /** @param stamp that of the check's sources: another ajv, or another way to ask it, is another stamp */
  constructor(stamp: string, inFolder = folder) {
    this.#folder = inFolder;
    this.#before = `${stamp}.validators-`;
  }

  /** Those of a set of schemas; undefined where they have to be compiled. */
  of(set: SchemaSet): Validators | undefined {
    const hash = createHash('sha256')
      .update(JSON.stringify([...set]))
      .digest('hex');
    const file = join(this.#folder, `${this.#before}${hash.slice(0, 32)}.cjs`);
    try {
      const { exports, keepCode } = runScript(file, this.#sound(file) ?? this.#make(file, set));
      this.#keepCode = keepCode;
      return validatorsIn(exports, set);
    } catch {
      return undefined;
    }
  }

  /** A script says at its end that it is whole. */
  #sound(file: string): string | undefined {
    try {
      const script = readFileSync(file, 'utf8');
      return script.endsWith(END) ? script : undefined;
    } catch {
      return undefined;
    }
  }

  #make(file: string, set: SchemaSet): string {
    const script = `${scriptOf(set)}\n${END}`;
    // Those of schemas that have changed are asked for no more.
    for (const name of readdirSync(this.#folder))
      if (name.startsWith(this.#before)) rmSync(join(this.#folder, name), { force: true });
    writeWhole(file, script);
    return script;
  }

  /** Keeps what was compiled by a run: the next one starts with it. */
  keepCode(): void {
    this.#keepCode();
  }
}

const END = '// whole';

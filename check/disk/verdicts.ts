import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { filesBelow } from '../../build/files-below.ts';
import type { Finding } from '../finding.ts';
import type { Memory } from '../index.ts';
import type { Summary } from '../model/site.ts';
import { writeWhole } from './load-kept.mjs';

interface Kept {
  world: string;
  summaries: Map<string, Summary>;
  findings: Map<string, Finding[]>;
}

const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('base64url');
};

/**
 * Changes with all that a verdict hangs on beside the documents: the check itself, the schemas, the names of pictures and
 * of the files of modules, and the data of modules.
 * @param stamp that of the check's sources
 */
function worldOf(root: string, stamp: string): string {
  const below = (folder: string): string[] =>
    filesBelow(join(root, folder)).map((path) => `${folder}/${path}`);
  const names = [...below('activities'), ...below('modules')];
  const read = [...below('schemas'), ...names.filter((path) => /^modules\/.*\.json$/.test(path))];
  return digest(stamp, names.join('\n'), ...read.flatMap((path) => [path, readFileSync(join(root, path))]));
}

const plain = (_key: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);

/** Verdicts on the documents of a project, in a file: a document is judged again when it, or anything it hangs on, has changed. */
export class Verdicts implements Memory {
  readonly #file: string;
  readonly #world: () => string;
  readonly #before: Kept;
  readonly #now: Kept;
  #isNew = false;
  #site: { of: readonly Summary[]; digest: string } | undefined;

  /** @param stamp that of the check's sources */
  constructor(file: string, root: string, stamp: string) {
    this.#file = file;
    this.#world = () => worldOf(root, stamp);
    const world = this.#world();
    this.#now = { world, summaries: new Map(), findings: new Map() };
    const before = readKept(file);
    this.#before = before?.world === world ? before : this.#now;
  }

  /** Whether a run before has read such a document. */
  has(path: string, text: string): boolean {
    return this.#before.summaries.has(digest(path, text));
  }

  /** What is not known here is asked of another. */
  before(other: Memory): Memory {
    return {
      summary: (path, text, make) => this.summary(path, text, () => other.summary(path, text, make)),
      findings: (path, text, site, make) =>
        this.findings(path, text, site, () => other.findings(path, text, site, make)),
    };
  }

  summary(path: string, text: string, make: () => Summary): Summary {
    return this.#known('summaries', digest(path, text), make);
  }

  findings(path: string, text: string, site: readonly Summary[], make: () => Finding[]): Finding[] {
    if (this.#site?.of !== site) this.#site = { of: site, digest: digest(JSON.stringify(site, plain)) };
    return this.#known('findings', digest(path, text, this.#site.digest), make);
  }

  #known<Value>(kind: 'summaries' | 'findings', key: string, make: () => Value): Value {
    const before = (this.#before[kind] as Map<string, unknown>).get(key) as Value | undefined;
    this.#isNew ||= before === undefined;
    const value = before ?? make();
    (this.#now[kind] as Map<string, unknown>).set(key, value);
    return value;
  }

  /** Keeps the verdicts of this run; of one that others asked for alone, those that still hold as well. */
  keep(): void {
    // What was judged by schemas that changed meanwhile is not kept for either of them.
    if (!this.#isNew || this.#world() !== this.#now.world) return;
    const most = 5_000;
    for (const kind of ['summaries', 'findings'] as const) {
      const now = this.#now[kind] as Map<string, unknown>;
      for (const [key, value] of this.#before[kind])
        if (now.size < most && !now.has(key)) now.set(key, value);
    }
    try {
      writeWhole(this.#file, serialize(this.#now));
    } catch {
      // The next run judges them again.
    }
  }
}

function readKept(file: string): Kept | undefined {
  try {
    return deserialize(readFileSync(file)) as Kept;
  } catch {
    return undefined;
  }
}

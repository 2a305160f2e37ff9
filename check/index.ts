import { complete, judge, type Prepared, prepare, readShape, readSound } from './check-text.ts';
import type { Finding, Report } from './finding.ts';
import type { CheckContext } from './model/context.ts';
import { isSound, summaryOf } from './model/file.ts';
import { isDocumentPath } from './model/file-kinds.ts';
import { addressOfFile, Site, type Summary } from './model/site.ts';

export { checkText } from './check-text.ts';
export type { Finding, Report } from './finding.ts';

/** Who keeps what was found out before. What it hangs on beside these arguments is the keeper's to know: schemas, pictures, data. */
export interface Memory {
  /** What the others need to know of a document. */
  summary(path: string, text: string, make: () => Summary): Summary;
  /** What is wrong with a file, seen from all documents. */
  findings(path: string, text: string, site: readonly Summary[], make: () => Finding[]): Finding[];
}

const forgetful: Memory = { summary: (_, __, make) => make(), findings: (_, __, ___, make) => make() };

/**
 * Checks documents and data files that are in memory; `context.site` becomes that of the documents.
 * @param context made when the first file is judged, where it is given as what makes it
 */
export function checkTexts(
  texts: ReadonlyMap<string, string>,
  context: CheckContext | (() => CheckContext),
  wanted?: readonly string[],
  memory = forgetful,
): Report {
  const started = performance.now();
  const judges = new Judge(context);
  const summaries = [...texts].flatMap(([path, text]) =>
    isDocumentPath(path) ? [memory.summary(path, text, () => judges.summary(path, text))] : [],
  );
  const site = judges.meet(summaries);
  const isWanted = wanted && new Set(wanted);
  const findings = [...texts].flatMap(([path, text]) =>
    isWanted?.has(path) === false
      ? []
      : memory.findings(path, text, summaries, () => judges.findings(path, text, site)),
  );
  const errors = findings.filter((one) => one.severity === 'error').length;
  return {
    findings,
    files: [...(wanted ?? texts.keys())],
    errors,
    warnings: findings.length - errors,
    fixable: findings.filter((one) => one.fix).length,
    duration: performance.now() - started,
  };
}

/** Judges documents in two turns, because a document is judged by what all of them say of themselves. */
export class Judge {
  readonly #make: () => CheckContext;
  readonly #known = new Map<string, Prepared>();
  /** Documents that need only be read again: of a thousand, one at a time is laid out. */
  readonly #sound = new Set<string>();
  #made: CheckContext | undefined;

  constructor(context: CheckContext | (() => CheckContext)) {
    this.#make = typeof context === 'function' ? context : () => context;
    if (typeof context !== 'function') this.#made = context;
  }

  #world(): CheckContext {
    this.#made ??= this.#make();
    return this.#made;
  }

  /** First turn: what the others need to know of a document. */
  summary(path: string, text: string): Summary {
    const world = this.#world();
    const read = readShape(path, text, world);
    if ('findings' in read) {
      this.#known.set(path, read);
      return unknown(path);
    }
    if (isSound(read)) this.#sound.add(path);
    else this.#known.set(path, { file: complete(read, world) });
    return summaryOf(read, world);
  }

  /** Between the turns: what all documents have said. */
  meet(summaries: Iterable<Summary>): Site {
    const site = new Site(summaries);
    if (this.#made) this.#made.site = site;
    return site;
  }

  /** Second turn: what is wrong with a document, or with a data file that may name documents. */
  findings(path: string, text: string, site: Site): Finding[] {
    const world = this.#world();
    world.site = site;
    const one =
      this.#known.get(path) ??
      (this.#sound.has(path) ? { file: complete(readSound(path, text), world) } : prepare(path, text, world));
    this.#known.delete(path);
    return 'findings' in one ? one.findings : judge({ ...one.file, site: site.with(one.file.summary) });
  }
}

/** A document that cannot be read still has its address; nobody knows its parts. */
const unknown = (file: string): Summary => ({
  file,
  route: addressOfFile(file),
  routes: new Set([addressOfFile(file)]),
  aliases: [],
  look: '',
  names: new Set(),
  anchors: new Set(),
  open: true,
});

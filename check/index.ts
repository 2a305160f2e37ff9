import { judge, type Prepared, prepare } from './check-text.ts';
import type { Finding, Report } from './finding.ts';
import type { CheckContext } from './model/context.ts';
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
  let made = typeof context === 'function' ? undefined : context;
  const world = (): CheckContext => {
    made ??= (context as () => CheckContext)();
    return made;
  };
  const known = new Map<string, Prepared>();
  const summaries = [...texts].flatMap(([path, text]) =>
    isDocumentPath(path)
      ? [
          memory.summary(path, text, () => {
            const one = prepare(path, text, world());
            known.set(path, one);
            return 'file' in one ? one.file.summary : unknown(path);
          }),
        ]
      : [],
  );
  const site = new Site(summaries);
  if (made) made.site = site;
  const judged = (path: string, text: string): Finding[] => {
    world().site = site;
    // What is no document may name one: it is read when all of them are known.
    const one = known.get(path) ?? prepare(path, text, world());
    return 'findings' in one ? one.findings : judge({ ...one.file, site: site.with(one.file.summary) });
  };
  const isWanted = wanted && new Set(wanted);
  const findings = [...texts].flatMap(([path, text]) =>
    isWanted?.has(path) === false ? [] : memory.findings(path, text, summaries, () => judged(path, text)),
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

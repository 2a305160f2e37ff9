import { judge, prepare } from './check-text.ts';
import type { Finding, Report } from './finding.ts';
import type { CheckContext } from './model/context.ts';
import { isDocumentPath } from './model/file-kinds.ts';
import { addressOfFile, Site, type Summary } from './model/site.ts';

export { checkText } from './check-text.ts';
export type { Finding, Report } from './finding.ts';

/** Checks documents and data files that are in memory; `context.site` becomes that of the documents. */
export function checkTexts(
  texts: ReadonlyMap<string, string>,
  context: CheckContext,
  wanted?: readonly string[],
): Report {
  const started = performance.now();
  const isWanted = (path: string) => !wanted || wanted.includes(path);
  const documents = new Map(
    [...texts].flatMap(([path, text]) =>
      isDocumentPath(path) ? [[path, prepare(path, text, context)] as const] : [],
    ),
  );
  context.site = new Site(
    [...documents].map(([path, one]): Summary => ('file' in one ? one.file.summary : unknown(path))),
  );
  const findings: Finding[] = [];
  for (const [path, text] of texts) {
    if (!isWanted(path)) continue;
    // What is no document may name one: it is read when all of them are known.
    const one = documents.get(path) ?? prepare(path, text, context);
    if ('findings' in one) findings.push(...one.findings);
    else findings.push(...judge({ ...one.file, site: context.site.with(one.file.summary) }));
  }
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

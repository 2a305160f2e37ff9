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
  const prepared = [...texts]
    .filter(([path]) => isWanted(path) || isDocumentPath(path))
    .map(([path, text]) => ({ path, ...prepare(path, text, context) }));
  const documents = prepared.filter((one) => isDocumentPath(one.path));
  context.site = new Site(
    documents.map((one): Summary => ('file' in one ? one.file.summary : unknown(one.path))),
  );
  const findings: Finding[] = [];
  for (const one of prepared) {
    if (!isWanted(one.path)) continue;
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, prepare } from './check-text.ts';
import { type CheckContext, createContext } from './context.ts';
import { dataPaths } from './data-paths.ts';
import { documentPaths, isDocumentPath } from './document-paths.ts';
import type { Finding, Report } from './finding.ts';
import { palettePaths } from './palette-paths.ts';
import { addressOfFile, Site, type Summary } from './site.ts';
import { strayPaths } from './stray-paths.ts';

export { checkText } from './check-text.ts';
export { documentPaths } from './document-paths.ts';
export type { Finding, Report } from './finding.ts';

/** Paths of everything that the check judges: documents and what looks like one, then palettes and the data of modules. */
export const checkedPaths = (root: string): string[] => [
  ...documentPaths(root),
  ...strayPaths(root),
  ...palettePaths(root),
  ...dataPaths(root),
];

/**
 * Checks all documents of a project against its schemas, its art and each other, and the data of its modules against
 * their schemas.
 * @param input.root folder that holds activities/ and schemas/
 * @param input.files paths whose findings are wanted; all without it
 */
export async function checkDocuments(input: { root: string; files?: readonly string[] }): Promise<Report> {
  const context = createContext(input.root);
  const texts = new Map(
    checkedPaths(input.root).map((path) => [path, readFileSync(join(input.root, path), 'utf8')]),
  );
  return checkTexts(texts, context, input.files);
}

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
  anchors: new Set(),
  open: true,
});

/** A context that knows all documents of a project: what an editor or a server checks single documents against. */
export function createProjectContext(root: string): CheckContext {
  const context = createContext(root);
  const texts = new Map(documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  checkTexts(texts, context, []);
  return context;
}

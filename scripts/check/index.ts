import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, prepare } from './check-text.ts';
import { type CheckContext, createContext, filesBelow } from './context.ts';
import type { Finding, Report } from './finding.ts';
import { routeOf, Site, type Summary } from './site.ts';

export { checkText } from './check-text.ts';
export type { Finding, Report } from './finding.ts';

/** Paths of all documents of a project, below its root, sorted. */
export const documentPaths = (root: string): string[] =>
  filesBelow(join(root, 'activities'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('art/'))
    .map((path) => `activities/${path}`);

/**
 * Checks all documents of a project against its schemas, its art and each other.
 * @param input.root folder that holds activities/ and schemas/
 * @param input.files paths whose findings are wanted; all without it
 */
export async function checkDocuments(input: { root: string; files?: readonly string[] }): Promise<Report> {
  const context = createContext(input.root);
  const texts = new Map(
    documentPaths(input.root).map((path) => [path, readFileSync(join(input.root, path), 'utf8')]),
  );
  return checkTexts(texts, context, input.files);
}

/** Checks documents that are in memory; `context.site` becomes theirs. */
export function checkTexts(
  texts: ReadonlyMap<string, string>,
  context: CheckContext,
  wanted?: readonly string[],
): Report {
  const started = performance.now();
  const prepared = [...texts].map(([path, text]) => ({ path, ...prepare(path, text, context) }));
  context.site = new Site(
    prepared.map((one): Summary => ('file' in one ? one.file.summary : unknown(one.path))),
  );
  const findings: Finding[] = [];
  for (const one of prepared) {
    if (wanted && !wanted.includes(one.path)) continue;
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
  route: routeOf(file),
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

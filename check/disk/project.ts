import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../finding.ts';
import { checkTexts } from '../index.ts';
import type { CheckContext } from '../model/context.ts';
import { checkedPaths, documentPaths } from './checked-paths.ts';
import { readContext } from './read-context.ts';

const textsAt = (root: string, paths: readonly string[]): Map<string, string> =>
  new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/**
 * Checks all documents of a project against its schemas, its art and each other, and the data of its modules against
 * their schemas.
 * @param input.root folder that holds activities/ and schemas/
 * @param input.files paths whose findings are wanted; all without it
 */
export async function checkDocuments(input: { root: string; files?: readonly string[] }): Promise<Report> {
  return checkTexts(textsAt(input.root, checkedPaths(input.root)), readContext(input.root), input.files);
}

/** A context that knows all documents of a project: what an editor or a server checks single documents against. */
export function readProject(root: string): CheckContext {
  const context = readContext(root);
  checkTexts(textsAt(root, documentPaths(root)), context, []);
  return context;
}

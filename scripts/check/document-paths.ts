import { join } from 'node:path';
import { filesBelow } from './context.ts';

/** A path below the root is that of a document: `activities/<route>.json`, art aside. */
export const isDocumentPath = (path: string): boolean =>
  path.startsWith('activities/') && path.endsWith('.json') && !path.startsWith('activities/art/');

/** Paths of all documents of a project, below its root, sorted. */
export const documentPaths = (root: string): string[] =>
  filesBelow(join(root, 'activities'))
    .map((path) => `activities/${path}`)
    .filter(isDocumentPath);

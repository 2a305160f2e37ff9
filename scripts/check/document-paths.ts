import { join } from 'node:path';
import { filesBelow } from './context.ts';

/** A path below the root is that of a document: `activities/<route>.json`, art aside. */
export const isDocumentPath = (path: string): boolean =>
  path.startsWith('activities/') && path.endsWith('.json') && !path.startsWith('activities/art/');

/**
 * A path below the root looks like that of a document, but the product reads none there: another ending, or a place
 * among the pictures. The palette of a theme is no document.
 */
export const isStrayPath = (path: string): boolean =>
  /^activities\/.+\.json\w*$/i.test(path) &&
  !isDocumentPath(path) &&
  !/^activities\/art\/[^/]+\/palette\.json$/.test(path);

const below = (root: string): string[] =>
  filesBelow(join(root, 'activities')).map((path) => `activities/${path}`);

/** Paths of all documents of a project, below its root, sorted. */
export const documentPaths = (root: string): string[] => below(root).filter(isDocumentPath);

/** Paths of what looks like a document and is none. */
export const strayPaths = (root: string): string[] => below(root).filter(isStrayPath);

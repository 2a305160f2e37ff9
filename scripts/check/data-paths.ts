import { join } from 'node:path';
import { filesBelow } from './context.ts';

const DATA = /^modules\/([^/]+)\/data\/.+\.json$/;

/** Paths of the data files of all modules of a project, below its root, sorted. They are no routes. */
export const dataPaths = (root: string): string[] =>
  filesBelow(join(root, 'modules'))
    .map((path) => `modules/${path}`)
    .filter(isDataPath);

/** A path below the root is that of a module's data, not that of a document. */
export const isDataPath = (path: string): boolean => DATA.test(path);

/** The module that a data file belongs to. */
export const moduleOf = (path: string): string => DATA.exec(path)?.[1] ?? '';

import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { isDataPath, isDocumentPath, isThemePath } from '../model/file-kinds.ts';
import { strayPaths } from './stray-paths.ts';

const below = (root: string, folder: string, wanted: (path: string) => boolean): string[] =>
  filesBelow(join(root, folder))
    .map((path) => `${folder}/${path}`)
    .filter(wanted);

/** Paths of all documents of a project, below its root, sorted. */
export const documentPaths = (root: string): string[] => below(root, 'activities', isDocumentPath);

/** Paths of the colours and shapes of all themes of a project, below its root, sorted. */
const themePaths = (root: string): string[] => below(root, 'activities/art', isThemePath);

/** Paths of the data files of all modules of a project, below its root, sorted. */
export const dataPaths = (root: string): string[] => below(root, 'modules', isDataPath);

/** Paths of everything that the check judges: documents and what looks like one, then themes and the data of modules. */
export const checkedPaths = (root: string): string[] => [
  ...documentPaths(root),
  ...strayPaths(root),
  ...themePaths(root),
  ...dataPaths(root),
];

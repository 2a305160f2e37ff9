import { join } from 'node:path';
import { filesBelow } from './context.ts';

/** A path below the root is that of the colours of a theme. */
export const isPalettePath = (path: string): boolean => /^activities\/art\/[^/]+\/palette\.json$/.test(path);

/** Paths of the palettes of all themes of a project, below its root, sorted. */
export const palettePaths = (root: string): string[] =>
  filesBelow(join(root, 'activities/art'))
    .map((path) => `activities/art/${path}`)
    .filter(isPalettePath);

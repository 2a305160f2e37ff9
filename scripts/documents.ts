import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityDocument } from '../engine/document/document.ts';
import { filesBelow } from './client-assets.ts';
import { root } from './schemas.ts';

export interface LoadedDocument {
  /** Path below activities/ without .json; index.json is its folder's own route. */
  route: string;
  document: ActivityDocument;
}

/** The route of a document's file: `starlight_hall/index.json` is `starlight_hall`, `index.json` is `index`. */
export const routeOf = (path: string): string => path.replace(/\.json$/, '').replace(/\/index$/, '');

/** Every document of a folder, parsed. `npm run check` has held them to the schema before. */
export function loadDocuments(folder = join(root, 'activities')): LoadedDocument[] {
  return filesBelow(folder)
    .filter((path) => path.endsWith('.json') && !path.startsWith('art/'))
    .map((path) => ({
      route: routeOf(path),
      document: JSON.parse(readFileSync(join(folder, path), 'utf8')) as ActivityDocument,
    }));
}

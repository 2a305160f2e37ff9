import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from '../engine/document/anywhere/route.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { expandDocument } from '../engine/document/expand.ts';
import { joinFrames } from '../engine/document/frames.ts';
import type { SchemaSet } from '../engine/document/schema-set.ts';
import { filesBelow } from './files-below.ts';
import { loadSchemas, root } from './schemas.ts';

export interface LoadedDocument {
  /** Path below activities/ without .json, values in the place of parameters; index.json is its folder's own route. */
  route: string;
  document: ActivityDocument;
}

/**
 * Every document of a folder, parsed, one for each value of its parameters, with its frame around it. `npm run check` has held them to the schema
 * before.
 */
export function loadDocuments(folder = join(root, 'activities')): LoadedDocument[] {
  let schemas: SchemaSet | undefined;
  const set = (): SchemaSet => {
    schemas ??= loadSchemas();
    return schemas;
  };
  const documents = filesBelow(folder)
    .filter((path) => path.endsWith('.json') && !path.startsWith('art/'))
    .flatMap((path) => {
      const document = JSON.parse(readFileSync(join(folder, path), 'utf8')) as ActivityDocument;
      return expandDocument({ route: routeOf(path), document }, set);
    });
  return joinFrames(documents);
}

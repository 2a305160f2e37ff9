import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnySchemaObject } from 'ajv';
import { apiSchemaName, withFlatReferences } from '../../engine/document/api-schemas.ts';

/** Where the API's calls are described: what belongs to all, and a folder for each mechanic and module. */
function foldersOf(schemas: string): string[] {
  const below = (folder: string): string[] => {
    const path = join(schemas, folder);
    if (!existsSync(path)) return [];
    const entries = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return entries.map(({ name }) => join(path, name)).sort();
  };
  return [
    join(schemas, 'api'),
    ...below('mechanics'),
    ...below('modules').map((folder) => join(folder, 'api')),
  ].filter(existsSync);
}

export const schemasFolder = fileURLToPath(new URL('../../schemas/', import.meta.url));

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The schemas of requests and answers by file name, wherever below `schemas/` they lie.
 *
 * @throws Error for a name that stands in two folders
 */
export function readApiSchemas(schemas = schemasFolder): ReadonlyMap<string, AnySchemaObject> {
  const found = new Map<string, AnySchemaObject>();
  const folders = new Map<string, string>();
  for (const folder of foldersOf(schemas)) {
    for (const name of readdirSync(folder).sort()) {
      if (apiSchemaName(`api/${name}`) === undefined) continue;
      const other = folders.get(name);
      if (other !== undefined)
        throw new Error(`${join(folder, name)}: ${other} has a schema of this name: rename one of them`);
      folders.set(name, folder);
      found.set(name, withFlatReferences(read(join(folder, name)) as AnySchemaObject));
    }
  }
  return found;
}

/** Every `operations.json`: its folder, and its operations by id. */
export function readOperations(schemas = schemasFolder): readonly (readonly [string, unknown])[] {
  return foldersOf(schemas).flatMap((folder) => {
    const path = join(folder, 'operations.json');
    return existsSync(path) ? [[path, read(path)] as const] : [];
  });
}

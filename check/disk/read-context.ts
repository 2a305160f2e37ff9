import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { loadSchemas } from '../../build/schemas.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import { type CheckContext, createContext } from '../model/context.ts';
import type { ValidatorKeeper } from './validator-keeper.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Reads everything that documents are checked against. Documents join by `site`.
 * @param root folder that holds activities/, modules/ and schemas/
 * @param keeper with it, schemas that were compiled before are not compiled again
 */
export function readContext(
  root: string,
  schemaFolder = join(root, 'schemas'),
  keeper?: ValidatorKeeper,
): CheckContext {
  const schemas = loadSchemas(schemaFolder);
  return createContext({
    schemas,
    validators: keeper?.of(schemas),
    openapi: readJson(join(schemaFolder, 'api/openapi.json')) as OpenApi,
    files: filesBelow(join(root, 'activities')),
    moduleFiles: filesBelow(join(root, 'modules')).filter((path) => !/\.tsx?$/.test(path)),
    moduleData: (path) => readJson(join(root, 'modules', path)),
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSchemas, root } from '../../build/schemas.ts';
import { checkText } from '../../check/index.ts';
import { createContext } from '../../check/model/context.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import type { SourceDocument } from '../../server/kernel/campaigns.ts';

const folder = join(root, 'schemas');

/**
 * Judges changes of a document by the check, as whoever publishes one does. A document of tests has no pictures and few languages: what
 * the check says of it as it was, it may say still.
 *
 * @returns whether the check finds no new error in the changed document
 */
export function publishableBeside(before: SourceDocument): (after: SourceDocument) => boolean {
  const context = createContext({
    schemas: loadSchemas(folder),
    openapi: JSON.parse(readFileSync(join(folder, 'api/openapi.json'), 'utf8')) as OpenApi,
    files: [],
    moduleFiles: [],
    moduleData: (path) => {
      throw new Error(`no module lies beside a simulated campaign: ${path}`);
    },
  });
  const errorsOf = ({ route, document }: SourceDocument): string[] =>
    checkText(`activities/${route}.json`, JSON.stringify(document, null, 1), context)
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, line, message, got }) => JSON.stringify([rule, line, message, got]));
  const known = new Set(errorsOf(before));
  return (after) => errorsOf(after).every((one) => known.has(one));
}

// All committed documents as the build has them. A story of one loads this; others do not wait for it.

import { routeOf } from '../engine/document/anywhere/route.ts';
import { operationsOf } from '../engine/document/api.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { expandDocument } from '../engine/document/expand.ts';
import { joinFrames } from '../engine/document/frames.ts';
import type { OpenApi } from '../engine/document/open-api.ts';
import { testSchemas } from '../engine/testing.tsx';
import openApi from '../schemas/api/openapi.json' with { type: 'json' };

const files = import.meta.glob<ActivityDocument>(['../activities/**/*.json', '!../activities/art/**'], {
  eager: true,
  import: 'default',
});

/** As the build opens them: each address of a document with parameters, each page in its frame. */
const documents = joinFrames(
  Object.entries(files).flatMap(([path, document]) => {
    const file = path.replace('../activities/', '');
    return expandDocument({ route: routeOf(file), document }, () => testSchemas).map((one) => ({
      ...one,
      file,
    }));
  }),
);

/** The page of a file below activities/; the first, where its parameters make several. */
export function documentIn(file: string): { route: string; document: ActivityDocument } {
  const found = documents.find((one) => one.file === file);
  if (!found) throw new Error(`No document ${file}`);
  return found;
}

const questions = operationsOf(openApi as unknown as OpenApi).flatMap(({ method, path, answer }) =>
  method === 'get' && answer !== undefined
    ? [{ fits: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), answer }]
    : [],
);

/** The example of what the API answers at a path. */
export function exampleAt(path: string): unknown {
  const answer = questions.find(({ fits }) => fits.test(path.split('?')[0] ?? ''))?.answer;
  return testSchemas.get(`api/${answer}.schema.json`)?.examples?.[0];
}

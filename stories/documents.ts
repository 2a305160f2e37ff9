// The committed documents as the build has them, each loaded by itself.

import { routeOf } from '../engine/document/anywhere/route.ts';
import { operationsOf } from '../engine/document/api.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { expandDocument } from '../engine/document/expand.ts';
import { joinFrames } from '../engine/document/frames.ts';
import type { OpenApi } from '../engine/document/open-api.ts';
import { testSchemas } from '../engine/testing.tsx';
import openApi from '../schemas/api/openapi.json' with { type: 'json' };

const files = import.meta.glob<ActivityDocument>(['../activities/**/*.json', '!../activities/art/**'], {
  import: 'default',
});

/** All of them as they are written, by their files below activities/. */
export async function allDocuments(): Promise<ReadonlyMap<string, ActivityDocument>> {
  const nameOf = (path: string): string => path.replace('../activities/', '');
  return new Map(
    await Promise.all(
      Object.entries(files).map(async ([path, load]) => [nameOf(path), await load()] as const),
    ),
  );
}

/** JSON of a file below activities/. */
export const textOf = async (file: string): Promise<string> =>
  JSON.stringify(await files[`../activities/${file}`]?.(), null, 2);

async function load(file: string): Promise<{ route: string; document: ActivityDocument }> {
  const document = await files[`../activities/${file}`]?.();
  if (!document) throw new Error(`No document ${file}`);
  return opened(file, document);
}

/** A document as the build opens it. @param file its name, below activities/ */
export function opened(
  file: string,
  document: ActivityDocument,
): { route: string; document: ActivityDocument } {
  // Of several that its parameters make, the first.
  const [first] = expandDocument({ route: routeOf(file), document }, () => testSchemas);
  if (!first) throw new Error(`No page of ${file}`);
  return first;
}

/** A page with what is around it. @param frame the file of that, below activities/ */
export async function framed(
  page: { route: string; document: ActivityDocument },
  frame: string | undefined,
): Promise<{ route: string; document: ActivityDocument }> {
  if (frame === undefined) return page;
  return joinFrames([await load(frame), page])[1] ?? page;
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

import { readFileSync } from 'node:fs';
import openApi from '../../../schemas/api/openapi.json' with { type: 'json' };
import { type Language, languages } from '../../i18n/language.ts';
import { testSchemas } from '../../testing.tsx';
import { hrefOf } from '../anywhere/href.ts';
import { compilePage } from '../compile.ts';
import type { ActivityDocument } from '../document.ts';
import type { OpenApi } from '../open-api.ts';
import type { PageModel } from '../page-model.ts';
import { resolveRef, type Schema, type SchemaSet } from '../schema-set.ts';

/** A document compiled with the schemas, the API and the modules of this project. */
export const compile = (document: ActivityDocument, lang: Language = 'en', route = 'trial'): PageModel =>
  compilePage(document, route, lang, {
    set: testSchemas,
    api: openApi as unknown as OpenApi,
    asset: (path) => `/art/${path}`,
    media: (path) => path,
    modules: {
      data: (path) => JSON.parse(readFileSync(new URL(`../../../modules/${path}`, import.meta.url), 'utf8')),
      art: (folder) => ({ [folder]: `/modules/${folder}` }),
    },
    href: hrefOf,
  });

/** A document of a week, with some of its keys. */
export const around = (keys: Partial<ActivityDocument>): ActivityDocument => ({
  version: 1,
  title: 'Trial',
  languages: [...languages],
  theme: { preset: 'rose-night' },
  schedule: { start: '2025-05-20T00:00:00+08:00', end: '2025-05-27T00:00:00+08:00' },
  body: [],
  ...keys,
});

/** All that the schema of campaigns marks as private: `exchange[].stock`. */
export function privateKeysOf(set: SchemaSet): readonly string[] {
  const found = new Set<string>();
  const visit = (schema: Schema, home: string, path: string): void => {
    const at = resolveRef(set, { schema, file: home });
    if (at.schema['x-private']) found.add(path);
    for (const [key, one] of Object.entries(at.schema.properties ?? {}))
      visit(one, at.file, path ? `${path}.${key}` : key);
    if (at.schema.items) visit(at.schema.items, at.file, `${path}[]`);
    for (const one of at.schema.oneOf ?? []) visit(one, at.file, path);
  };
  const file = 'common/campaign.schema.json';
  visit(set.get(file) as Schema, file, '');
  return [...found].sort();
}

/** The first node of such a document, compiled. */
export const nodeOf = (
  node: ActivityDocument['body'][number],
  more: Partial<ActivityDocument> = {},
  lang?: Language,
) => {
  const compiled = compile(around({ body: [node], ...more }), lang).body[0];
  if (!compiled) throw new Error('no node');
  return compiled;
};

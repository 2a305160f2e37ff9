import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';

const FILE = 'activity.schema.json';

/** What the build walks by schema, and so knows by no key of its own. */
const walked: Readonly<Record<string, string>> = {
  text: 'TextValue',
  markdown: 'TextValue',
  nodes: 'NodeValue[]',
  actions: 'unknown[]',
};

const banner = `// Generated from schemas/ by \`npm run types\`. Do not edit.

/** A text: the same for all, or one a language. */
export type TextValue = string | Record<string, string>;

/** A widget or a screen, as the document has it; its own schema says which keys it has. */
export interface NodeValue {
  widget: string;
  [key: string]: unknown;
}
`;

/** A schema with everything it refers to in its place; what is walked by schema is a name. */
function inPlace(set: SchemaSet, schema: Schema, file: string): Schema {
  const { examples: _, $ref, ...rest } = schema;
  if ($ref !== undefined) {
    const [path = '', pointer] = $ref.split('#');
    const target = path === '' ? file : new URL(path, `file:///${file}`).pathname.slice(1);
    if (target === 'common/campaign.schema.json') return { tsType: 'Record<string, unknown>' };
    const found = pointer ? set.get(target)?.definitions?.[pointer.split('/').at(-1) ?? ''] : set.get(target);
    if (!found) throw new Error(`${file} refers to ${$ref}, which is not there`);
    const { $schema: __, title: ___, ...whole } = inPlace(set, found, target);
    return { ...whole, ...(rest.description ? { description: rest.description } : {}) };
  }
  const kind = schema['x-kind'];
  const name = kind === undefined ? undefined : walked[kind];
  if (name !== undefined)
    return { tsType: name, ...(schema.description ? { description: schema.description } : {}) };
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    return typeof value === 'object' && value !== null ? inPlace(set, value as Schema, file) : value;
  };
  return Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !key.startsWith('x-') && key !== 'definitions' && key !== 'propertyNames')
      .map(([key, one]) => [key, visit(one)]),
  ) as Schema;
}

/** The type of a page's document, for the build that reads it by key. */
export function documentTypes(set: SchemaSet): Promise<string> {
  const page = set.get(FILE)?.definitions?.page;
  if (!page) throw new Error(`${FILE} defines no page`);
  return compile({ ...inPlace(set, page, FILE), title: 'PageDocument' } as JSONSchema, 'PageDocument', {
    bannerComment: banner,
    style: { singleQuote: true, printWidth: 110 },
    ignoreMinAndMaxItems: true,
    unknownAny: true,
  });
}

import type { Schema, SchemaSet } from '../engine/document/schema-set.ts';
import { nodeSchemaPath, widgetNames } from '../engine/document/schema-set.ts';

/**
 * The schema that editors use: one self-contained file in if/then form. The language service completes all widget
 * names and keys from it, which it does not from a discriminated `oneOf`.
 */
export function editorSchema(set: SchemaSet): Schema {
  const definitions: Record<string, Schema> = {};
  const name = (path: string): string => path.replace('.schema.json', '').replaceAll(/[^A-Za-z0-9]/g, '-');
  const visit = (value: unknown, file: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => visit(one, file));
    if (typeof value !== 'object' || value === null) return value;
    const node = value as Schema;
    const out: Record<string, unknown> = {};
    for (const [key, one] of Object.entries(node)) {
      if (key === '$ref' && typeof one === 'string') out.$ref = reference(one, file);
      else if (key.startsWith('x-') || key === 'tsType' || key === '$schema' || key === 'discriminator')
        continue;
      else if (key === 'definitions' && value === set.get(file)) continue;
      else out[key] = visit(one, file);
    }
    const by = node.discriminator?.propertyName;
    return by && node.oneOf
      ? { ...byName(node, file, by), ...(node.title ? { title: node.title } : {}) }
      : out;
  };
  const byName = (node: Schema, file: string, by: string): Record<string, unknown> => {
    const branches = (node.oneOf ?? []).map((one) => {
      const path = one.$ref ? resolvePath(one.$ref, file) : undefined;
      const schema = path ? set.get(path) : one;
      return {
        of: schema?.properties?.[by]?.const,
        description: schema?.description,
        then: visit(one, file),
      };
    });
    return {
      type: 'object',
      description: node.description,
      required: [by],
      properties: {
        [by]: {
          description: `Kind: ${branches.map((one) => String(one.of)).join(', ')}.`,
          enum: branches.map((one) => one.of),
          enumDescriptions: branches.map((one) => one.description ?? ''),
        },
      },
      allOf: branches.map((one) => ({
        if: { properties: { [by]: { const: one.of } }, required: [by] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: one.then,
      })),
    };
  };
  const reference = (ref: string, file: string): string => {
    const [path = '', pointer = ''] = ref.split('#');
    const target = path === '' ? file : resolvePath(ref, file);
    if (path !== '' || pointer === '') define(target);
    if (pointer === '') return `#/definitions/${name(target)}`;
    const local = pointer.split('/').at(-1) ?? '';
    const key = `${name(target)}-${local}`;
    const schema = set.get(target)?.definitions?.[local];
    if (schema && !definitions[key]) {
      definitions[key] = {};
      definitions[key] = visit(schema, target) as Schema;
    }
    return `#/definitions/${key}`;
  };
  const define = (path: string): void => {
    const key = name(path);
    if (definitions[key]) return;
    definitions[key] = {};
    definitions[key] = visit(set.get(path), path) as Schema;
  };
  for (const widget of widgetNames(set)) define(nodeSchemaPath(widget));
  const body = visit(set.get('activity.schema.json'), 'activity.schema.json') as Schema;
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...body, definitions };
}

const resolvePath = (ref: string, file: string): string =>
  new URL(ref.split('#')[0] ?? '', `file:///${file}`).pathname.slice(1);

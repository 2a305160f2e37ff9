import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { nodeSchemaPath, propsSchemaPaths } from '../../engine/document/schema-set.ts';

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
      if (key === '$ref' && typeof one === 'string')
        out.$ref = reference(one, file, node.description !== undefined);
      // Names of properties are no keywords: a document has a key $schema of its own.
      else if (key === 'properties') out.properties = visitProperties(one, file);
      else if (key.startsWith('x-') || key === '$schema' || key === 'discriminator') continue;
      else if (key === 'definitions' && value === set.get(file)) continue;
      else out[key] = visit(one, file);
    }
    // Draft 07 ignores what stands beside a reference, and hovering would tell about the type, not about the key.
    if (typeof out.$ref === 'string' && typeof out.description === 'string') {
      const { $ref, ...beside } = out;
      return { ...beside, allOf: [{ $ref }] };
    }
    const by = node.discriminator?.propertyName;
    return by && node.oneOf
      ? { ...byName(node, file, by), ...(node.title ? { title: node.title } : {}) }
      : out;
  };
  const visitProperties = (value: unknown, file: string): unknown =>
    Object.fromEntries(
      Object.entries(value as Record<string, Schema>).map(([name, one]) => [name, visit(one, file)]),
    );
  const byName = (node: Schema, file: string, by: string): Record<string, unknown> => {
    const branches = (node.oneOf ?? []).map((one) => {
      const path = one.$ref ? resolvePath(one.$ref, file) : undefined;
      const schema = path ? set.get(path) : one;
      return {
        of: schema?.properties?.[by]?.const,
        description: schema?.description,
        schema: visit(one, file),
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
        then: one.schema,
      })),
    };
  };
  const reference = (ref: string, file: string, told: boolean): string => {
    const [path = '', pointer = ''] = ref.split('#');
    const target = path === '' ? file : resolvePath(ref, file);
    if (pointer === '') return `#/definitions/${define(target, told)}`;
    if (path !== '') define(target);
    const local = pointer.split('/').at(-1) ?? '';
    const key = `${name(target)}-${local}`;
    const schema = set.get(target)?.definitions?.[local];
    if (schema && !definitions[key]) {
      definitions[key] = {};
      definitions[key] = visit(schema, target) as Schema;
    }
    return `#/definitions/${key}`;
  };
  /** `told`: the key that refers to it says what it means, so the type keeps silent when one hovers over the key. */
  const define = (path: string, told = false): string => {
    const key = told ? `${name(path)}-type` : name(path);
    if (definitions[key]) return key;
    definitions[key] = {};
    const { title, description, ...rest } = set.get(path) ?? {};
    definitions[key] = visit(told ? rest : set.get(path), path) as Schema;
    return key;
  };
  for (const name of propsSchemaPaths(set).keys()) define(nodeSchemaPath(name));
  const body = visit(set.get('activity.schema.json'), 'activity.schema.json') as Schema;
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...body, definitions };
}

const resolvePath = (ref: string, file: string): string =>
  new URL(ref.split('#')[0] ?? '', `file:///${file}`).pathname.slice(1);

import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { propsSchemaPaths, type Schema, type SchemaSet } from '../../engine/document/schema-set.ts';
import { defaultedKeys, sourceTypeOf, sourceTypes } from './source-types.ts';

const banner = `// Generated from schemas/ by \`npm run types\`. Do not edit.${sourceTypes}`;

/** One TypeScript file for all props of widgets and screens, the campaign block and the API's answers. */
export async function generateTypes(set: SchemaSet): Promise<string> {
  const wanted = [
    ...propsSchemaPaths(set).values(),
    ...[...set.keys()].filter((path) => path.startsWith('api/')),
    'bridge.schema.json',
    'common/campaign.schema.json',
    'common/schedule.schema.json',
    'common/step.schema.json',
    // What rooms say of time and value, whether one does so already or not.
    'common/costs.schema.json',
    'common/period.schema.json',
    'common/window.schema.json',
  ];
  const props = new Set(propsSchemaPaths(set).values());
  const definitions: Record<string, Schema> = {};
  const leaf = (schema: Schema | undefined, key?: string): string | undefined =>
    schema && sourceTypeOf(set, schema, key);
  const add = (path: string): string => {
    const name = path.replaceAll(/[^A-Za-z0-9]/g, '_');
    const schema = set.get(path);
    if (!schema) throw new Error(`No schema ${path}`);
    if (definitions[name]) return name;
    definitions[name] = {};
    definitions[name] = inline(props.has(path) ? withDefaults(schema) : schema, path, add, leaf, (file) =>
      leaf(set.get(file)),
    );
    return name;
  };
  const names = wanted.map(add);
  const text = await compile(
    {
      title: 'AllSchemas',
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
      additionalProperties: false,
      definitions,
    } as JSONSchema,
    'AllSchemas',
    {
      bannerComment: banner,
      style: { singleQuote: true, printWidth: 110 },
      ignoreMinAndMaxItems: true,
      unknownAny: true,
    },
  );
  return text;
}

/** Props as they arrive: the compiler puts defaults in. */
const withDefaults = (schema: Schema): Schema => ({
  ...schema,
  required: [...new Set([...(schema.required ?? []), ...defaultedKeys(schema)])],
});

/** A copy whose references point into the one root's definitions; what the engine turns into something else stays a leaf. */
function inline(
  schema: Schema,
  path: string,
  add: (path: string) => string,
  leaf: (schema: Schema | undefined, key?: string) => string | undefined,
  leafOf: (path: string) => string | undefined,
): Schema {
  const { definitions, $schema: _, examples: _examples, ...rest } = schema;
  const local = Object.fromEntries(
    Object.keys(definitions ?? {}).map((name) => [`#/definitions/${name}`, definitions?.[name] as Schema]),
  );
  const visit = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => visit(one, at));
    if (typeof value !== 'object' || value === null) return value;
    const { examples: _e, ...node } = value as Schema;
    const own = at === '' ? undefined : leaf(node, at.slice(at.lastIndexOf('/') + 1));
    if (own !== undefined) return { tsType: own, description: node.description };
    if (typeof node.$ref === 'string') {
      const target = local[node.$ref];
      if (target)
        return visit({ ...target, ...(node.description ? { description: node.description } : {}) }, at);
      const file = new URL(node.$ref.split('#')[0] ?? '', `file:///${path}`).pathname.slice(1);
      const tsType = leafOf(file);
      if (tsType) return { tsType, description: node.description };
      const name = add(file);
      return {
        $ref: `#/definitions/${name}`,
        ...(node.description ? { description: node.description } : {}),
      };
    }
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, visit(one, `${at}/${key}`)]));
  };
  return visit(rest, '') as Schema;
}

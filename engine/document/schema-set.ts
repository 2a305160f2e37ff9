import { apiSchemaName, withFlatReferences } from './api-schemas.ts';

/** A JSON Schema (draft-07) with the words of the house: what each says stands in `schemas/annotations.json`. */
export interface Schema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  oneOf?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  definitions?: Record<string, Schema>;
  dependencies?: Record<string, string[]>;
  discriminator?: { propertyName: string };
  'x-kind'?: string;
  'x-ref'?: string;
  'x-list'?: string;
  'x-noun'?: string;
  'x-unique'?: string;
  'x-fact'?: string;
  'x-facts'?: boolean;
  'x-by'?: string;
  'x-share'?: boolean;
  'x-moment'?: boolean;
  'x-words'?: boolean;
  'x-earned'?: boolean;
  'x-spent'?: boolean;
  'x-times'?: number | string;
  'x-limits'?: true;
  'x-counters'?: true;
  'x-one'?: boolean;
  'x-needs'?: string[];
  'x-unshown'?: string;
  'x-told'?: boolean;
  'x-asked'?: string | Readonly<Record<string, string>>;
  'x-results'?: true;
  'x-unnamed'?: string;
  'x-rising'?: string;
  'x-names'?: 'all' | 'some';
  'x-state'?: 'string' | 'number' | 'boolean';
  'x-answer'?: string | Readonly<Record<string, string | null>>;
  'x-text'?: 'name' | 'picture' | 'words';
  'x-live'?: boolean;
  'x-for'?: string;
  'x-not-for'?: string;
  'x-around'?: Readonly<Record<string, unknown>>;
  'x-outlet'?: boolean;
  'x-called'?: string[];
  'x-outermost'?: string;
  'x-last'?: string;
  'x-fills'?: string;
  'x-flat'?: boolean;
  'x-repeats'?: string[];
  'x-beside'?: { readonly widget: string; readonly otherwise: string };
  'x-item'?: Schema;
  'x-of'?: string;
  'x-window'?: boolean;
  'x-claimed'?: boolean;
  'x-answered'?: boolean;
  'x-gives'?: 'boolean' | 'string' | 'number';
  'x-static'?: boolean;
  'x-state-value'?: boolean;
  'x-unit'?: string[];
  'x-counted'?: boolean;
  'x-fits'?: string;
  'x-dates'?: boolean;
  'x-private'?: boolean;
  'x-embed'?: boolean;
  'x-pieces'?: boolean;
  'x-part'?: boolean;
  'x-has'?: string;
  'x-data'?: string;
  'x-art'?: string;
  'x-lettering'?: string;
  'x-receipt'?: string;
  'x-start'?: boolean;
  'x-built'?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** All schemas by path below schemas/, for example `widgets/hero.schema.json`. */
export type SchemaSet = ReadonlyMap<string, Schema>;

/** A schema together with the file it stands in, so that its relative `$ref`s can be followed. */
export interface Located {
  schema: Schema;
  file: string;
}

const NODE_UNION = 'common/node-union.schema.json';

/** Path of the schema of one widget's node: its props and the keys that every node has. */
export const nodeSchemaPath = (widget: string): string => `nodes/${widget}.schema.json`;

/** Names of all widgets that have a schema. */
export const widgetNames = (set: SchemaSet): string[] =>
  [...set.keys()].flatMap((path) => /^widgets\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);

/** Paths of the schemas of a module's screens, which are nodes like widgets; a module's data has a folder of its own. */
const screenSchemaPaths = (set: SchemaSet): string[] =>
  [...set.keys()].filter((path) => /^modules\/[^/]+\.schema\.json$/.test(path));

/** Path of the props' schema of everything that can be a node, by its name. */
export const propsSchemaPaths = (set: SchemaSet): Map<string, string> =>
  new Map(
    [...widgetNames(set).map((name) => `widgets/${name}.schema.json`), ...screenSchemaPaths(set)].map(
      (path) => [path.replace(/^.*\/(.+)\.schema\.json$/, '$1'), path],
    ),
  );

/** What only the build puts in: no key of documents. */
export const isBuilt = (schema: Schema): boolean =>
  ['x-data', 'x-art', 'x-lettering', 'x-receipt', 'x-start'].some((key) => schema[key] !== undefined);

/**
 * Adds one schema a widget (`nodes/<name>.schema.json`: the props and the keys of every node) and their union, told
 * apart by `widget` alone, so that a mistake in one widget never yields errors of the others.
 */
export function composeSchemas(files: SchemaSet): SchemaSet {
  const authored = new Map(
    [...files].map(([path, schema]) => {
      const name = apiSchemaName(path);
      return name === undefined ? [path, plain(schema)] : [`api/${name}`, withFlatReferences(plain(schema))];
    }),
  );
  const set = new Map(authored);
  const keys = authored.get('common/node.schema.json')?.properties ?? {};
  const paths = propsSchemaPaths(authored);
  const names = [...paths.keys()];
  for (const [name, path] of paths) {
    const props = authored.get(path);
    if (!props) continue;
    const all = Object.entries(props.properties ?? {});
    const own = Object.fromEntries(
      all.filter(([, v]) => !isBuilt(v)).map(([k, v]) => [k, rebase(v, path.split('/')[0] ?? '')]),
    );
    const built = Object.fromEntries(all.filter(([, v]) => isBuilt(v)));
    const common = Object.fromEntries(Object.entries(keys).map(([k, v]) => [k, rebase(v, 'common')]));
    set.set(nodeSchemaPath(name), {
      title: `${props.title ?? name} node`,
      'x-kind': 'node',
      ...(props.description ? { description: props.description } : {}),
      ...(props['x-live'] ? { 'x-live': true } : {}),
      ...(props['x-outlet'] ? { 'x-outlet': true } : {}),
      ...(props['x-called'] ? { 'x-called': props['x-called'] } : {}),
      ...(props['x-outermost'] ? { 'x-outermost': props['x-outermost'] } : {}),
      ...(props['x-last'] ? { 'x-last': props['x-last'] } : {}),
      ...(props['x-flat'] ? { 'x-flat': true } : {}),
      ...(props['x-repeats'] ? { 'x-repeats': props['x-repeats'] } : {}),
      ...(props['x-dates'] ? { 'x-dates': true } : {}),
      ...(props['x-beside'] ? { 'x-beside': props['x-beside'] } : {}),
      ...(Object.keys(built).length > 0 ? { 'x-built': built } : {}),
      type: 'object',
      properties: { widget: { description: 'The widget.', const: name }, ...common, ...own },
      required: ['widget', ...(props.required ?? []).filter((key) => !Object.hasOwn(built, key))],
      additionalProperties: false,
    });
  }
  set.set(NODE_UNION, {
    title: 'Node',
    'x-kind': 'node',
    description: 'One part of the page.',
    type: 'object',
    required: ['widget'],
    discriminator: { propertyName: 'widget' },
    oneOf: names.map((name) => ({ $ref: `../${nodeSchemaPath(name)}` })),
  });
  return set;
}

/** Rewrites relative references of a schema of one folder so that they hold in its sibling folder `nodes/`. */
function rebase(schema: Schema, folder: string): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && !value.startsWith('#') && !value.startsWith('../')
      ? `../${folder}/${value}`
      : value,
  ) as Schema;
}

// Every value of a document asks the same few references again; a set never changes once it is composed.
const resolved = new WeakMap<SchemaSet, WeakMap<Schema, Located>>();

/** Follows `$ref` (with a JSON pointer or without) until a schema that is none; annotations beside a `$ref` win. */
export function resolveRef(set: SchemaSet, at: Located): Located {
  if (at.schema.$ref === undefined) return at;
  const known = resolved.get(set) ?? new WeakMap<Schema, Located>();
  resolved.set(set, known);
  const before = known.get(at.schema);
  if (before) return before;
  const found = followRef(set, at, at.schema.$ref);
  known.set(at.schema, found);
  return found;
}

function followRef(set: SchemaSet, at: Located, ref: string): Located {
  const [path = '', pointer = ''] = ref.split('#');
  const file = path === '' ? at.file : joinPath(at.file, path);
  let schema = set.get(file);
  for (const key of pointer.split('/').filter(Boolean)) {
    schema = (schema as Record<string, Schema> | undefined)?.[
      key.replaceAll('~1', '/').replaceAll('~0', '~')
    ];
  }
  if (!schema) throw new Error(`${at.file}: $ref "${ref}" leads nowhere`);
  const { $ref: _, ...beside } = at.schema;
  return resolveRef(set, { schema: { ...schema, ...beside }, file });
}

function joinPath(from: string, relative: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** One way to refer: `allOf` around a single `$ref` and a `$ref` to a whole file with an empty fragment are plain `$ref`s. */
function plain(schema: Schema): Schema {
  const { $id: _, ...rest } = schema;
  return JSON.parse(JSON.stringify(rest), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { allOf, ...own } = value as Schema & { allOf?: Schema[] };
    const [only] = allOf ?? [];
    const merged = allOf?.length === 1 && only?.$ref ? { ...only, ...own } : value;
    return '$ref' in merged && typeof merged.$ref === 'string' && merged.$ref.endsWith('.json#')
      ? { ...merged, $ref: merged.$ref.slice(0, -1) }
      : merged;
  }) as Schema;
}

/** The answers that a data source may give to whoever names it, each with the key beside it that names the entry then meant; null: none. */
export const answersTaken = ({ 'x-answer': taken }: Schema): ReadonlyMap<string, string | null> =>
  new Map(typeof taken === 'string' ? [[taken, null]] : Object.entries(taken ?? {}));

/** Of these the ones that the keys beside it leave: where some name an entry, those that have such entries. */
export function answersBeside(schema: Schema, beside: object): readonly string[] {
  const taken = [...answersTaken(schema)];
  const named = taken.filter(([, key]) => key !== null && key in beside);
  return (named.length > 0 ? named : taken).map(([answer]) => answer);
}

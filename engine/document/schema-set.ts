import { apiSchemaName, withFlatReferences } from './api-schemas.ts';

/** A JSON Schema (draft-07) with the annotations of the house, `x-...`. */
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
  discriminator?: { propertyName: string };
  /** What a value is to the engine: text, markdown, expression, asset, actions, nodes, ... */
  'x-kind'?: string;
  /**
   * The list that a string must be in: gifts, data, popups, anchors, ...; or the ids of a list in a module's data, as
   * `<module>/data/<name>.json#/<list>`.
   */
  'x-ref'?: string;
  /** On a list of the campaign block: what `x-ref` calls its ids, and what one entry is called in messages. */
  'x-list'?: string;
  'x-noun'?: string;
  /** On a list of a widget: the key that tells its entries apart. `x-noun` says what one entry is called. */
  'x-unique'?: string;
  /** On a block of the campaign: under which name texts may speak of what it holds (engine/document/facts.ts). */
  'x-fact'?: string;
  /** A text of a block that only pages show: it may name facts, and is none itself. */
  'x-facts'?: boolean;
  /** In the scope of expressions: a moment of the document, which only the functions of moments take. */
  'x-moment'?: boolean;
  /** A list of rewards: texts and widgets have it in words (engine/document/rewards-in-words.ts). */
  'x-words'?: boolean;
  /** A number of the campaign's points that one person gets, or that something costs one (check/model/points.ts). */
  'x-earned'?: boolean;
  'x-spent'?: boolean;
  /** How often one person gets what is inside: a number, or the key beside it that says so. Without it: who knows. */
  'x-times'?: number | string;
  /** How many one person may have, by period, until the campaign ends or is settled (engine/document/anywhere/limits.ts). */
  'x-limits'?: 'end' | 'settle';
  /** Holds counters of facts (engine/document/anywhere/counter.ts): the check holds them to what can happen in the campaign. */
  'x-counters'?: true;
  /** On a list: one person gets what is inside of one entry at most. */
  'x-one'?: boolean;
  /** On a block, or on a value inside of one: the keys that a campaign then has as well. */
  'x-needs'?: string[];
  /** On such a list: what it means to people that the page does not show an entry. */
  'x-unshown'?: string;
  /** On such a list: what it means that nothing of the campaign names an entry. */
  'x-unnamed'?: string;
  /** The type that the state key named here must have. */
  'x-state'?: 'string' | 'number' | 'boolean';
  /** The response schema (schemas/api/<name>.schema.json) that a data source must have. */
  'x-answer'?: string;
  /** A text from outside that is put right on the phone, and so never makes an answer a wrong one. */
  'x-text'?: 'name' | 'picture';
  /** This widget always needs script. */
  'x-live'?: boolean;
  /** Here the page inside a frame is shown. */
  'x-outlet'?: boolean;
  /** The schema of `item` in the actions of this property. */
  'x-item'?: Schema;
  /** On a data source or an action of a widget: the key beside it that names the one entry which both are of. */
  'x-of'?: string;
  /** On a key of a step that calls the API: inside, `answer` is what the call has answered. */
  'x-answered'?: boolean;
  /** The type that an expression here must give. */
  'x-gives'?: 'boolean';
  /** The text is fixed at build: it has no expressions inside. */
  'x-static'?: boolean;
  /** The value is written to the state key that the node names. */
  'x-state-value'?: boolean;
  /**
   * What a number of an entry of the campaign counts, or, on a text, whose name it is: `score`, `diamonds`, `points`,
   * `currency`; `stock` says how many there are in all, `each` how many one person may have, `days` for how many days.
   */
  'x-unit'?: string[];
  /** A text that says how many: `count`, a number, is all that it may name, and it does (engine/document/counted.ts). */
  'x-counted'?: boolean;
  /** The text has to fit on a small phone, as large as the button that this key of its node names. */
  'x-fits'?: string;
  /** This widget says dates of the schedule. */
  'x-dates'?: boolean;
  /** Never reaches a phone. */
  'x-private'?: boolean;
  /** The build puts the thing referred to in the place of its id. */
  'x-embed'?: boolean;
  /** With `x-embed`: its lists of rewards come one by one, with name, amount and picture, instead of in words. */
  'x-pieces'?: boolean;
  /** An id of the body: the part's title and the phases that show it come in its place. */
  'x-part'?: boolean;
  /** With `x-ref` to a list of the campaign: the key that the entry named here must have. */
  'x-has'?: string;
  /** Not a key of documents: the build puts a module's data file here (path below modules/), in the page's language. */
  'x-data'?: string;
  /** Not a key of documents: the build puts the addresses of a module's pictures here (folder below modules/), by name. */
  'x-art'?: string;
  /** On a node's schema: the properties that only the build fills. */
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
const isBuilt = (schema: Schema): boolean => schema['x-data'] !== undefined || schema['x-art'] !== undefined;

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
      ...(props['x-dates'] ? { 'x-dates': true } : {}),
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

import {
  type Located,
  nodeSchemaPath,
  propsSchemaPaths,
  resolveRef,
  type Schema,
  type SchemaSet,
} from '../../engine/document/schema-set.ts';

/** One key of an object in a form. */
export interface Field {
  key: string;
  required: boolean;
  /** It stands below the others, folded up: what every node may have, and what few pages need. */
  folded: boolean;
  control: Control;
}

/** What a value is edited with. `seed` is what a new value begins as. */
export type Control = { description: string; seed: unknown } & (
  | { kind: 'expression' | 'picture' | 'boolean' | 'fixed' }
  | { kind: 'text'; longest?: number | undefined }
  /** `of`: the list of names that it takes one of, or that are offered; `like`: how one is written. */
  | { kind: 'string'; longest?: number | undefined; of?: string | undefined; like?: string | undefined }
  | { kind: 'colour' | 'moment' }
  | { kind: 'number'; low?: number | undefined; high?: number | undefined; whole: boolean }
  | { kind: 'choice'; values: unknown[] }
  | { kind: 'list'; item: Control; most?: number | undefined }
  | { kind: 'map'; value: Control }
  | { kind: 'object'; fields: Field[]; folds: string }
  | { kind: 'either'; ways: Control[] }
  /** One of several objects, told apart by a key; each a part by its name. */
  | { kind: 'union'; tag: string; parts: Record<string, string> }
  /** Another form of the table: what holds itself ends here. */
  | { kind: 'part'; part: string }
);

/** The form of a whole page. */
export const PAGE = 'page';

/** Every form by its name: `nodes/<widget>.schema.json`, what several share, as steps, and that of a page. */
export type Forms = Readonly<Record<string, Control>>;

/** What nodes and steps are made of holds nodes and steps again. */
const shared = ['common/node-union.schema.json', 'common/step.schema.json'];

/** Kinds of strings of which some are known whatever the document says, and offered by the name of the kind. */
const offered = ['link', 'api-path'];

/** How palettes hold colours. */
const COLOUR = '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function seedOf({ default: usual, examples, const: fixed, enum: values, minimum }: Schema, other: unknown) {
  return usual ?? examples?.[0] ?? fixed ?? values?.[0] ?? minimum ?? other;
}

/** What is written in one way alone is shown by an example: a span of time is 30s, no words and no number. */
const likeOf = ({ pattern, examples }: Schema): string | undefined =>
  pattern === undefined || examples?.[0] === undefined ? undefined : String(examples[0]);

/** The control of a value from its schema. Throws where there is none, so that no prop is left without one. */
export function controlOf(set: SchemaSet, at: Located): Control {
  const part = shared.find((one) => at.schema.$ref?.endsWith(one.split('/')[1] ?? one));
  if (part !== undefined)
    return { kind: 'part', part, description: at.schema.description ?? '', seed: { ...firstOf[part] } };
  return controlOfResolved(set, resolveRef(set, at));
}

/** What a new node and a new step begin as. */
const firstOf: Record<string, object> = {
  'common/node-union.schema.json': { widget: 'divider' },
  'common/step.schema.json': { do: 'close' },
};

function controlOfResolved(set: SchemaSet, { schema, file }: Located): Control {
  const base = (other: unknown) => ({ description: schema.description ?? '', seed: seedOf(schema, other) });
  const inside = (one: Schema): Control => controlOf(set, { schema: one, file });
  const kind = schema['x-kind'];
  if (kind === 'text' || kind === 'markdown')
    return { kind: 'text', longest: number(schema.oneOf?.[0]?.maxLength), ...base({ en: 'Text' }) };
  if (kind === 'asset') return { kind: 'picture', ...base('') };
  if (kind === 'expression') return { kind: 'expression', ...base('true') };
  if (schema.const !== undefined) return { kind: 'fixed', ...base(schema.const) };
  if (schema.enum) return { kind: 'choice', values: schema.enum, ...base(schema.enum[0]) };
  if (schema.oneOf && !schema.discriminator)
    return { kind: 'either', ways: schema.oneOf.map(inside), ...base(inside(schema.oneOf[0] ?? {}).seed) };
  if (Array.isArray(schema.type)) {
    // Null says what leaving the key out says.
    const [first, ...more] = schema.type
      .filter((type) => type !== 'null')
      .map((type) => inside({ ...schema, type }));
    if (first && more.length === 0) return first;
    const ways = first ? [first, ...more] : more;
    return { kind: 'either', ways, ...base(ways[0]?.seed) };
  }
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean', ...base(false) };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        low: number(schema.minimum),
        high: number(schema.maximum),
        whole: schema.type === 'integer',
        ...base(0),
      };
    case 'string': {
      if (schema.pattern === COLOUR) return { kind: 'colour', ...base('#ffffff') };
      if (kind === 'date') return { kind: 'moment', ...base('') };
      const of = schema['x-ref'] ?? (kind !== undefined && offered.includes(kind) ? kind : undefined);
      const like = of === undefined ? likeOf(schema) : undefined;
      return { kind: 'string', longest: number(schema.maxLength), of, like, ...base('') };
    }
    case 'array': {
      const item = inside(schema.items ?? {});
      const seed = Array.from({ length: number(schema.minItems) ?? 0 }, () => item.seed);
      return { kind: 'list', item, most: number(schema.maxItems), ...base(seed) };
    }
    case 'object':
      return objectOf(set, { schema, file });
    default:
      throw new Error(`${file}: no control for ${JSON.stringify(schema).slice(0, 200)}`);
  }
}

function objectOf(set: SchemaSet, { schema, file }: Located): Control {
  const description = schema.description ?? '';
  if (schema.discriminator) {
    const tag = schema.discriminator.propertyName;
    const parts = Object.fromEntries(
      kindsOf(set, { schema, file }).map(([name]) => [name, partName(file, name)]),
    );
    return { kind: 'union', tag, parts, description, seed: { [tag]: Object.keys(parts)[0] } };
  }
  const { properties, additionalProperties: others } = schema;
  if (!properties && typeof others === 'object')
    return { kind: 'map', value: controlOf(set, { schema: others, file }), description, seed: {} };
  const fields = Object.entries(properties ?? {}).map(([key, one]) => ({
    key,
    required: schema.required?.includes(key) ?? false,
    folded: isFolded(set, file, schema, key),
    control: controlOf(set, { schema: one, file }),
  }));
  const must = fields.filter(({ required }) => required);
  const seed = Object.fromEntries(must.map(({ key, control }) => [key, control.seed]));
  const folds = file.startsWith('nodes/') ? 'What any part of a page may have' : 'What else a page may have';
  return { kind: 'object', fields, folds, description, seed: schema.examples?.[0] ?? seed };
}

/** What somebody who makes a page begins with. */
const firstOfPage = ['title', 'theme', 'schedule', 'body'];

function isFolded(set: SchemaSet, file: string, schema: Schema, key: string): boolean {
  if (file.startsWith('nodes/'))
    return Object.hasOwn(set.get('common/node.schema.json')?.properties ?? {}, key);
  return schema === pageSchema(set) && !firstOfPage.includes(key);
}

const pageSchema = (set: SchemaSet): Schema | undefined => set.get(DOCUMENT)?.definitions?.page;
const DOCUMENT = 'activity.schema.json';

const partName = (file: string, name: string): string =>
  file === 'common/node-union.schema.json' ? nodeSchemaPath(name) : `${file}#${name}`;

/** The branches of a union by the value of its tag. */
function kindsOf(set: SchemaSet, { schema, file }: Located): [string, Located][] {
  return (schema.oneOf ?? []).map((one) => {
    const branch = resolveRef(set, { schema: one, file });
    return [String(branch.schema.properties?.[schema.discriminator?.propertyName ?? '']?.const), branch];
  });
}

/** Every union below a schema, itself included, each once: nodes and steps, what a prize may be, the questions of a form. */
function* unionsIn(set: SchemaSet, at: Located, seen: Set<object>): Generator<Located> {
  const { schema, file } = resolveRef(set, at);
  const { properties, items, additionalProperties: others, oneOf } = schema;
  // What refers to a schema has a copy of it, with the same pieces in it.
  const piece = oneOf ?? properties ?? items ?? others;
  if (typeof piece !== 'object' || seen.has(piece)) return;
  seen.add(piece);
  if (schema.discriminator) yield { schema, file };
  for (const one of [...Object.values(properties ?? {}), items, others, ...(oneOf ?? [])])
    if (typeof one === 'object') yield* unionsIn(set, { schema: one, file }, seen);
}

/** The forms of a page, of all widgets and screens, and of all that they share. */
export function formsOf(set: SchemaSet): Forms {
  const forms: Record<string, Control> = {};
  for (const file of shared) forms[file] = controlOfResolved(set, { schema: set.get(file) ?? {}, file });
  const page = { schema: pageSchema(set) ?? {}, file: DOCUMENT };
  forms[PAGE] = controlOfResolved(set, page);
  for (const union of unionsIn(set, page, new Set()))
    for (const [name, branch] of kindsOf(set, union)) {
      const part = partName(union.file, name);
      if (forms[part]) throw new Error(`${union.file}: two unions have a part ${name}`);
      forms[part] = controlOfResolved(set, branch);
    }
  for (const [name] of propsSchemaPaths(set)) {
    const file = nodeSchemaPath(name);
    forms[file] ??= controlOfResolved(set, { schema: set.get(file) ?? {}, file });
  }
  return forms;
}

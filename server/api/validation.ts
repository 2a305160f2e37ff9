import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import { isObject } from '../../engine/json.ts';
import type { Misfit } from '../kernel/context.ts';

/**
 * A value that does not fit its schema. `field` says where, in names of the schema and numbers of lists alone: what a
 * caller made up gets into no message. Empty for the value as a whole.
 */
export class InvalidValue extends Error {
  readonly field: string;

  constructor(field: string) {
    super('A value does not fit its schema');
    this.name = 'InvalidValue';
    this.field = field;
  }
}

/** The value, with the schema's defaults, or why not. */
export type Judged = { readonly value: unknown } | { readonly error: InvalidValue };

type Judge = (value: unknown) => Judged;

/** How values are judged. */
export interface Judges {
  /** JSON values as they are. */
  exact(schema: AnySchemaObject): Judge;
  /** Texts of a query, a path, headers or a form: where the schema wants a number, the text is read as JSON's. */
  texts(schema: AnySchemaObject): Judge;
  /** A list in a body, entry by entry: those that do not fit are left out, and `misfitsOf` tells which, also where none is left. */
  batch(schema: AnySchemaObject, list: string): Judge;
  /** A place in a value, as far as the schemas have names for it: `events[2].at`; empty where they have none. */
  field(places: readonly string[]): string;
  /** Ajv's own function, for tests and tools. */
  validator(schema: AnySchemaObject): ValidateFunction;
}

/**
 * PostgreSQL keeps neither NUL nor half a character, and would fail the whole statement: every text of a schema is held
 * to that, without a word in the schema.
 */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

function withStorableTexts(schema: AnySchemaObject): AnySchemaObject {
  const guarded: unknown = JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    isObject(value) && [value.type].flat().includes('string') ? { ...value, storable: true } : value,
  );
  return guarded as AnySchemaObject;
}

/** Names that a schema gives to properties: only these may stand in a message. */
function propertyNames(schemas: Iterable<AnySchemaObject>): Set<string> {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (!isObject(value)) return;
    if (isObject(value.properties)) for (const name of Object.keys(value.properties)) names.add(name);
    for (const one of Object.values(value)) walk(one);
  };
  for (const schema of schemas) walk(schema);
  return names;
}

function placesOf({ instancePath, params }: ErrorObject): readonly string[] {
  const missing: unknown = params.missingProperty ?? params.tag;
  const places = instancePath.split('/').slice(1);
  return typeof missing === 'string' ? [...places, missing] : places;
}

/** `events[2].at`, as far as the schema has names for it. */
function fieldOf(places: readonly string[], names: ReadonlySet<string>): string {
  let field = '';
  for (const place of places) {
    if (/^\d{1,3}$/.test(place)) field += `[${place}]`;
    else if (names.has(place)) field += field === '' ? place : `.${place}`;
    else break;
  }
  return field;
}

/** An integer as JSON writes it: neither 0x1, 1e0, +1 nor blanks, and none that a number cannot hold. */
function integerOf(text: string): number | string {
  const value = Number(text);
  return /^-?(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(value) ? value : text;
}

function readText(text: unknown, type: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer') return integerOf(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

const misfits = new WeakMap<object, readonly Misfit[]>();

/** Entries of a judged batch that did not fit, in their order: they are no longer in its list. */
export function misfitsOf(body: unknown): readonly Misfit[] {
  return (isObject(body) && misfits.get(body)) || [];
}

interface Parts {
  readonly whole: AnySchemaObject;
  readonly entry: AnySchemaObject;
}

/** What is kept of a schema, made where nothing is yet. */
function onceOf<Made>(
  kept: WeakMap<AnySchemaObject, Made>,
  schema: AnySchemaObject,
  make: (schema: AnySchemaObject) => Made,
): Made {
  const found = kept.get(schema) ?? make(schema);
  kept.set(schema, found);
  return found;
}

/**
 * A schema in two: the whole without a word of the list's entries, and an entry.
 * @throws Error for a schema without that list
 */
function apart(schema: AnySchemaObject, list: string): Parts {
  const properties: unknown = schema.properties;
  const found = isObject(properties) ? properties[list] : undefined;
  if (!isObject(properties) || !isObject(found) || !isObject(found.items)) {
    throw new Error(`There is no list ${list} in ${schema.title}`);
  }
  const { items, ...rest } = found;
  return {
    whole: { ...schema, properties: { ...properties, [list]: rest } },
    entry: items as AnySchemaObject,
  };
}

/** @param schemas those of the API, by file name */
export function createJudges(schemas: ReadonlyMap<string, AnySchemaObject>): Judges {
  // `discriminator`: of several shapes, the one that the value names is the one that a message is about.
  const ajv = new Ajv({ strict: false, useDefaults: true, discriminator: true });
  ajv.addKeyword({
    keyword: 'storable',
    type: 'string',
    validate: (_: true, text: string) => isStorable(text),
  });
  const files = new Map<string, AnySchemaObject>();
  for (const [name, authored] of schemas) {
    const schema = withStorableTexts(authored);
    files.set(name, schema);
    ajv.addSchema(schema, name);
  }
  const whole = (schema: AnySchemaObject): AnySchemaObject => files.get(String(schema.$ref)) ?? schema;
  const validator = (schema: AnySchemaObject) => ajv.compile(withStorableTexts(schema));
  const allNames = propertyNames(files.values());
  const judging = (schema: AnySchemaObject): Judge => {
    const validate = validator(schema);
    const names = new Set([...allNames, ...propertyNames([schema])]);
    return (value) => {
      if (validate(value)) return { value };
      const [error] = validate.errors ?? [];
      return { error: new InvalidValue(error ? fieldOf(placesOf(error), names) : '') };
    };
  };
  // Each server of a process, and each client of a server, asks for the same: a schema is compiled once.
  const [judgeOf, partsOf] = [new WeakMap<AnySchemaObject, Judge>(), new WeakMap<AnySchemaObject, Parts>()];
  const exact = (schema: AnySchemaObject): Judge => onceOf(judgeOf, schema, judging);
  return {
    exact,
    validator,
    field: (places) => fieldOf(places, allNames),
    batch(schema, list) {
      const parts = onceOf(partsOf, schema, () => apart(whole(schema), list));
      const [judgeWhole, judgeEntry] = [exact(parts.whole), exact(parts.entry)];
      return (value) => {
        const judged = judgeWhole(value);
        const entries: unknown = isObject(value) ? value[list] : undefined;
        if ('error' in judged || !isObject(value) || !Array.isArray(entries)) return judged;
        const good: unknown[] = [];
        const left: Misfit[] = [];
        for (const [index, entry] of entries.entries()) {
          const one = judgeEntry(entry);
          if ('value' in one) good.push(one.value);
          else {
            const { field } = one.error;
            left.push({ index, entry, field, place: `${list}[${index}]${field === '' ? '' : `.${field}`}` });
          }
        }
        const body = { ...value, [list]: good };
        misfits.set(body, left);
        return { value: body };
      };
    },
    texts(schema) {
      const judge = exact(schema);
      const { properties = {} } = whole(schema) as { properties?: Record<string, { type?: unknown }> };
      return (value) => {
        if (!isObject(value)) return judge(value);
        // Own keys, whatever their names.
        return judge(
          Object.fromEntries(
            Object.entries(value).map(([name, text]) => [
              name,
              Object.hasOwn(properties, name) ? readText(text, properties[name]?.type) : text,
            ]),
          ),
        );
      };
    },
  };
}

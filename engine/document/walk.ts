import type { Located, Schema, SchemaSet } from './schema-set.ts';
import { resolveRef } from './schema-set.ts';

/** One value of a document, seen together with the schema that describes it. */
export interface Place {
  value: unknown;
  schema: Schema;
  /** JSON pointer of the value. */
  pointer: string;
  /** The key or index under which the parent holds it. */
  key: string;
  /** The places around it, outermost first. */
  parents: readonly Place[];
}

const escapeStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The branch of a schema that describes this value: by `redirect`, by discriminator, or by the JSON type. */
export function branchFor(set: SchemaSet, at: Located, value: unknown): Located | undefined {
  const here = resolveRef(set, at);
  const { schema, file } = here;
  if (schema.if && schema.then && schema.else) {
    const holds = isObject(value) && (schema.if.required ?? []).every((key) => Object.hasOwn(value, key));
    return branchFor(set, { schema: holds ? schema.then : schema.else, file }, value);
  }
  if (!schema.oneOf) return here;
  const by = schema.discriminator?.propertyName;
  const branches = branchesOf(set, here, schema.oneOf, by);
  if (by === undefined) return branches.get(jsonType(value));
  return branches.get(isObject(value) && Object.hasOwn(value, by) ? value[by] : undefined);
}

const jsonType = (value: unknown): string =>
  isObject(value) ? 'object' : Array.isArray(value) ? 'array' : typeof value;

// A page asks for the branches of the same few unions at each of its nodes, steps and texts.
const known = new WeakMap<SchemaSet, WeakMap<Schema, ReadonlyMap<unknown, Located>>>();

/** The branches of a union by the value of its discriminator, or by their JSON type. */
function branchesOf(
  set: SchemaSet,
  { schema, file }: Located,
  oneOf: readonly Schema[],
  by: string | undefined,
): ReadonlyMap<unknown, Located> {
  const unions = known.get(set) ?? new WeakMap<Schema, ReadonlyMap<unknown, Located>>();
  known.set(set, unions);
  const before = unions.get(schema);
  if (before) return before;
  const branches = new Map<unknown, Located>();
  for (const one of oneOf) {
    const branch = resolveRef(set, { schema: one, file });
    const name = by === undefined ? branch.schema.type : branch.schema.properties?.[by]?.const;
    const kept =
      by === undefined ? { ...branch, schema: { ...branch.schema, ...annotationsOf(schema) } } : branch;
    if (!branches.has(name)) branches.set(name, kept);
  }
  unions.set(schema, branches);
  return branches;
}

/** What the house says of a union holds for each of its branches. */
const annotationsOf = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword.startsWith('x-')));

/**
 * Visits every value of a document, parents before children, with the schema that describes it. What no schema
 * describes (an unknown key, a value of the wrong type) is not visited: the schema rule reports it.
 */
export function walk(set: SchemaSet, root: Located, value: unknown, visit: (place: Place) => void): void {
  const step = (
    at: Located,
    value: unknown,
    pointer: string,
    key: string,
    parents: readonly Place[],
  ): void => {
    const here = branchFor(set, at, value);
    if (!here) return;
    const { schema, file } = here;
    const place: Place = { value, schema, pointer, key, parents };
    visit(place);
    const inner = [...parents, place];
    if (Array.isArray(value)) {
      const { items } = schema;
      if (!items) return;
      for (const [i, one] of value.entries()) {
        step({ schema: items, file }, one, `${pointer}/${i}`, String(i), inner);
      }
    } else if (isObject(value)) {
      for (const [name, one] of Object.entries(value)) {
        const own = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
        const rest =
          typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
        const next = own ?? rest;
        if (next) step({ schema: next, file }, one, `${pointer}/${escapeStep(name)}`, name, inner);
      }
    }
  };
  step(root, value, '', '', []);
}

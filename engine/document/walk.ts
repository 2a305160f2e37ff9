import { isObject } from '../json.ts';
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
  /** The last of them. */
  parent: Place | undefined;
}

/** Most places are looked at by nobody: what says where they are is put together when it is asked for. */
class Visited implements Place {
  readonly value: unknown;
  readonly schema: Schema;
  readonly key: string;
  readonly parent: Visited | undefined;
  #pointer: string | undefined;

  constructor(value: unknown, schema: Schema, key: string, parent: Visited | undefined) {
    this.value = value;
    this.schema = schema;
    this.key = key;
    this.parent = parent;
    this.#pointer = parent ? undefined : '';
  }

  get pointer(): string {
    this.#pointer ??= `${this.parent?.pointer}/${escapeStep(this.key)}`;
    return this.#pointer;
  }

  get parents(): Place[] {
    const all: Place[] = [];
    for (let one = this.parent; one; one = one.parent) all.push(one);
    return all.reverse();
  }
}

const escapeStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

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
  return branches.get(tagOf(value, by));
}

/** What tells which branch of a union a value belongs to. */
const tagOf = (value: unknown, by: string | undefined): unknown => {
  if (by === undefined) return jsonType(value);
  return isObject(value) && Object.hasOwn(value, by) ? value[by] : undefined;
};

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

/** A schema that the walk has met: what it found out about it holds for every value that it describes. */
class Spot {
  readonly #set: SchemaSet;
  readonly #at: Located;
  /** What the schema says when it leaves no choice. */
  readonly #only: Shape | undefined;
  /** The key that tells the branches of a union apart; without one, the JSON type does. */
  readonly #by: string | undefined;
  readonly #isUnion: boolean;
  readonly #shapes = new Map<unknown, Shape>();

  constructor(set: SchemaSet, at: Located) {
    this.#set = set;
    this.#at = at;
    const { schema, file } = resolveRef(set, at);
    this.#only = schema.if || schema.oneOf ? undefined : new Shape(set, schema, file);
    this.#isUnion = !schema.if;
    this.#by = schema.discriminator?.propertyName;
  }

  get schema(): Schema {
    return this.#at.schema;
  }

  shapeOf(value: unknown): Shape | undefined {
    if (this.#only) return this.#only;
    const branch = this.#isUnion ? tagOf(value, this.#by) : undefined;
    const before = this.#shapes.get(branch);
    if (before) return before;
    const here = branchFor(this.#set, this.#at, value);
    const made = here && new Shape(this.#set, here.schema, here.file);
    if (made && branch !== undefined) this.#shapes.set(branch, made);
    return made;
  }
}

/** A schema without references and choices, and what describes the values inside. */
class Shape {
  readonly schema: Schema;
  readonly #set: SchemaSet;
  readonly #file: string;
  readonly #properties = new Map<string, Spot>();
  #items: Spot | undefined;
  #rest: Spot | undefined;

  constructor(set: SchemaSet, schema: Schema, file: string) {
    this.#set = set;
    this.schema = schema;
    this.#file = file;
  }

  items(): Spot | undefined {
    const { items } = this.schema;
    if (items) this.#items ??= spotOf(this.#set, { schema: items, file: this.#file });
    return this.#items;
  }

  property(name: string): Spot | undefined {
    const before = this.#properties.get(name);
    if (before) return before;
    const { properties = {}, additionalProperties: rest } = this.schema;
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own) {
      const made = spotOf(this.#set, { schema: own, file: this.#file });
      this.#properties.set(name, made);
      return made;
    }
    // Names that the schema leaves open are without number: they are not kept.
    if (typeof rest === 'object') this.#rest ??= spotOf(this.#set, { schema: rest, file: this.#file });
    return this.#rest;
  }
}

const spots = new WeakMap<SchemaSet, WeakMap<Schema, Spot>>();

function spotOf(set: SchemaSet, at: Located): Spot {
  const met = spots.get(set) ?? new WeakMap<Schema, Spot>();
  spots.set(set, met);
  const before = met.get(at.schema);
  if (before) return before;
  const made = new Spot(set, at);
  met.set(at.schema, made);
  return made;
}

const leading = new WeakMap<SchemaSet, Map<Located, Map<string, ReadonlySet<Schema>>>>();

/** Schemas that describe a value of a kind, or one that can hold such a value. */
function leadingTo(set: SchemaSet, root: Located, kind: string): ReadonlySet<Schema> {
  const roots = leading.get(set) ?? new Map<Located, Map<string, ReadonlySet<Schema>>>();
  leading.set(set, roots);
  const known = roots.get(root) ?? new Map<string, ReadonlySet<Schema>>();
  roots.set(root, known);
  const before = known.get(kind);
  if (before) return before;
  const wanted = new Set<Schema>();
  const holders = new Map<Schema, Schema[]>();
  const met = new Set<Schema>();
  const read = (at: Located, holder: Schema | undefined): void => {
    if (holder) holders.set(at.schema, [...(holders.get(at.schema) ?? []), holder]);
    if (met.has(at.schema)) return;
    met.add(at.schema);
    const { schema, file } = resolveRef(set, at);
    if (at.schema['x-kind'] === kind || schema['x-kind'] === kind) wanted.add(at.schema);
    if (schema !== at.schema) {
      read({ schema, file }, at.schema);
      return;
    }
    const { properties = {}, additionalProperties: rest, items, oneOf = [] } = schema;
    const inside = [...Object.values(properties), ...oneOf, items, schema.then, schema.else];
    for (const one of [...inside, typeof rest === 'object' ? rest : undefined])
      if (one) read({ schema: one, file }, schema);
  };
  read(root, undefined);
  // What leads to one of them leads there, too; a set grows while it is gone through.
  for (const one of wanted) for (const holder of holders.get(one) ?? []) wanted.add(holder);
  known.set(kind, wanted);
  return wanted;
}

/**
 * Visits every value of a document, parents before children, with the schema that describes it. What no schema
 * describes (an unknown key, a value of the wrong type) is not visited: the schema rule reports it.
 * @param root kept by the caller, what is found out about its schemas is found out once
 */
export function walk(set: SchemaSet, root: Located, value: unknown, visit: (place: Place) => void): void {
  walkWhere(set, root, value, visit, undefined);
}

/**
 * The same of places of one kind (`x-kind`) alone: parts of the document that can hold none are not looked at. Other places
 * on the way to them are visited, too.
 */
export function walkTo(
  set: SchemaSet,
  root: Located,
  value: unknown,
  kind: string,
  visit: (place: Place) => void,
): void {
  walkWhere(set, root, value, visit, leadingTo(set, root, kind));
}

function walkWhere(
  set: SchemaSet,
  root: Located,
  value: unknown,
  visit: (place: Place) => void,
  wanted: ReadonlySet<Schema> | undefined,
): void {
  const step = (spot: Spot, value: unknown, key: string, parent: Visited | undefined): void => {
    if (wanted && !wanted.has(spot.schema)) return;
    const shape = spot.shapeOf(value);
    if (!shape) return;
    const place = new Visited(value, shape.schema, key, parent);
    visit(place);
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const items = shape.items();
      if (!items) return;
      for (let i = 0; i < value.length; i++) step(items, value[i], String(i), place);
      return;
    }
    for (const name of Object.keys(value)) {
      const next = shape.property(name);
      if (next) step(next, (value as Record<string, unknown>)[name], name, place);
    }
  };
  step(spotOf(set, root), value, '', undefined);
}

import { isObject, type Json } from '../json.ts';
import {
  ANY,
  BOOLEAN,
  type ExpressionField,
  type ExpressionType,
  NULL,
  NUMBER,
  STRING,
  uniteTypes,
} from './expression-type.ts';

/** JSON Schema as parsed from a file: see docs/expressions.md for the keywords that count. */
export type ExpressionSchema = Readonly<Record<string, unknown>>;

/** A schema that the expression language cannot use. */
export class ScopeError extends Error {}

function resolve(ref: string, base: Json): Json {
  let at: unknown = base;
  for (const step of ref === '#' ? [] : ref.slice(2).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  if (!isObject(at) || !ref.startsWith('#'))
    throw new ScopeError(`the schema reference "${ref}" leads nowhere`);
  return at;
}

function objectType(schema: Json, base: Json, refs: readonly Json[]): ExpressionType {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = new Map<string, ExpressionField>();
  for (const [name, field] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const type = isObject(field) ? toType(field, base, refs) : ANY;
    fields.set(name, { type, optional: !required.includes(name) });
  }
  const rest = schema.additionalProperties;
  const open = isObject(rest) ? { open: toType(rest, base, refs) } : {};
  return { kind: 'object', fields, ...open };
}

function scalarType(kind: unknown): ExpressionType | undefined {
  if (kind === 'number' || kind === 'integer') return NUMBER;
  if (kind === 'string') return STRING;
  if (kind === 'boolean') return BOOLEAN;
  return kind === 'null' ? NULL : undefined;
}

function valueType(value: unknown): ExpressionType {
  if (typeof value === 'string') return { kind: 'string', values: [value] };
  if (typeof value === 'number') return { kind: 'number', values: [value] };
  return scalarType(value === null ? 'null' : typeof value) ?? ANY;
}

function unite(types: readonly ExpressionType[]): ExpressionType {
  const [first = ANY, ...rest] = types;
  return rest.reduce((all, type) => uniteTypes(all, type) ?? ANY, first);
}

/**
 * The type that a schema describes. References are looked up in the nearest enclosing schema with `$defs` or `$id`;
 * a schema that contains itself is `any` from its second turn on.
 */
export function toType(
  schema: ExpressionSchema,
  base: Json = schema,
  refs: readonly Json[] = [],
): ExpressionType {
  const here = '$defs' in schema || '$id' in schema ? schema : base;
  if (typeof schema.$ref === 'string') {
    const target = resolve(schema.$ref, here);
    return refs.includes(target) ? ANY : toType(target, here, [...refs, target]);
  }
  if (schema['x-moment'] === true) return { kind: 'moment' };
  if ('const' in schema) return valueType(schema.const);
  if (Array.isArray(schema.enum)) return unite(schema.enum.map(valueType));
  const choices = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(choices))
    return unite(choices.filter(isObject).map((choice) => toType(choice, here, refs)));
  if (Array.isArray(schema.allOf)) {
    return mergeAll(
      [{ ...schema, allOf: undefined }, ...schema.allOf.filter(isObject)].map((part) =>
        toType(part, here, refs),
      ),
    );
  }
  const kinds: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  return unite(
    kinds.map((kind) => {
      if (kind === 'array') {
        return { kind: 'list', item: isObject(schema.items) ? toType(schema.items, here, refs) : ANY };
      }
      if (kind === 'object' || (kind === undefined && isObject(schema.properties)))
        return objectType(schema, here, refs);
      return scalarType(kind) ?? ANY;
    }),
  );
}

/** allOf: the value has the fields of every part. */
function mergeAll(parts: readonly ExpressionType[]): ExpressionType {
  const told = parts.filter((part) => part.kind !== 'any');
  const [first] = told;
  if (first === undefined) return ANY;
  if (told.some((part) => part.kind !== 'object')) return first;
  const fields = new Map<string, ExpressionField>();
  for (const [name, field] of told.flatMap((part) => [...(part.fields ?? [])])) {
    const before = fields.get(name);
    fields.set(name, before ? { type: before.type, optional: before.optional && field.optional } : field);
  }
  const open = told.find((part) => part.open)?.open;
  return { kind: 'object', fields, ...(open ? { open } : {}) };
}

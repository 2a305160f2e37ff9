import type { Schema, SchemaSet } from './schema-set.ts';
import { resolveRef } from './schema-set.ts';

// The answers of one call are named by the expressions of many documents: what is made of them goes by the schema's identity.
const whole = new WeakMap<SchemaSet, Map<string, Schema>>();

/** A schema file of the set with every `$ref` replaced by what it leads to: the same object each time, not to be changed. */
export function dereferenceFile(set: SchemaSet, file: string): Schema {
  const known = whole.get(set) ?? new Map<string, Schema>();
  whole.set(set, known);
  const made = known.get(file) ?? dereference(set, file);
  known.set(file, made);
  return made;
}

/** A schema of the set with every `$ref` replaced by what it leads to. */
export function dereference(set: SchemaSet, file: string, schema = set.get(file)): Schema {
  if (!schema) throw new Error(`No schema ${file}`);
  const here = resolveRef(set, { schema, file });
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value) return dereference(set, here.file, value as Schema);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
  };
  return inner(here.schema) as Schema;
}

import type { Schema, SchemaSet } from './schema-set.ts';
import { resolveRef } from './schema-set.ts';

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

import { resolveRef, type Schema, type SchemaSet } from '../../engine/document/schema-set.ts';

interface Kind {
  keys: readonly string[];
  required: readonly string[];
  /** What people from elsewhere call it. */
  called: readonly string[];
}

/** The kinds of a union by their names, and which keys each has. */
export type Kinds = ReadonlyMap<string, Kind>;

/** Of every union that tells its branches apart by a tag: its kinds. */
export function kindsOf(set: SchemaSet): Map<string, Kinds> {
  const kinds = new Map<string, Map<string, Kind>>();
  const walk = (value: unknown, file: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const one of Object.values(value)) walk(one, file);
    const { discriminator, oneOf = [] } = value as Schema;
    const tag = discriminator?.propertyName;
    if (tag === undefined || Array.isArray(value)) return;
    const union = kinds.get(tag) ?? new Map<string, Kind>();
    for (const one of oneOf) {
      const { schema } = resolveRef(set, { schema: one, file });
      const name = schema.properties?.[tag]?.const;
      if (typeof name === 'string')
        union.set(name, {
          keys: Object.keys(schema.properties ?? {}),
          required: schema.required ?? [],
          called: schema['x-called'] ?? [],
        });
    }
    kinds.set(tag, union);
  };
  for (const [file, schema] of set) if (file.startsWith('common/')) walk(schema, file);
  return kinds;
}

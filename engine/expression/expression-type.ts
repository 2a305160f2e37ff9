/** The type of an expression or of a value that it reads. `any` is what several unlike shapes come to. */
export interface ExpressionType {
  readonly kind: 'number' | 'string' | 'boolean' | 'null' | 'list' | 'object' | 'moment' | 'any' | 'none';
  readonly nullable?: boolean;
  /** The closed set of a string or number, from `enum` or `const`, or from a literal. */
  readonly values?: readonly (string | number)[];
  readonly item?: ExpressionType;
  readonly fields?: ReadonlyMap<string, ExpressionField>;
  /** The type of fields that `fields` does not name (a map by key). */
  readonly open?: ExpressionType;
}

/** A field of an object; an optional one may be absent. */
export interface ExpressionField {
  readonly type: ExpressionType;
  readonly optional: boolean;
}

export const NUMBER: ExpressionType = { kind: 'number' };
export const STRING: ExpressionType = { kind: 'string' };
export const BOOLEAN: ExpressionType = { kind: 'boolean' };
export const NULL: ExpressionType = { kind: 'null', nullable: true };
export const ANY: ExpressionType = { kind: 'any' };
/** The item of an empty list: fits everything. */
export const NONE: ExpressionType = { kind: 'none' };

/** The same type without null. */
export function present(type: ExpressionType): ExpressionType {
  if (!type.nullable) return type;
  const { nullable: _, ...rest } = type;
  return rest;
}

/** A type in words, as errors show it. */
export function describeType(type: ExpressionType): string {
  const base =
    type.values && type.values.length <= 8
      ? type.values.map((value) => JSON.stringify(value)).join(' | ')
      : type.kind === 'list'
        ? `list of ${type.item ? describeType(type.item) : 'any'}`
        : type.kind;
  return type.nullable && type.kind !== 'null' ? `${base} or null` : base;
}

function uniteFields(a: ExpressionType, b: ExpressionType): ReadonlyMap<string, ExpressionField> {
  const fields = new Map<string, ExpressionField>();
  for (const name of new Set([...(a.fields?.keys() ?? []), ...(b.fields?.keys() ?? [])])) {
    const left = a.fields?.get(name);
    const right = b.fields?.get(name);
    const type =
      left && right ? (uniteTypes(left.type, right.type) ?? ANY) : (left?.type ?? right?.type ?? ANY);
    fields.set(name, { type, optional: !left || !right || left.optional || right.optional });
  }
  return fields;
}

/** The type of a value that is one or the other; undefined when their kinds differ. */
export function uniteTypes(a: ExpressionType, b: ExpressionType): ExpressionType | undefined {
  if (a === b || b.kind === 'none') return a;
  if (a.kind === 'none') return b;
  const nullable = a.nullable || b.nullable ? { nullable: true } : {};
  if (a.kind === 'null') return { ...b, ...nullable };
  if (b.kind === 'null') return { ...a, ...nullable };
  if (a.kind === 'any' || b.kind === 'any') return { ...ANY, ...nullable };
  if (a.kind !== b.kind) return undefined;
  if (a.kind === 'list') {
    const item = uniteTypes(a.item ?? ANY, b.item ?? ANY);
    return item && { kind: 'list', item, ...nullable };
  }
  if (a.kind === 'object') {
    const open = a.open ?? b.open;
    return { kind: 'object', fields: uniteFields(a, b), ...(open ? { open } : {}), ...nullable };
  }
  const values = a.values && b.values ? { values: [...new Set([...a.values, ...b.values])] } : {};
  return { kind: a.kind, ...values, ...nullable };
}

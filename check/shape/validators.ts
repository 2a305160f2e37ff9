import { Ajv, type ValidateFunction } from 'ajv';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';

/** One validator a kind of document: a choice by ajv would report the mistakes of both. */
export interface Validators {
  page: ValidateFunction;
  redirect: ValidateFunction;
  /** The validator of a module's data by the path of its schema below schemas/; compiled when first asked for. */
  data(path: string): ValidateFunction;
}

const BASE = 'file:///';

/**
 * ajv reports every branch of a plain `oneOf`. Ours tell their branches apart by the JSON type alone, so each becomes
 * a question about the type, and a mistake is reported by the one branch that was meant.
 */
function byType(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { oneOf, ...rest } = value as Schema;
    if (!oneOf || rest.discriminator || !oneOf.every((one) => typeof one.type === 'string')) return value;
    const object = oneOf.find((one) => one.type === 'object');
    const other = oneOf.find((one) => one.type !== 'object');
    if (oneOf.length !== 2 || !object || !other) return value;
    return {
      ...rest,
      type: oneOf.map((one) => one.type as string),
      if: { type: 'object' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: object,
      else: other,
    };
  }) as Schema;
}

let last: { of: string; validators: Validators } | undefined;

/** Compiles the schemas of documents, and those of data when they are asked for; the same ones are not compiled again. */
export function compileValidators(set: SchemaSet): Validators {
  const of = JSON.stringify([...set]);
  if (last?.of !== of) last = { of, validators: compile(set) };
  return last.validators;
}

function compile(set: SchemaSet): Validators {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: false,
    addUsedSchema: false,
    // A page has a hundred texts of one schema: written out at each of them, it takes three times as long to compile.
    inlineRefs: false,
    // So does code that is made shorter than it need be.
    code: { optimize: false },
    // The schemas are those of the product: a test holds that they are schemas.
    meta: false,
    validateSchema: false,
  });
  for (const [path, schema] of set) {
    if (!path.startsWith('api/')) ajv.addSchema({ ...byType(schema), $id: BASE + path });
  }
  const kind = (name: string) => ajv.compile({ $ref: `${BASE}activity.schema.json#/definitions/${name}` });
  const data = (path: string): ValidateFunction => {
    const found = ajv.getSchema(BASE + path);
    if (!found) throw new Error(`there is no schema ${path}`);
    return found;
  };
  return { page: kind('page'), redirect: kind('redirect'), data };
}

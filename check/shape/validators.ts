import { Ajv, type ValidateFunction } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';

/** One validator a kind of document: a choice by ajv would report the mistakes of both. */
export interface Validators {
  page: ValidateFunction;
  redirect: ValidateFunction;
  /** The validator of a module's data by the path of its schema below schemas/; compiled when first asked for. */
  data(path: string): ValidateFunction;
}

const BASE = 'file:///';
const KINDS = ['page', 'redirect'] as const;
// Under some loaders, what a module of another kind exports is one step further in.
const standaloneCode = 'default' in standalone ? (standalone.default as typeof standalone) : standalone;

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

function ajvOf(set: SchemaSet, source = false): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: false,
    addUsedSchema: false,
    // A page has a hundred texts of one schema: written out at each of them, it takes three times as long to compile.
    inlineRefs: false,
    // So does code that is made shorter than it need be.
    code: { optimize: false, source },
    // The schemas are those of the product: a test holds that they are schemas.
    meta: false,
    validateSchema: false,
  });
  for (const [path, schema] of set) {
    if (!path.startsWith('api/')) ajv.addSchema({ ...byType(schema), $id: BASE + path });
  }
  for (const kind of KINDS)
    ajv.addSchema({ $id: BASE + kind, $ref: `activity.schema.json#/definitions/${kind}` });
  return ajv;
}

function compiled(ajv: Ajv, path: string): ValidateFunction {
  const found = ajv.getSchema(BASE + path);
  if (!found) throw new Error(`there is no schema ${path}`);
  return found;
}

function compile(set: SchemaSet): Validators {
  const ajv = ajvOf(set);
  const of = (path: string): ValidateFunction => compiled(ajv, path);
  return { page: of('page'), redirect: of('redirect'), data: of };
}

/** The validators of documents as a script that exports them under their names: they are the same as those that are compiled. */
export function scriptOf(set: SchemaSet): string {
  const ids = Object.fromEntries(KINDS.map((kind) => [kind, BASE + kind]));
  return standaloneCode(ajvOf(set, true), ids);
}

/** Those of a script, or undefined where it is none of `scriptOf`. */
export function validatorsIn(exported: Record<string, unknown>, set: SchemaSet): Validators | undefined {
  const [page, redirect] = KINDS.map((kind) => exported[kind]);
  if (typeof page !== 'function' || typeof redirect !== 'function') return undefined;
  let ajv: Ajv | undefined;
  const data = (path: string): ValidateFunction => {
    ajv ??= ajvOf(set);
    return compiled(ajv, path);
  };
  return { page: page as ValidateFunction, redirect: redirect as ValidateFunction, data };
}

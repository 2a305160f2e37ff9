import type { ErrorObject } from 'ajv';
import type { Schema } from '../../engine/document/schema-set.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { describeContains } from './contains.ts';
import { type Problem, shortList, show } from './finding.ts';
import { child } from './pointer.ts';

const WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object { ... }',
  array: 'a list [ ... ]',
  null: 'null',
};

const typeWords = (type: unknown): string =>
  [type]
    .flat()
    .map((one) => WORDS[String(one)] ?? String(one))
    .join(' or ');
const nameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1) || 'the document';

/** What a schema wants, in the words of its author. */
function wants(schema: Schema): string | undefined {
  const [example] = schema.examples ?? [];
  const sample = example !== undefined && typeof example !== 'object' ? JSON.stringify(example) : undefined;
  if (!schema.description) return sample && `for example ${sample}`;
  const tellsExample = schema.description.includes('for example');
  return tellsExample || !sample ? schema.description : `${schema.description} For example ${sample}.`;
}

/** A problem of ajv's in words. Unknown and missing keys are told elsewhere: they have to do with each other. */
export function describeError(error: ErrorObject): Problem {
  const schema = (error.parentSchema ?? {}) as Schema;
  const base = { pointer: error.instancePath, got: show(error.data), tip: wants(schema) };
  const name = nameOf(error.instancePath);
  const limit = (error.params as { limit?: number }).limit;
  switch (error.keyword) {
    case 'type': {
      const expected = typeWords(schema.type);
      return { ...base, message: `\`${name}\` is of the wrong type`, expected };
    }
    case 'enum':
    case 'const': {
      const allowed = (schema.enum ?? [schema.const]).map((one) =>
        typeof one === 'string' ? one : JSON.stringify(one),
      );
      const nearest = typeof error.data === 'string' ? nearestName(error.data, allowed) : undefined;
      const message = `${show(error.data)} is not one of the values of \`${name}\``;
      return {
        ...base,
        message,
        expected: 'one of the allowed values',
        nearest,
        allowed: shortList(allowed),
      };
    }
    case 'pattern':
      return {
        ...base,
        message: `\`${name}\` is not written as it must be`,
        expected: wants(schema) ?? `the pattern ${schema.pattern}`,
        tip: undefined,
      };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return { ...base, message: `\`${name}\` is too short`, expected: `at least ${limit}` };
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return { ...base, message: `\`${name}\` is too long`, expected: `at most ${limit}` };
    case 'minimum':
    case 'maximum':
      return {
        ...base,
        message: `\`${name}\` is too ${error.keyword === 'minimum' ? 'small' : 'large'}`,
        expected: `at ${error.keyword === 'minimum' ? 'least' : 'most'} ${limit}`,
      };
    case 'uniqueItems': {
      const { i, j } = error.params as { i: number; j: number };
      const later = Math.max(i, j);
      const twice: unknown = Array.isArray(error.data) ? error.data[later] : undefined;
      return {
        pointer: `${error.instancePath}/${later}`,
        message: `${show(twice)} stands twice in \`${name}\``,
        expected: 'each value once',
        got: show(twice),
        removable: true,
      };
    }
    case 'contains':
      return describeContains(error, name);
    case 'propertyNames': {
      const { propertyName } = error.params as { propertyName: string };
      return {
        pointer: child(error.instancePath, propertyName),
        at: 'key',
        message: `\`${propertyName}\` is not a name that can be used here`,
        expected: 'a name that begins with a small letter and has letters and digits alone',
        got: show(propertyName),
      };
    }
    default:
      return { ...base, message: `\`${name}\` ${error.message ?? 'is wrong'}` };
  }
}

/** The keys that an object may have, from the error about one that it may not. */
export const keysOf = (error: ErrorObject): string[] =>
  Object.keys((error.parentSchema as Schema | undefined)?.properties ?? {});

export function missingKey(error: ErrorObject): Problem {
  const { missingProperty: key } = error.params as { missingProperty: string };
  const schema = (error.parentSchema as Schema).properties?.[key];
  return {
    pointer: error.instancePath,
    message: `\`${key}\` is missing`,
    expected: `\`${key}\``,
    got:
      shortList(Object.keys(error.data as object))
        ?.map((one) => `\`${one}\``)
        .join(', ') ?? 'no such key',
    tip: schema && wants(schema),
  };
}

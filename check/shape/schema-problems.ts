import type { ErrorObject } from 'ajv';
import type { Schema } from '../../engine/document/schema-set.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { type Problem, shortList, show } from '../finding.ts';
import { child, steps } from '../text/pointer.ts';
import { choiceOf, languageMeant } from '../words/synonyms.ts';
import { describeContains } from './contains.ts';
import { entryOf, tipForList } from './list-tips.ts';
import { momentFault } from './moment-faults.ts';
import { BLANK, guessByPattern, refusedSigns, wordsOfPattern } from './patterns.ts';

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
/** What a value is called: its key, or the list that it is an entry of. */
function nameOf(pointer: string): string {
  const path = steps(pointer);
  const key = path.at(-1);
  if (key === undefined) return 'the document';
  const holder = path.findLast((one) => !/^\d+$/.test(one));
  return /^\d+$/.test(key) && holder !== undefined
    ? `entry ${Number(key) + 1} of \`${holder}\``
    : `\`${key}\``;
}

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
      return { ...base, message: `${name} is of the wrong type`, ...describeType(schema, error.data) };
    }
    case 'enum':
    case 'const': {
      const allowed = (schema.enum ?? [schema.const]).map((one) =>
        typeof one === 'string' ? one : JSON.stringify(one),
      );
      const nearest =
        typeof error.data === 'string'
          ? ((allowed.includes('vi') ? languageMeant(error.data) : undefined) ??
            choiceOf(error.data, allowed) ??
            nearestName(error.data, allowed))
          : undefined;
      const verb = name.startsWith('entry') ? 'cannot stand in' : 'is not one of the values of';
      const message = `${show(error.data)} ${verb} ${name}`;
      return {
        ...base,
        message,
        expected: 'one of the allowed values',
        nearest,
        allowed: shortList(allowed),
      };
    }
    case 'pattern':
      return { ...base, ...describePattern(schema, String(error.data), name) };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return { ...base, ...describeTooFew(error, schema, name) };
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return {
        ...base,
        message: `${name} is too long`,
        expected: `at most ${counted(limit, error.keyword)}`,
      };
    case 'minimum':
    case 'maximum':
      return {
        ...base,
        message: `${name} is too ${error.keyword === 'minimum' ? 'small' : 'large'}`,
        expected: `at ${error.keyword === 'minimum' ? 'least' : 'most'} ${limit}`,
      };
    case 'uniqueItems': {
      const { i, j } = error.params as { i: number; j: number };
      const later = Math.max(i, j);
      const twice: unknown = Array.isArray(error.data) ? error.data[later] : undefined;
      return {
        pointer: `${error.instancePath}/${later}`,
        message: `${show(twice)} stands twice in ${name}`,
        expected: 'each value once',
        got: show(twice),
        removable: true,
        related: [{ pointer: `${error.instancePath}/${Math.min(i, j)}`, message: 'it stands here first' }],
      };
    }
    case 'contains':
      return describeContains(error, name);
    case 'propertyNames': {
      const { propertyName } = error.params as { propertyName: string };
      const pattern = String(schema.propertyNames?.pattern ?? '^[a-z][a-zA-Z0-9]*$');
      const refused = refusedSigns(pattern, propertyName);
      return {
        pointer: child(error.instancePath, propertyName),
        at: 'key',
        message: `\`${propertyName}\` is not a name that can be used here`,
        expected: wordsOfPattern(pattern) ?? 'a small letter, then letters and digits alone',
        got:
          refused.length > 0
            ? `${show(propertyName)}, with ${refused.map((one) => `\`${one}\``).join(' ')}`
            : show(propertyName),
        nearest: guessByPattern(pattern, propertyName),
      };
    }
    case 'anyOf': {
      const keys = alternatives(error);
      if (keys !== undefined)
        return {
          ...base,
          message: `${name} has none of ${keys}: it needs one of them at least`,
          expected: keys,
          got:
            shortList(Object.keys(error.data as object))
              ?.map((one) => `\`${one}\``)
              .join(', ') ?? 'nothing',
        };
      return { ...base, message: `${name} is of none of the kinds that may stand here` };
    }
    default:
      return { ...base, message: `${name} ${error.message ?? 'is wrong'}` };
  }
}

/** The keys of which one must be there, where that is all that an `anyOf` asks. */
function alternatives({ schema, data }: ErrorObject): string | undefined {
  const keys = Array.isArray(schema)
    ? (schema as Schema[]).map(({ required, ...rest }) =>
        required?.length === 1 && Object.keys(rest).length === 0 ? required[0] : undefined,
      )
    : [];
  const isKeys = keys.length > 0 && !keys.includes(undefined) && typeof data === 'object' && data !== null;
  return isKeys ? keys.map((one) => `\`${one}\``).join(' or ') : undefined;
}

const COUNTED: Readonly<Record<string, [one: string, more: string]>> = {
  Length: ['character', 'characters'],
  Items: ['entry', 'entries'],
  Properties: ['key', 'keys'],
};

/** `1 entry`, `40 characters`: what a keyword such as minItems counts. */
function counted(limit: number | undefined, keyword: string): string {
  const [one, more] = COUNTED[keyword.slice(3)] ?? ['', ''];
  return `${limit} ${limit === 1 ? one : more}`;
}

/** A text, a list or an object with too little in it. */
function describeTooFew(
  { keyword, data, params }: ErrorObject,
  schema: Schema,
  name: string,
): Pick<Problem, 'message' | 'expected'> {
  const isEmpty = data === '' || (typeof data === 'object' && Object.keys(data ?? {}).length === 0);
  const expected = `at least ${counted((params as { limit?: number }).limit, keyword)}`;
  if (!isEmpty) return { message: `${name} is too short`, expected };
  if (typeof data !== 'string') return { message: `${name} is empty`, expected };
  return schema['x-kind'] === 'expression'
    ? { message: `${name} is empty`, expected: 'an expression; an empty text is written as "\'\'"' }
    : { message: `${name} is an empty text`, expected: 'a text' };
}

/** A value of the wrong type: what is wanted, and the value that was meant where it is plain. */
function describeType(
  schema: Schema,
  value: unknown,
): Pick<Problem, 'expected' | 'nearest' | 'instead' | 'tip'> {
  const types = [schema.type ?? []].flat();
  if (schema['x-kind'] === 'expression' && (typeof value === 'number' || typeof value === 'boolean')) {
    return {
      expected: 'an expression, which stands in quotes whatever it gives',
      nearest: JSON.stringify(String(value)),
      instead: String(value),
      tip: 'numbers and true or false stand in the quotes as they are; a word stands in quotes of its own: "\'word\'"',
    };
  }
  const expected = typeWords(schema.type);
  if (typeof value === 'string') {
    const entry = types.includes('object') ? entryOf(schema, value) : undefined;
    if (entry !== undefined) return { expected, tip: `it is written as ${entry}` };
    const isNumber = types.includes('number') || (types.includes('integer') && /^-?\d+$/.test(value));
    if (isNumber && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value))
      return { expected: `${expected}, without quotes`, nearest: value, instead: Number(value) };
    if (types.includes('boolean') && (value === 'true' || value === 'false'))
      return { expected: `${expected}, without quotes`, nearest: value, instead: value === 'true' };
  }
  if (types.includes('string') && typeof value === 'number' && typeof schema.pattern === 'string') {
    const meant = guessByPattern(schema.pattern, String(value));
    if (meant !== undefined)
      return { expected: wordsOfPattern(schema.pattern) ?? expected, nearest: JSON.stringify(meant) };
  }
  if (types.includes('array') && !types.includes('string')) {
    const tip = tipForList(schema, value);
    if (tip !== undefined) return { expected, tip };
  }
  return { expected };
}

/** A string that is not of the form that its place asks for. */
function describePattern(
  schema: Schema,
  value: string,
  name: string,
): Pick<Problem, 'message' | 'expected' | 'got' | 'nearest' | 'tip' | 'picture' | 'link'> {
  const pattern = String(schema.pattern ?? '');
  const refused = refusedSigns(pattern, value).slice(0, 4);
  const kind = schema['x-kind'];
  const isLink = kind === 'link' || kind === 'alias' || kind === 'redirect';
  const query = isLink && /^\/?[^:]*[?&]/.test(value);
  const moment = kind === 'date' ? momentFault(value) : undefined;
  const wrong = moment ? `: ${moment.fault}` : ' is not written as it must be';
  return {
    message:
      pattern === BLANK
        ? `${name} is blank`
        : query
          ? `${name} has a query: an address of this product has none, the page adds what it needs`
          : `${name}${wrong}`,
    expected: wordsOfPattern(pattern) ?? `the form ${pattern}`,
    got:
      refused.length > 0 && !query
        ? `${show(value)}, with ${refused.map((one) => `\`${one}\``).join(' ')}`
        : show(value),
    nearest: moment ? moment.nearest : isLink ? undefined : guessByPattern(pattern, value),
    tip: wants(schema),
    ...(kind === 'asset' ? { picture: value } : {}),
    ...(isLink ? { link: { value, kind } } : {}),
  };
}

/** The keys that an object may have, from the error about one that it may not. */
export const keysOf = (error: ErrorObject): string[] =>
  Object.keys((error.parentSchema as Schema | undefined)?.properties ?? {});

export function missingKey(error: ErrorObject): Problem {
  const { missingProperty: key, property: neededBy } = error.params as {
    missingProperty: string;
    property?: string;
  };
  const schema = (error.parentSchema as Schema).properties?.[key];
  return {
    pointer: error.instancePath,
    message:
      neededBy === undefined ? `\`${key}\` is missing` : `\`${key}\` is missing: \`${neededBy}\` needs it`,
    expected: `\`${key}\``,
    got:
      shortList(Object.keys(error.data as object))
        ?.map((one) => `\`${one}\``)
        .join(', ') ?? 'no such key',
    tip: schema && wants(schema),
  };
}

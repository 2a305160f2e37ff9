import type { ErrorObject } from 'ajv';
import type { Schema } from '../../engine/document/schema-set.ts';
import { type Problem, show } from '../finding.ts';
import { isObject } from '../text/pointer.ts';

/** A mistake inside a list's `contains` says that one entry is not the one that is looked for: no mistake by itself. */
const isInside = (error: ErrorObject): boolean => /(?<!\/properties)\/contains\//.test(error.schemaPath);

/**
 * Errors without those that follow from others: a list lacks an entry because the entry that it has is misspelt, or
 * because there is one too few.
 */
export function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const own = errors.filter((error) => !isInside(error));
  const others = own.filter((error) => error.keyword !== 'contains');
  return own.filter(
    ({ keyword, instancePath: at }) =>
      keyword !== 'contains' ||
      !others.some((one) => one.instancePath === at || one.instancePath.startsWith(`${at}/`)),
  );
}

/** A list lacks an entry: told at the entry that stands in its place, where another one stands twice. */
export function describeContains(error: ErrorObject, name: string): Problem {
  const wanted =
    ((error.parentSchema as Schema | undefined)?.contains as Schema | undefined)?.properties ?? {};
  const [key = '', rule] = Object.entries(wanted)[0] ?? [];
  const list: unknown[] = Array.isArray(error.data) ? error.data : [];
  const values = list.map((one) => (isObject(one) ? one[key] : undefined));
  const twice = values.findIndex((value, i) => value !== undefined && values.indexOf(value) < i);
  const missing = rule && Object.hasOwn(rule, 'const') ? show(rule.const) : undefined;
  const lacks = missing === undefined ? 'lacks an entry' : `lacks the entry with \`${key}\` ${missing}`;
  if (twice < 0 || missing === undefined) {
    return { pointer: error.instancePath, message: `${name} ${lacks}`, expected: missing, got: 'a list' };
  }
  return {
    pointer: `${error.instancePath}/${twice}/${key}`,
    message: `${show(values[twice])} stands twice in ${name}, which ${lacks}`,
    expected: missing,
    got: show(values[twice]),
  };
}

import { NOT_AS_PROMISED, REQUEST_FAIL } from '../errors/http-texts.ts';
import { RequestError } from './errors.ts';

type Check = (value: unknown) => boolean;

export const isString: Check = (value) => typeof value === 'string';
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** Ms UTC. */
export const isTime: Check = (value) => Number.isSafeInteger(value);
export const isOneOf =
  (...names: string[]): Check =>
  (value) =>
    typeof value === 'string' && names.includes(value);
export const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/**
 * The data of an answer, once its fields are what the schema promises. A phone has no schema checker, so the fields
 * that are read are checked by hand.
 * @throws RequestError `transport`: nobody knows what such a server did. Logged as every transport failure (§8)
 */
export function promised<Answer extends object>(
  data: unknown,
  checks: Readonly<Record<keyof Answer, Check>>,
): Answer {
  if (holds(data, checks)) return data;
  console.warn(REQUEST_FAIL, NOT_AS_PROMISED);
  throw new RequestError('transport', REQUEST_FAIL);
}

const holds = <Answer extends object>(
  data: unknown,
  checks: Readonly<Record<keyof Answer, Check>>,
): data is Answer =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries<Check>(checks).every(
    ([key, check]) => Object.hasOwn(data, key) && check(Reflect.get(data, key)),
  );

import { isObject } from '../../json.ts';
import type { Schema } from '../schema-set.ts';

/** Of a value, what a schema names itself: the keys of its `properties`, at any depth. What it leaves to a `$ref` is whole. */
export function namedPart(value: unknown, { $ref, properties, items }: Schema): unknown {
  if ($ref !== undefined) return value;
  if (Array.isArray(value)) return items ? value.map((one) => namedPart(one, items)) : value;
  if (!isObject(value) || !properties) return value;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, inner]) =>
      Object.hasOwn(value, key) ? [[key, namedPart(value[key], inner)]] : [],
    ),
  );
}

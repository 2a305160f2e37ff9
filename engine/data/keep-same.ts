import { isObject } from '../json.ts';

const plain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The new answer, with all of the earlier one that has stayed the same in its place: a row that has not changed is the very
 * same object, so that nothing of it is drawn anew. Both are JSON.
 */
export function keepSame(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((value, index) => keepSame(before[index], value));
    return kept.length === before.length && kept.every((value, index) => value === before[index])
      ? before
      : kept;
  }
  if (!plain(before) || !plain(after)) return after;
  const keys = Object.keys(after);
  const kept = Object.fromEntries(
    keys.map((key) => [key, keepSame(Object.hasOwn(before, key) ? before[key] : undefined, after[key])]),
  );
  const same = keys.length === Object.keys(before).length && keys.every((key) => kept[key] === before[key]);
  return same ? before : kept;
}

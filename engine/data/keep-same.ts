import { isObject } from '../json.ts';

const plain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;

/** A row is the same one wherever it stands. */
const idOf = (row: unknown): unknown => (plain(row) ? (row.id ?? row.user_id) : undefined);

/**
 * The new answer, with all of the earlier one that has stayed the same in its place: a row that has not changed is the very
 * same object, so that nothing of it is drawn anew. Both are JSON.
 */
export function keepSame(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    let rows: Map<unknown, unknown> | undefined;
    const kept = after.map((value: unknown, index) => {
      const id = idOf(value);
      if (id === idOf(before[index])) return keepSame(before[index], value);
      rows ??= new Map(before.map((row: unknown) => [idOf(row), row]));
      return keepSame(rows.get(id), value);
    });
    return kept.length === before.length && kept.every((value, index) => value === before[index])
      ? before
      : kept;
  }
  if (!plain(before) || !plain(after)) return after;
  const keys = Object.keys(after);
  // Most of a long answer is as it was: nothing is made for it.
  const kept = keys.map((key) => keepSame(Object.hasOwn(before, key) ? before[key] : undefined, after[key]));
  const same =
    keys.length === Object.keys(before).length && keys.every((key, index) => kept[index] === before[key]);
  return same ? before : Object.fromEntries(keys.map((key, index) => [key, kept[index]]));
}

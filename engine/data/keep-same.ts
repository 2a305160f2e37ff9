import { isObject } from '../json.ts';

const plain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;

/** A row is the same one wherever it stands. */
const idOf = (row: unknown): unknown => (plain(row) ? (row.id ?? row.user_id) : undefined);

/**
 * The new answer, with all of the earlier one that has stayed the same in its place: a row that has not changed is the very
 * same object, so that nothing of it is drawn anew. Both are JSON. Nothing is made for what is the same, nor for what is all
 * new: a board of a thousand rows comes every few seconds.
 */
export function keepSame(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return keepRows(before, after);
  return plain(before) && plain(after) ? keepFields(before, after) : after;
}

function keepRows(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let same = before.length === after.length;
  let kept: unknown[] | undefined;
  let rows: Map<unknown, unknown> | undefined;
  for (const [index, value] of after.entries()) {
    const id = idOf(value);
    let was = before[index];
    if (id !== idOf(was)) {
      rows ??= new Map(before.map((row) => [idOf(row), row]));
      was = rows.get(id);
    }
    const one = keepSame(was, value);
    if (one !== before[index]) same = false;
    if (one !== value) {
      kept ??= [...after];
      kept[index] = one;
    }
  }
  return same ? before : (kept ?? after);
}

function keepFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  let kept: Record<string, unknown> | undefined;
  for (const key of keys) {
    const one = keepSame(Object.hasOwn(before, key) ? before[key] : undefined, after[key]);
    if (one !== before[key]) same = false;
    if (one !== after[key]) {
      kept ??= { ...after };
      kept[key] = one;
    }
  }
  return same ? before : (kept ?? after);
}

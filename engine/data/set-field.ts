/** Sets a field by its dotted path inside an immer draft; a path that does not exist changes nothing. */
export function setField(draft: unknown, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop();
  let at: unknown = draft;
  for (const key of keys) at = hasFields(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  if (last !== undefined && hasFields(at) && Object.hasOwn(at, last)) at[last] = value;
}

/** A list has fields as well: its rows, by their numbers. */
const hasFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

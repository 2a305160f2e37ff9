/** Sets a field by its dotted path inside an immer draft; a path that does not exist changes nothing. */
export function setField(draft: unknown, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop();
  let at: unknown = draft;
  for (const key of keys) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  if (last !== undefined && isObject(at) && Object.hasOwn(at, last)) at[last] = value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

import { isObject } from '../../engine/json.ts';

export { isObject, type Json } from '../../engine/json.ts';

/** The pointer of a key or index below another pointer. */
export const child = (pointer: string, key: string | number): string =>
  `${pointer}/${typeof key === 'number' ? key : escaped(key)}`;

const escaped = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** The steps of a pointer, unescaped. */
export const steps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => (step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step));

/** The value at a pointer, or undefined. */
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const key of steps(pointer)) {
    at = Array.isArray(at) ? at[Number(key)] : isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  return at;
}

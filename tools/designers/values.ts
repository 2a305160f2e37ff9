// Pieces of a document, as forms and stories change them: nothing is changed in its place.

import { isLanguage } from '../../engine/i18n/language.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Where a piece stands: keys and places from the document down. */
export type Path = readonly (string | number)[];

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same object with another value of a key, or without it. */
export const withKey = (value: unknown, key: string, next: unknown): Values => {
  const { [key]: _, ...others } = isValues(value) ? value : {};
  return next === undefined ? others : { ...(isValues(value) ? value : {}), [key]: next };
};

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );

/** The same with another value at a place; undefined takes away what stands there, and what is empty then. */
export function withAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = withAt(valueAt(value, [key]), rest, next);
  if (Array.isArray(value)) {
    if (inner !== undefined) return value.map((one, place) => (place === key ? inner : one));
    return value.length === 1 ? undefined : value.filter((_, place) => place !== key);
  }
  const changed = withKey(value, String(key), inner);
  return inner === undefined && Object.keys(changed).length === 0 ? undefined : changed;
}

/** A piece whose texts have the languages of a page and no other: what one of them lacks is in English there, until somebody translates it. */
export function inLanguages(value: unknown, spoken: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguages(one, spoken));
  if (!isValues(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every(isLanguage))
    return Object.fromEntries(
      spoken.map((lang) => [lang, value[lang] ?? value.en ?? Object.values(value)[0]]),
    );
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguages(one, spoken)]));
}

import type { Schema } from '../../engine/document/schema-set.ts';
import { child, isObject } from '../text/pointer.ts';
import { pathsOf } from './called-paths.ts';
import { type CheckedFile, placesWhere, remember } from './file.ts';

/** Something of the campaign that people do by a call (`x-asked`). */
export interface Asked {
  /** Its key. */
  readonly key: string;
  readonly pointer: string;
  /** It stands in the document; where it does not, the pointer leads to the entry that leaves it to its default. */
  readonly isWritten: boolean;
  /** Its operationId. */
  readonly operation: string;
}

type Asking = readonly (readonly [key: string, asked: NonNullable<Schema['x-asked']>, usual: unknown])[];
const known = new WeakMap<Schema, Asking>();

/** What a schema says of its keys. */
export function askingOf(schema: Schema): Asking {
  const before = known.get(schema);
  if (before) return before;
  const made = Object.entries(schema.properties ?? {}).flatMap(
    ([key, { 'x-asked': asked, default: usual }]) =>
      asked === undefined ? [] : [[key, asked, usual] as const],
  );
  known.set(schema, made);
  return made;
}

/** What of a campaign people do by calls, in the order of the document. */
export const askedOf = (file: CheckedFile): readonly Asked[] =>
  remember(file, 'asked', () => findAsked(file));

const findAsked = (file: CheckedFile): Asked[] =>
  placesWhere(file, (schema) => askingOf(schema).length > 0).flatMap((place): Asked[] => {
    const { value, schema } = place;
    if (!isObject(value)) return [];
    return askingOf(schema).flatMap(([key, asked, usual]) => {
      const said = value[key] ?? usual;
      if (said === undefined) return [];
      const operation = typeof asked === 'string' ? asked : asked[String(said)];
      if (operation === undefined || (Array.isArray(said) && said.length === 0)) return [];
      const isWritten = Object.hasOwn(value, key);
      return [{ key, pointer: isWritten ? child(place.pointer, key) : place.pointer, isWritten, operation }];
    });
  });

/** Operations that some step of the page calls for this campaign. */
export const calledOf = (file: CheckedFile): Set<string> =>
  new Set(
    pathsOf(file).flatMap(({ match, method, own }) => {
      const operation = own ? match?.operations.get(method) : undefined;
      return operation ? [operation.id] : [];
    }),
  );

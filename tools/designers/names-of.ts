import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import { isValues, type Path, type Values, valueAt } from './values.ts';

/** Where a document defines the names of each list that `x-ref` may name: keys of an object, or ids of a list. */
export type NamePlaces = Readonly<Record<string, Path>>;

/** Names by the list that they are in. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** Keys of the document itself; the others are entries of its campaign. */
const KEYED = ['data', 'state', 'popups'];

export const namePlaces = (set: SchemaSet): NamePlaces =>
  Object.fromEntries([
    ...KEYED.map((name) => [name, [name]]),
    ...campaignLists(set).map(({ name, path }) => [name, ['campaign', ...path]]),
  ]);

/** Ids of all parts that may be led to. */
function* anchorsIn(piece: unknown): Generator<string> {
  if (Array.isArray(piece)) for (const one of piece) yield* anchorsIn(one);
  if (!isValues(piece)) return;
  if (typeof piece.widget === 'string' && typeof piece.id === 'string') yield piece.id;
  for (const one of Object.values(piece)) yield* anchorsIn(one);
}

/** The names that a document has, by their list: what a form offers where one is to be named. */
export function namesOf(places: NamePlaces, document: Values): Names {
  const names = Object.entries(places).map(([list, place]): [string, string[]] => {
    const defined = valueAt(document, place);
    if (isValues(defined)) return [list, Object.keys(defined)];
    const ids = (Array.isArray(defined) ? defined : []).flatMap((one: unknown) =>
      isValues(one) && typeof one.id === 'string' ? [one.id] : [],
    );
    return [list, [...new Set(ids)]];
  });
  return Object.fromEntries([...names, ['anchors', [...new Set(anchorsIn(document.body))]]]);
}

/** What a form offers: the names of a document, those that every document may name, and links to its parts. */
export const offeredNames = (known: Names, own: Names): Names => ({
  ...known,
  ...own,
  link: [...(known.link ?? []), ...(own.anchors ?? []).map((id) => `#${id}`)],
});

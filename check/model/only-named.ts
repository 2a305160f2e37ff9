import type { Place } from '../../engine/document/walk.ts';
import { type CheckedFile, placesWhere, remember } from './file.ts';
import { type Reference, unusedOf } from './uses.ts';

/** Lists of the page that only name what stands in records (`x-names`), by their pointers. */
export const namingLists = (file: CheckedFile): ReadonlyMap<string, Place> =>
  remember(
    file,
    'naming lists',
    () =>
      new Map(
        placesWhere(file, (schema) => schema['x-names'] !== undefined).map((one) => [one.pointer, one]),
      ),
  );

/** Whether a use does more than to name an entry in such a list. */
const isMore = (file: CheckedFile, { pointer }: Reference): boolean =>
  !namingLists(file).has(pointer.replace(/\/\d+$/, ''));

/**
 * Entries of a list of the campaign that no part of the page shows, each with the pointer of its id. A board names the gifts that
 * count for it: that shows them to nobody. Nor does a text that names a fact of one, nor what tells of what one had.
 */
export const unshownOf = (file: CheckedFile, kind: string): [name: string, pointer: string][] =>
  unusedOf(file, kind, (use) => !use.fact && !use.pointer.startsWith('/campaign/') && isMore(file, use));

/** Entries of a list of the campaign that nothing uses, as a prize that nothing gives. */
export const ungivenOf = (file: CheckedFile, kind: string): [name: string, pointer: string][] =>
  unusedOf(file, kind, (use) => isMore(file, use));

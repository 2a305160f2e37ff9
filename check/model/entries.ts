import { isObject, type Json, valueAt } from '../text/pointer.ts';
import type { CheckedFile } from './file.ts';

/** An entry of a list, with where it stands. */
export interface Entry {
  one: Json;
  /** Its JSON pointer. */
  at: string;
}

/** The entries of a list that no mistake told so far concerns as a whole; none where there is no list. */
export const entriesAt = ({ document, taint }: CheckedFile, pointer: string): Entry[] => {
  const list = valueAt(document, pointer);
  return (Array.isArray(list) ? list : []).flatMap((one: unknown, i) =>
    isObject(one) && !taint.covers(`${pointer}/${i}`) ? [{ one, at: `${pointer}/${i}` }] : [],
  );
};

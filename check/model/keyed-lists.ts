import { isObject, type Json } from '../text/pointer.ts';
import { type CheckedFile, remember } from './file.ts';

/** A list whose entries are told apart by a key: its schema says so by `x-unique`. */
export interface KeyedList {
  /** Of the list. */
  pointer: string;
  /** The state key that its node names. */
  state: unknown;
  /** What one entry is called: `x-noun`. */
  noun: string;
  /** Key and pointer of each entry that no mistake told so far concerns. */
  keys: { key: unknown; pointer: string }[];
}

export const keyedListsOf = (file: CheckedFile): KeyedList[] =>
  remember(file, 'keyed lists', () =>
    file.keyedLists.flatMap(({ value, pointer, schema, parent }) => {
      const key = schema['x-unique'];
      if (key === undefined || !Array.isArray(value)) return [];
      const keys = value.flatMap((one: unknown, i) => {
        const at = `${pointer}/${i}/${key}`;
        return isObject(one) && !file.taint.covers(at) ? [{ key: one[key], pointer: at }] : [];
      });
      const holder = parent?.value as Json | undefined;
      return [{ pointer, state: holder?.state, noun: schema['x-noun'] ?? 'entry', keys }];
    }),
  );

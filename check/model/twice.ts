import type { Problem } from '../finding.ts';
import { isObject } from '../text/pointer.ts';
import { entriesAt } from './entries.ts';
import type { CheckedFile } from './file.ts';

/**
 * Entries that nobody could tell apart: a key stands twice in lists that belong together, such as the fields of all pages.
 *
 * @param pointers those of the lists
 * @param noun what messages call one entry, or what two of them share
 */
export function twice(file: CheckedFile, pointers: readonly string[], noun: string, key = 'id'): Problem[] {
  const seen = new Map<unknown, string>();
  return pointers
    .flatMap((pointer) => entriesAt(file, pointer))
    .flatMap(({ one, at }): Problem[] => {
      const pointer = `${at}/${key}`;
      const first = seen.get(one[key]);
      if (one[key] === undefined || file.taint.covers(pointer)) return [];
      seen.set(one[key], first ?? pointer);
      if (first === undefined) return [];
      return [
        {
          pointer,
          message: `the ${noun} \`${String(one[key])}\` is there twice: nobody could tell them apart`,
          expected: `${key === 'id' ? 'an id' : `a ${key}`} of its own`,
          got: String(one[key]),
          related: [{ pointer: first, message: 'the first one' }],
        },
      ];
    });
}

/** Entries that people read alike in every language: a block was pasted, and its title not changed. */
export function titledAlike(file: CheckedFile, pointer: string, noun: string): Problem[] {
  const seen = new Map<string, string>();
  return entriesAt(file, pointer).flatMap(({ one: { title }, at }): Problem[] => {
    const own = `${at}/title`;
    if (!isObject(title) || file.taint.touches(own)) return [];
    const words = JSON.stringify(Object.entries(title).sort());
    const first = seen.get(words);
    if (first === undefined) seen.set(words, own);
    if (first === undefined) return [];
    const got = String(Object.values(title)[0]);
    return [
      {
        pointer: own,
        message: `two have the same title, ${got}: nobody could tell this ${noun} from the other`,
        expected: 'a title of its own',
        got,
        related: [{ pointer: first, message: 'the first one' }],
      },
    ];
  });
}

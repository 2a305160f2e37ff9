import type { Problem } from '../finding.ts';
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

import { type CheckedFile, entriesAt, type Problem } from '../../../check/room.ts';

/** Entries of a list that are told apart by a key, which two of them share. @param noun what messages call what is shared */
export function twice(file: CheckedFile, list: string, key: string, noun: string): Problem[] {
  const seen = new Map<unknown, string>();
  return entriesAt(file, list).flatMap(({ one, at }): Problem[] => {
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

import { type CheckedFile, entriesAt, type Problem } from '../../../check/room.ts';

/** Ids that stand twice in lists that belong together, such as the fields of all pages. @param pointers those of the lists */
export function twice(file: CheckedFile, pointers: readonly string[], noun: string): Problem[] {
  const seen = new Map<unknown, string>();
  return pointers
    .flatMap((pointer) => entriesAt(file, pointer))
    .flatMap(({ one, at }): Problem[] => {
      const pointer = `${at}/id`;
      const first = seen.get(one.id);
      if (one.id === undefined || file.taint.covers(pointer)) return [];
      seen.set(one.id, first ?? pointer);
      if (first === undefined) return [];
      return [
        {
          pointer,
          message: `the ${noun} \`${String(one.id)}\` is there twice: nobody could tell them apart`,
          expected: 'an id of its own',
          got: String(one.id),
          related: [{ pointer: first, message: 'the first one' }],
        },
      ];
    });
}

import { type CheckedFile, entriesAt, type Json, type Problem } from '../../../check/room.ts';
import { twice } from './twice.ts';

/** Tiers of the best rise, and no place is in two. */
export function tiers(file: CheckedFile, { at }: { one: Json; at: string }): Problem[] {
  let last = 0;
  const rising = entriesAt(file, `${at}/best`).flatMap(({ one, at: here }): Problem[] => {
    const { from, to } = one;
    const before = last;
    if (typeof from !== 'number' || typeof to !== 'number' || file.taint.touches(here)) return [];
    last = Math.max(last, to);
    if (from <= before)
      return [
        {
          pointer: `${here}/from`,
          message: 'tiers rise, and no place is in two',
          expected: `more than ${before}`,
          got: String(from),
        },
      ];
    if (to >= from) return [];
    return [
      {
        pointer: `${here}/to`,
        message: 'a tier ends before it begins',
        expected: `${from} or more`,
        got: String(to),
      },
    ];
  });
  return [...twice(file, `${at}/best`, 'id', 'tier'), ...rising];
}

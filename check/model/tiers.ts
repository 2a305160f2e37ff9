import type { Problem } from '../finding.ts';
import { entriesAt } from './entries.ts';
import type { CheckedFile } from './file.ts';

/** A number of an entry, or null where it is none or has been told. */
export const numberAt = ({ taint }: CheckedFile, at: string, one: Record<string, unknown>, key: string) =>
  typeof one[key] === 'number' && !taint.covers(`${at}/${key}`) ? one[key] : null;

/** A number that has to be more than the one before. */
export const rises = (pointer: string, message: string, more: number, got: number): Problem[] =>
  got > more ? [] : [{ pointer, message, expected: `more than ${more}`, got: String(got) }];

export const repeats = (at: string, noun: string, id: unknown): Problem => ({
  pointer: `${at}/id`,
  message: `two ${noun}s have one id`,
  expected: 'an id of its own',
  got: String(id),
});

/**
 * Tiers rise, no place is in two, none lies beyond the places that people see.
 *
 * @param holder the place of what has them, as `rewards`
 * @param size how many places people see, and how messages call that
 */
export function tierFaults(
  file: CheckedFile,
  holder: string,
  size: { readonly places: number; readonly words: string },
): Problem[] {
  let last = 0;
  const ids = new Set<unknown>();
  return entriesAt(file, `${holder}/rewards`).flatMap(({ one, at }): Problem[] => {
    const [from, to] = [numberAt(file, at, one, 'from'), numberAt(file, at, one, 'to')];
    const before = last;
    last = Math.max(last, to ?? 0);
    if (ids.has(one.id)) return [repeats(at, 'tier', one.id)];
    ids.add(one.id);
    if (from === null || to === null) return [];
    const rising = rises(`${at}/from`, 'tiers rise, and no place is in two', before, from);
    if (rising.length > 0) return rising;
    if (to < from)
      return [
        {
          pointer: `${at}/to`,
          message: 'a tier ends before it begins',
          expected: `${from} or more`,
          got: String(to),
        },
      ];
    if (to <= size.places) return [];
    const message = 'a place is rewarded that nobody can see';
    return [
      { pointer: `${at}/to`, message, expected: `at most ${size.words}, ${size.places}`, got: String(to) },
    ];
  });
}

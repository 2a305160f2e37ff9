import type { Problem } from '../finding.ts';
import { type Entry, entriesAt } from './entries.ts';
import type { CheckedFile } from './file.ts';
import { between, fallenIn } from './rising.ts';

/** A number of an entry, or null where it is none or has been told. */
export const numberAt = ({ taint }: CheckedFile, at: string, one: Record<string, unknown>, key: string) =>
  typeof one[key] === 'number' && !taint.covers(`${at}/${key}`) ? one[key] : null;

/** The numbers of one key of some entries, each with its place, as `rises` takes them. */
export const numbersOf = (file: CheckedFile, entries: readonly Entry[], key: string) =>
  entries.flatMap(({ one, at }) => {
    const value = numberAt(file, at, one, key);
    return value === null ? [] : [{ pointer: `${at}/${key}`, value }];
  });

export const repeats = (at: string, noun: string, id: unknown): Problem => ({
  pointer: `${at}/id`,
  message: `two ${noun}s have one id`,
  expected: 'an id of its own',
  got: String(id),
});

/**
 * Tiers rise, no place is in two, none lies beyond the places that people see.
 *
 * @param holder the place of what has them
 * @param size how many places people see, and how messages call that
 * @param list its key that lists them
 */
export function tierFaults(
  file: CheckedFile,
  holder: string,
  size: { readonly places: number; readonly words: string },
  list = 'rewards',
): Problem[] {
  const tiers = entriesAt(file, `${holder}/${list}`).map(({ one, at }) => {
    const [from, to] = [numberAt(file, at, one, 'from'), numberAt(file, at, one, 'to')];
    return { one, at, from, to, isKnown: from !== null && to !== null };
  });
  const known = tiers.filter(({ isKnown }) => isKnown);
  const steps = known.map(({ from, to }) => ({
    low: Number(from),
    high: Math.max(Number(from), Number(to)),
  }));
  const fallen = new Map(fallenIn(steps, 0).map((one) => [known[one.index]?.at, one]));
  const ids = new Set<unknown>();
  return tiers.flatMap(({ one, at, from, to }): Problem[] => {
    if (ids.has(one.id)) return [repeats(at, 'tier', one.id)];
    ids.add(one.id);
    if (from === null || to === null) return [];
    const wrong = fallen.get(at);
    if (wrong !== undefined) {
      const message = 'tiers rise, and no place is in two';
      const begins = from <= wrong.above || wrong.below === undefined || from >= wrong.below;
      return [
        begins
          ? { pointer: `${at}/from`, message, expected: between(wrong), got: String(from) }
          : { pointer: `${at}/to`, message, expected: `less than ${wrong.below}`, got: String(to) },
      ];
    }
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

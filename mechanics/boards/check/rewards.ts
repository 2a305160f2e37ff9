import { type CheckedFile, entriesAt, type Problem } from '../../../check/room.ts';
import { usualSize } from '../rules.ts';

/** A number of an entry, or null where it is none or has been told. */
const numberAt = ({ taint }: CheckedFile, at: string, one: Record<string, unknown>, key: string) =>
  typeof one[key] === 'number' && !taint.covers(`${at}/${key}`) ? one[key] : null;

const rises = (pointer: string, message: string, more: number, got: number): Problem[] =>
  got > more ? [] : [{ pointer, message, expected: `more than ${more}`, got: String(got) }];

const repeats = (at: string, noun: string, id: unknown): Problem => ({
  pointer: `${at}/id`,
  message: `two ${noun}s have one id`,
  expected: 'an id of its own',
  got: String(id),
});

/** Tiers rise, no place is in two, none lies beyond the places that people see. */
function tiersOf(file: CheckedFile, board: string, size: number): Problem[] {
  let last = 0;
  const ids = new Set<unknown>();
  return entriesAt(file, `${board}/rewards`).flatMap(({ one, at }): Problem[] => {
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
    if (to <= size) return [];
    const message = 'a place is rewarded that nobody can see';
    return [{ pointer: `${at}/to`, message, expected: `at most the board's size, ${size}`, got: String(to) }];
  });
}

/** Steps rise in both: more people, more places; texts name each by an id of its own. */
function stepsOf(file: CheckedFile, board: string): Problem[] {
  const before = { participants: 0, places: 0 };
  const ids = new Set<unknown>();
  return entriesAt(file, `${board}/rewarded`).flatMap(({ one, at }): Problem[] => {
    const known = one.id !== undefined && ids.has(one.id) ? [repeats(at, 'step', one.id)] : [];
    ids.add(one.id);
    const falling = (['participants', 'places'] as const).flatMap((key): Problem[] => {
      const value = numberAt(file, at, one, key);
      const floor = before[key];
      before[key] = Math.max(floor, value ?? 0);
      return value === null ? [] : rises(`${at}/${key}`, 'more people, more places', floor, value);
    });
    return [...known, ...falling];
  });
}

/** What is wrong with the rewards of boards: see the two above; steps need something to step. */
export function rewardFaults(file: CheckedFile): readonly Problem[] {
  return entriesAt(file, '/campaign/boards').flatMap(({ one, at }): Problem[] => {
    if (file.taint.covers(`${at}/rewards`) || file.taint.covers(`${at}/rewarded`)) return [];
    const size = numberAt(file, at, one, 'size') ?? usualSize();
    const problems = [...tiersOf(file, at, size), ...stepsOf(file, at)];
    if (one.rewarded !== undefined && one.rewards === undefined)
      problems.push({
        pointer: `${at}/rewarded`,
        at: 'key',
        message: 'no place of this board gets anything',
        expected: '`rewards` beside it',
        got: 'none',
      });
    return problems;
  });
}

import {
  type CheckedFile,
  entriesAt,
  numberAt,
  type Problem,
  repeats,
  rises,
  tierFaults,
} from '../../../check/room.ts';
import { usualSize } from '../rules.ts';

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
    const problems = [
      ...tierFaults(file, at, { places: size, words: "the board's size" }),
      ...stepsOf(file, at),
    ];
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

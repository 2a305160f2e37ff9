import {
  type CheckedFile,
  entriesAt,
  numberAt,
  numbersOf,
  type Problem,
  repeats,
  rises,
  tierFaults,
} from '../../../check/room.ts';
import { usualSize } from '../rules.ts';

/** Steps rise in both: more people, more places; texts name each by an id of its own. */
function stepsOf(file: CheckedFile, board: string): Problem[] {
  const ids = new Set<unknown>();
  const entries = entriesAt(file, `${board}/rewarded`);
  const twice = entries.flatMap(({ one, at }): Problem[] => {
    const isKnown = one.id !== undefined && ids.has(one.id);
    ids.add(one.id);
    return isKnown ? [repeats(at, 'step', one.id)] : [];
  });
  const falling = ['participants', 'places'].flatMap((key) =>
    rises(numbersOf(file, entries, key), 'more people, more places'),
  );
  return [...twice, ...falling];
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

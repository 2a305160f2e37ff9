import { expect, it } from 'vitest';
import { type Own, toldPlace } from './standing.ts';

const own = (changes: Partial<Own>): Own => ({
  user_id: 'u2',
  nickname: 'N2',
  avatar: '',
  score: 70,
  ahead: 2,
  before: 90,
  behind: 20,
  moved: 0,
  ...changes,
});
const placeOf = (changes: Partial<Own>, listed = 3) => {
  const { rank, place, gap, lead } = toldPlace(own(changes), listed);
  return [rank, place, gap, lead];
};

it('somebody’s own place tells what is missing to the one before, and what the one behind lacks', () => {
  expect(placeOf({})).toEqual([3, 3, 20, 50]);
  expect(placeOf({ ahead: 0, before: null })).toEqual([1, 1, null, 50]);
  expect(placeOf({ before: 70, behind: 70 })).toEqual([3, 3, 0, 0]);
  expect(placeOf({ behind: null })).toEqual([3, 3, 20, null]);
});

it('beyond the listed ones it has no rank, and is known all the same', () => {
  expect(placeOf({}, 2)).toEqual([null, 3, 20, 50]);
  expect(placeOf({ score: 0, ahead: 0, before: null, behind: null })).toEqual([null, null, null, null]);
});

it('where places are free, whoever has nothing lacks one point, and where none are, what the last listed one has', () => {
  const nothing = { score: 0, ahead: 2, before: 40, behind: null };
  expect(placeOf(nothing, 3)).toEqual([null, null, 1, null]);
  expect(placeOf(nothing, 2)).toEqual([null, null, 40, null]);
});

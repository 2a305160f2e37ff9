import { expect, it } from 'vitest';
import { partOfDay } from './part-of-day.ts';

const list = ['a', 'b', 'c', 'd', 'e'];

it('in as many days as there are parts every entry has its turn, once', () => {
  const days = [20_000, 20_001, 20_002].map((day) => partOfDay(list, 3, day, false));
  expect(days.flat().sort()).toEqual(list);
  expect(days.map(({ length }) => length).sort()).toEqual([1, 2, 2]);
});

it('a run of all has all of them, any day', () => {
  expect(partOfDay(list, 3, 20_001, true)).toEqual(list);
});

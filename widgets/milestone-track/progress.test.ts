import { describe, expect, it } from 'vitest';
import { partOfWay } from './progress.ts';

describe('part of the way between two goals', () => {
  it('grows from nothing to all, in whole percent', () => {
    expect(
      [5_000, 10_000, 55_000, 100_000, 200_000].map((total) => partOfWay(total, 10_000, 100_000)),
    ).toEqual([0, 0, 50, 100, 100]);
  });

  it('is not full before the goal is reached', () => {
    expect(partOfWay(99_999, 0, 100_000)).toBe(99);
  });

  it('knows goals at the same place', () => {
    expect([partOfWay(9, 10, 10), partOfWay(10, 10, 10)]).toEqual([0, 100]);
  });
});

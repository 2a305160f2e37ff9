import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepSame } from './keep-same.ts';

const board = (scores: number[]) => ({
  total: 3,
  rows: scores.map((score, id) => ({ id, score, by: ['a'] })),
  next: null,
});

describe('what stays the same of an answer', () => {
  it('is the very same object, row by row', () => {
    const before = board([5, 4, 3]);
    const after = keepSame(before, board([5, 9, 3])) as typeof before;
    expect(after).toEqual(board([5, 9, 3]));
    expect(after).not.toBe(before);
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.rows[1]).not.toBe(before.rows[1]);
    expect(after.rows[1]?.by).toBe(before.rows[1]?.by);
    expect(after.rows[2]).toBe(before.rows[2]);
  });

  it('is the same row wherever it stands', () => {
    const before = board([5, 4]);
    const after = keepSame(before, {
      ...board([]),
      rows: [{ id: 9, score: 7, by: [] }, ...structuredClone(before.rows)],
    }) as typeof before;
    expect(after.rows[1]).toBe(before.rows[0]);
    expect(after.rows[2]).toBe(before.rows[1]);
    const moved = keepSame(before, {
      ...before,
      rows: [...structuredClone(before.rows)].reverse(),
    }) as typeof before;
    expect(moved.rows).toEqual([before.rows[1], before.rows[0]]);
    expect(moved.rows[0]).toBe(before.rows[1]);
  });

  it('is the whole answer, where nothing changed', () => {
    const before = board([5, 4]);
    expect(keepSame(before, board([5, 4]))).toBe(before);
  });

  it.each([
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: null }, { a: {} }],
    [[], {}],
    [{ toString: 1 }, {}],
    [{}, { constructor: 'x' }],
  ])('is never more than there is: %j, then %j', (before, after) => {
    expect(keepSame(before, after)).toStrictEqual(after);
  });

  it('changes nothing of any answer, whatever was there before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(keepSame(before, after)).toEqual(after);
        expect(keepSame(after, structuredClone(after))).toBe(after);
      }),
    );
  });
});

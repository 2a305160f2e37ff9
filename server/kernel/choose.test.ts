import { describe, expect, it } from 'vitest';
import { choose, span } from './choose.ts';

/** A source that gives these numbers, and no more. */
const of = (...numbers: number[]) => {
  const rest = [...numbers];
  return () => {
    const next = rest.shift();
    if (next === undefined) throw new Error('No more is needed');
    return next;
  };
};

describe('a choice by weights', () => {
  it('gives each its share of the whole, in their order', () => {
    const chosen = Array.from({ length: 12 }, (_, number) => choose([1, 0, 3, 2], of(number)));
    expect(chosen).toEqual([0, 2, 2, 2, 3, 3, 0, 2, 2, 2, 3, 3]);
  });

  it('throws away what lies beyond the last whole multiple, which would favour the first, and takes the next', () => {
    const beyond = span - (span % 7);
    expect(choose([3, 4], of(beyond, span - 1, 5))).toBe(1);
    expect(choose([3, 4], of(beyond - 1))).toBe(1);
    expect(choose([1, 1], of(span - 1)), 'where nothing lies beyond, nothing is thrown away').toBe(1);
  });

  it('expects six bytes: of the most that they hold, the remainder is thrown away', () => {
    expect(choose([1, 1, 1], of(2 ** 48 - 1, 1))).toBe(1);
  });

  it.each([[[]], [[0, 0]]])('among nothing is refused: %j', (weights) => {
    expect(() => choose(weights, of(1))).toThrow('There is nothing to choose from');
  });
});

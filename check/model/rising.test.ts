import { describe, expect, it } from 'vitest';
import { between, fallenIn, rises } from './rising.ts';

const of = (...numbers: number[]) =>
  fallenIn(
    numbers.map((one) => ({ low: one, high: one })),
    0,
  ).map((one) => [one.index, between(one)]);

describe('entries of a list that do not rise', () => {
  it.each([
    [[10, 20, 30], []],
    [[], []],
    // One that is too large is told by itself, and not all behind it.
    [[10, 2000, 30, 40], [[1, 'more than 10 and less than 30']]],
    [[10, 20, 3, 40], [[2, 'more than 20 and less than 40']]],
    [[2000, 20, 30], [[0, 'more than 0 and less than 20']]],
    [[10, 20, 20], [[2, 'more than 20']]],
    [[20, 10], [[1, 'more than 20']]],
    [
      [10, 20, 5, 4],
      [
        [2, 'more than 20'],
        [3, 'more than 20'],
      ],
    ],
    [[-1, 10], [[0, 'more than 0 and less than 10']]],
  ])('of %j are %j', (numbers, fallen) => {
    expect(of(...numbers)).toEqual(fallen);
  });

  it('take all from one to another', () => {
    const steps = [
      { low: 1, high: 1 },
      { low: 2, high: 33 },
      { low: 4, high: 10 },
      { low: 11, high: 50 },
    ];
    expect(fallenIn(steps, 0)).toEqual([{ index: 1, above: 1, below: 4 }]);
  });

  it('are told at their places', () => {
    const numbers = [5, 50, 7, 9].map((value, i) => ({ pointer: `/goals/${i}/at`, value }));
    expect(rises(numbers, 'goals must rise')).toEqual([
      {
        pointer: '/goals/1/at',
        message: 'goals must rise',
        expected: 'more than 5 and less than 7',
        got: '50',
      },
    ]);
  });
});

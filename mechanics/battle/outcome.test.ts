import { describe, expect, it } from 'vitest';
import { type Ended, endOf, shareOf, totalsOf } from './outcome.ts';

const plunder = { percent: 20, most: null };
const score = (side: string, points: number, reached = 1) => ({ side, points, reached });
const told = ({ results, plunders }: Ended) => [
  results.map(({ side, outcome }) => `${side} ${outcome}`).join(' '),
  plunders.map(({ from, to, points }) => `${from}>${to} ${points}`).join(' '),
];

describe('a share', () => {
  it('is rounded down, stays below its cap, and is exact for the largest numbers', () => {
    expect([99, 100, 101, 104, 105].map((points) => shareOf(plunder, points))).toEqual([19, 20, 20, 20, 21]);
    expect(shareOf({ percent: 20, most: 50 }, 1000)).toBe(50);
    for (const percent of [1, 7, 33, 99, 100])
      expect(shareOf({ percent, most: null }, Number.MAX_SAFE_INTEGER)).toBe(
        Number((BigInt(Number.MAX_SAFE_INTEGER) * BigInt(percent)) / 100n),
      );
  });
});

describe('a round', () => {
  it('is won with most points, and its winner takes of all others', () => {
    const rules = { firstWins: false, plunder };
    expect(told(endOf(rules, [score('a', 10), score('b', 30), score('c', 25)]))).toEqual([
      'a lost b won c lost',
      'a>b 2 c>b 5',
    ]);
    expect(
      told(endOf({ ...rules, plunder: { percent: 0, most: null } }, [score('a', 10), score('b', 30)]))[1],
    ).toBe('');
  });

  it('with two that lead is nobody’s, or the first’s that came there', () => {
    const level = [score('a', 30, 5), score('b', 30, 4), score('c', 9)];
    expect(told(endOf({ firstWins: false, plunder }, level))).toEqual(['a tied b tied c lost', '']);
    expect(told(endOf({ firstWins: true, plunder }, level))).toEqual(['a lost b won c lost', 'a>b 6 c>b 1']);
    const moment = [score('a', 30, 4), score('b', 30, 4)];
    expect(told(endOf({ firstWins: true, plunder }, moment))).toEqual(['a tied b tied', '']);
    expect(told(endOf({ firstWins: true, plunder }, [score('a', 0, 0), score('b', 0, 0)]))).toEqual([
      'a tied b tied',
      '',
    ]);
  });
});

it('totals are the rounds with what was taken: nothing comes from nowhere', () => {
  const rounds = [
    endOf({ firstWins: false, plunder }, [score('a', 100), score('b', 50)]),
    endOf({ firstWins: false, plunder }, [score('a', 10), score('b', 60)]),
  ];
  expect(totalsOf({ sides: ['a', 'b'], knockout: false }, rounds)).toEqual([
    { side: 'a', total: 118, won: 1, place: 1 },
    { side: 'b', total: 102, won: 1, place: 2 },
  ]);
  const third = [
    ...rounds,
    endOf({ firstWins: false, plunder: { percent: 0, most: null } }, [score('a', 1), score('b', 2)]),
  ];
  const placesOf = (knockout: boolean) =>
    totalsOf({ sides: ['a', 'b'], knockout }, third).map(({ place }) => place);
  expect([placesOf(false), placesOf(true)], 'whoever has won most rounds stands first in a knockout').toEqual(
    [
      [1, 2],
      [2, 1],
    ],
  );
  expect(totalsOf({ sides: ['a', 'b'], knockout: false }, []).map(({ place }) => place)).toEqual([1, 1]);
});

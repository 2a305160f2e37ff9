import { describe, expect, it } from 'vitest';
import { drawOf } from '../testing.ts';
import { goneOf } from './pool.ts';

const until = '2025-06-11T00:00:00+08:00';
const pace = Date.parse(until);
const crown = (limits: object) => drawOf({ prizes: [{ id: 'crown', weight: 1, ...limits }] });

describe('a prize is gone', () => {
  it.each([
    ['never, where nothing limits it', {}, 1_000_000, 1_000_000, pace, false],
    ['when all of its stock has been given', { stock: 5 }, 5, 0, pace, true],
    ['not before', { stock: 5 }, 4, 4, pace, false],
    ['when today’s have been given', { stock: 5, dailyStock: 2 }, 2, 2, pace, true],
    ['not when there were as many on other days', { stock: 5, dailyStock: 2 }, 4, 1, pace, false],
    [
      'when as many have been given as may be by now',
      { stock: 5, pace: [{ until, most: 2 }] },
      2,
      0,
      pace - 1,
      true,
    ],
    ['not when more of them may be', { stock: 5, pace: [{ until, most: 2 }] }, 1, 0, pace - 1, false],
    ['not any more when that time is over', { stock: 5, pace: [{ until, most: 2 }] }, 2, 0, pace, false],
  ])('%s', (_, limits, total, day, now, gone) => {
    expect(goneOf(crown(limits), () => ({ total, day }), now)).toEqual(gone ? ['crown'] : []);
  });
});

import { describe, expect, it } from 'vitest';
import { givesPointsAlone, pointsGiven, pointsIn } from './cost.ts';

it('costs are taken together', () => {
  const five = { kind: 'points', points: 5 } as const;
  expect([pointsIn([]), pointsIn([five]), pointsIn([five, { ...five, points: 7 }])]).toEqual([0, 5, 12]);
});

describe('what rewards are worth in points', () => {
  const five = { kind: 'points', points: 5 } as const;
  const halo = { kind: 'prize', prize: 'halo', days: 30 } as const;

  it.each([
    [[], 0, false],
    [[five], 5, true],
    [[five, five], 10, true],
    [[halo], 0, false],
    [[halo, five], 5, false],
  ])('%j: %d, alone: %s', (rewards, points, alone) => {
    expect([pointsGiven(rewards), givesPointsAlone(rewards)]).toEqual([points, alone]);
  });
});

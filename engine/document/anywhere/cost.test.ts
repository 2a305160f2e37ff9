import { describe, expect, it } from 'vitest';
import { givesForNowAlone, pointsGiven, pointsIn } from './cost.ts';

it('costs are taken together', () => {
  const five = { kind: 'points', points: 5 } as const;
  expect([pointsIn([]), pointsIn([five]), pointsIn([five, { ...five, points: 7 }])]).toEqual([0, 5, 12]);
});

describe('what rewards are worth in points', () => {
  const five = { kind: 'points', points: 5 } as const;
  const halo = { kind: 'prize', prize: 'halo', days: 30 } as const;

  const turn = { kind: 'ticket', draw: 'wheel', tickets: 2 } as const;

  it.each([
    [[], 0, false],
    [[five], 5, true],
    [[five, five], 10, true],
    [[halo], 0, false],
    [[halo, five], 5, false],
    [[turn], 0, true],
    [[turn, five], 5, true],
    [[turn, halo], 0, false],
  ])('%j: %d, alone: %s', (rewards, points, alone) => {
    expect([pointsGiven(rewards), givesForNowAlone(rewards)]).toEqual([points, alone]);
  });
});

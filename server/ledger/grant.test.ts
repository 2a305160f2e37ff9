import { expect, it } from 'vitest';
import { toldReward } from './grant.ts';

// Apps read the first three of each: what a reward is not is null, and never missing. Only later kinds have more.
it.each([
  [
    { kind: 'points', points: 50 },
    { points: 50, prize: null, days: null },
  ],
  [
    { kind: 'prize', prize: 'halo' },
    { points: null, prize: 'halo', days: null },
  ],
  [
    { kind: 'prize', prize: 'halo', days: 7 },
    { points: null, prize: 'halo', days: 7 },
  ],
  [
    { kind: 'card', card: 'moon' },
    { points: null, prize: null, days: null, card: 'moon' },
  ],
  [
    { kind: 'ticket', draw: 'wheel', tickets: 3 },
    { points: null, prize: null, days: null, draw: 'wheel', tickets: 3 },
  ],
] as const)('%j is told whole', (reward, told) => {
  expect(toldReward(reward)).toStrictEqual(told);
});

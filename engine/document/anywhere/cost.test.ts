import { expect, it } from 'vitest';
import { pointsIn } from './cost.ts';

it('costs are taken together', () => {
  const five = { kind: 'points', points: 5 } as const;
  expect([pointsIn([]), pointsIn([five]), pointsIn([five, { ...five, points: 7 }])]).toEqual([0, 5, 12]);
});

import { expect, it } from 'vitest';
import { createCrowdLimiter } from './crowd.ts';

const limit = { burst: 3, perSecond: 0.1 };
const accounts = (count: number, from = 0) =>
  Array.from({ length: count }, (_, nth) => `account ${from + nth}`);

it('many accounts at one address wait; those that have come, and other addresses, do not', () => {
  const crowd = createCrowdLimiter(limit);
  const come = (group: string, now = 0) => accounts(5).map((one) => crowd.take(group, one, now));
  expect(come('10.0.0.1')).toEqual([0, 0, 0, 10, 10]);
  expect(come('10.0.0.1'), 'who was refused is not known by asking again').toEqual([0, 0, 0, 10, 10]);
  expect(come('10.0.0.2')).toEqual([0, 0, 0, 10, 10]);
  expect(come('10.0.0.1', 10_000)).toEqual([0, 0, 0, 0, 10]);
});

it('an account is new again after an hour, however often it has called meanwhile', () => {
  const crowd = createCrowdLimiter({ burst: 1, perSecond: 1e-9 });
  expect(crowd.take('a', 'one', 0)).toBe(0);
  expect(crowd.take('a', 'one', 3_599_000)).toBe(0);
  expect(crowd.take('a', 'one', 3_600_000)).toBeGreaterThan(0);
});

it('remembers so many accounts and no more', () => {
  const crowd = createCrowdLimiter({ burst: 100, perSecond: 1 }, 10);
  for (const one of accounts(50)) crowd.take('a', one, 0);
  expect(crowd.size).toBe(10);
});

import { expect, it } from 'vitest';
import { demoUsers } from './demo.ts';

it('one of those as whom the product is tried can buy all there is, one a single thing, one nothing', () => {
  const costs = [30, 100, 250];
  const [rich, modest, newcomer] = demoUsers.map(({ wealth }) => wealth(costs));
  expect(rich).toBeGreaterThanOrEqual(30 + 100 + 250);
  expect(modest).toBeGreaterThanOrEqual(30);
  expect(modest).toBeLessThan(60);
  expect(newcomer).toBe(0);
});

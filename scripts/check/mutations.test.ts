import { expect, it } from 'vitest';
import { root } from '../schemas.ts';
import { documentPaths } from './index.ts';
import { describeFigures, runMutations } from './mutations.ts';

// A third of all mutations at most, and at least one of every place; `npx tsx scripts/check/mutations.ts` runs them all.
const MOST = 10_500;

it('one mistake, one error, at its line: planted in every property of every document', {
  timeout: 400_000,
}, () => {
  const figures = runMutations(root, MOST);
  console.log(describeFigures(figures));
  for (const miss of figures.misses.slice(0, 20)) console.log(miss);
  const { all } = figures;
  expect(figures.unsound).toEqual([]);
  expect(figures.documents).toBe(documentPaths(root).length);
  expect(figures.touched).toBe(figures.places);
  expect(all.mutations).toBeGreaterThanOrEqual(10_000);
  for (const tally of Object.values(figures.byKind)) expect(tally.mutations).toBeGreaterThan(0);
  expect(all.reported).toBe(all.mutations);
  expect(all.exactlyOne / all.mutations).toBeGreaterThanOrEqual(0.99);
  expect(all.rightLine / all.mutations).toBeGreaterThanOrEqual(0.99);
});

import { expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { leaveRest } from '../../tools/testing/other-days.ts';
import { everything, today } from '../../tools/testing/part-of-day.ts';
import { documentPaths } from '../disk/checked-paths.ts';
import { chooseForDay, DAYS, describeFigures, runMutations } from './mutations.ts';

leaveRest('the mistakes planted elsewhere in documents', 'npx tsx check/proofs/mutations.ts');

it('one mistake, one error, at its line: planted in every property of every document', {
  timeout: 1_200_000,
}, () => {
  const figures = runMutations(root, everything ? undefined : today);
  console.log(describeFigures(figures));
  for (const miss of figures.misses.slice(0, 20)) console.log(miss);
  const { all } = figures;
  expect(figures.unsound).toEqual([]);
  expect(figures.documents).toBe(documentPaths(root).length);
  if (!everything) {
    expect(all.mutations).toBe(figures.touched);
    expect(Math.abs(figures.touched - figures.places / DAYS)).toBeLessThanOrEqual(figures.documents);
  }
  for (const tally of Object.values(figures.byKind)) expect(tally.mutations).toBeGreaterThan(0);
  expect(all.reported).toBe(all.mutations);
  expect(all.exactlyOne / all.mutations).toBeGreaterThanOrEqual(0.99);
  expect(all.rightLine / all.mutations).toBeGreaterThanOrEqual(0.99);
});

it('every mutation has its day, and a day one of so many places as there are days', () => {
  const mutation = (pointer: string, what: string) => ({
    kind: 'drop' as const,
    pointer,
    what,
    edits: [],
    line: 1,
  });
  const all = ['abc', 'de', 'f'].flatMap((own, place) => [...own].map((what) => mutation(`/${place}`, what)));
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => chooseForDay(all, day, 3).map(({ what }) => what));
  expect(days).toEqual([['a'], ['f'], ['e'], ['b'], ['f'], ['d'], ['c']]);
});

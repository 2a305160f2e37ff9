import { expect, it } from 'vitest';
import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import { gainsOf, liveHosts } from './rules.ts';

const basics = { id: 'x', schedule: { start: 100, end: 200 }, offset: 0 };
const fact = (more: Partial<Fact>): Fact => ({
  kind: 'gift',
  id: '1',
  from: 'a',
  to: 'b',
  thing: 'rose',
  count: 2,
  points: 10,
  earned: 0,
  at: 150,
  heard: 150,
  ...more,
});

it('hosts are those for whom it was done, within the campaign, one gain each', () => {
  const block = liveHosts.read({}, basics);
  const facts = [
    fact({}),
    fact({ at: 199 }),
    fact({ at: 200 }),
    fact({ at: 99 }),
    fact({ to: 'a', from: 'b' }),
  ];
  expect(gainsOf(block, basics, facts)).toEqual([
    { user: 'a', points: 10, first: 150, last: 150 },
    { user: 'b', points: 20, first: 150, last: 199 },
  ]);
});

it('or those who did it', () => {
  const block = liveHosts.read({ by: 'sender', counts: [{ fact: 'gift', measure: 'amount' }] }, basics);
  expect(gainsOf(block, basics, [fact({})])).toEqual([{ user: 'a', points: 2, first: 150, last: 150 }]);
  expect(gainsOf(block, basics, [fact({ kind: 'watch' })])).toEqual([]);
});

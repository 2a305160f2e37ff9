import { expect, it } from 'vitest';
import { verdict } from '../../engine/document/anywhere/verdict.ts';
import { collection, droppedBy, farWith, gainsOf, mayMelt, type Owner, poolFor } from './rules.ts';

const basics = {
  id: 'x',
  schedule: { start: Date.parse('2025-01-01T00:00:00Z'), end: Date.parse('2025-01-09T00:00:00Z') },
  offset: 0,
};
const block = collection.read(
  {
    cards: [
      { id: 'a', name: 'A', icon: 'a.svg', weight: 3 },
      { id: 'b', name: 'B', icon: 'b.svg', weight: 1 },
      { id: 'c', name: 'C', icon: 'c.svg' },
    ],
    drops: [{ id: 'gifts', name: 'Gifts', counts: [{ fact: 'gift' }], every: 10, day: 2 }],
    give: { limits: { total: 3 } },
  } as never,
  basics,
);
const [drop] = block.drops;
const fact = (at: string, points: number, heard = at) => {
  const of = { kind: 'gift', id: 'x', from: 'ann', to: 'bob', thing: 'rose', count: 1, points, earned: 0 };
  return { ...of, at: Date.parse(at), heard: Date.parse(heard) };
};

it('what falls short of a card drops none, and no day drops more than it says', () => {
  const all = [0, 9, 10, 19, 20, 1e9].map((amount) => [
    droppedBy(drop as never, amount),
    farWith(drop as never, amount),
  ]);
  expect(all).toEqual([
    [0, 0],
    [0, 9],
    [1, 0],
    [1, 9],
    [2, 0],
    [2, 0],
  ]);
});

it('facts add up by sender and day, and a day takes what was on its way for ten minutes', () => {
  const gains = gainsOf(block, basics, [
    fact('2025-01-02T10:00:00Z', 4),
    fact('2025-01-02T11:00:00Z', 3),
    fact('2025-01-02T23:59:59Z', 2, '2025-01-03T00:09:59Z'),
    fact('2025-01-02T23:59:59Z', 100, '2025-01-03T00:10:00Z'),
    fact('2025-01-03T00:00:00Z', 5),
    fact('2025-01-03T00:00:00Z', 0),
  ]);
  expect(gains.map(({ user, day, amount }) => [user, day, amount])).toEqual([
    ['ann', '2025-01-02', 9],
    ['ann', '2025-01-03', 5],
  ]);
});

it('what is melted becomes another card that drops', () => {
  expect(poolFor(block, null).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(poolFor(block, 'a').map(({ id }) => id)).toEqual(['b']);
});

it('a gift waits for a day where nothing is said', () => {
  expect(block.give).toEqual({ limits: { total: 3 }, lasts: 24 * 3_600_000 });
});

it('as many as it takes are enough, and time is judged first', () => {
  const who = (count: number): Owner => {
    const none = { total: 0, day: 0 };
    return { counts: new Map([['a', count]]), redeemed: new Set(), given: none, taken: none };
  };
  const may = (count: number, open: Parameters<typeof mayMelt>[3] = verdict<never>(null)) =>
    mayMelt({ alike: 3, into: 'random' }, 'a', who(count), open).reason;
  expect([may(2), may(3), may(0, verdict('OVER'))]).toEqual(['CARDS_FEW', null, 'OVER']);
});

import { expect, it } from 'vitest';
import { addUp } from './add-up.ts';

const fact = { kind: 'gift', id: 'a', from: 'ann', to: 'bob', thing: 'rose', count: 1, points: 5, earned: 0 };
const at = (moment: number, heard: number, more: object = {}) => ({ ...fact, at: moment, heard, ...more });
const keyOf = ({ user }: { readonly user: string }) => user;

it('what facts add to one place is one sum, with the last of their moments', () => {
  const facts = [at(30, 31), at(10, 90), at(20, 21)];
  const sums = addUp(facts, ({ from, points }) => [{ user: from, amount: points }], keyOf);
  expect(sums).toEqual([{ user: 'ann', amount: 15, at: 30, heard: 90 }]);
});

it('a fact may add to several places, or to none; they come in one order, whatever comes first', () => {
  const both = ({ from, to, points }: typeof fact) =>
    points === 0 ? [] : [from, to].map((user) => ({ user, amount: points }));
  const facts = [at(1, 1, { from: 'zoe', points: 2 }), at(2, 2), at(3, 3, { to: 'cat', points: 0 })];
  const said = (order: typeof facts) => addUp(order, both, keyOf).map(({ user, amount }) => [user, amount]);
  expect(said(facts)).toEqual([
    ['ann', 5],
    ['bob', 7],
    ['zoe', 2],
  ]);
  expect(said(facts.toReversed())).toEqual(said(facts));
});

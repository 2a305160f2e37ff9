import { expect, it } from 'vitest';
import { inTurn } from './other-days.ts';

const names = ['a', 'b', 'c', 'd', 'e'];

function of(day: number, all = false) {
  const [ran, left]: [string[], string[]] = [[], []];
  const turn = inTurn(
    3,
    (name) => ran.push(name),
    (name) => left.push(name.replace(/:.*/, '')),
    day,
    all,
  );
  for (const name of names) turn(name, async () => undefined);
  return { ran, left };
}

it('of tests that a file shares out each runs on one of so many days, and is named on the others', () => {
  const days = [20_000, 20_001, 20_002].map((day) => of(day));
  expect(days.flatMap(({ ran }) => ran).sort()).toEqual(names);
  for (const { ran, left } of days) expect([...ran, ...left].sort()).toEqual(names);
});

it('a run of all has all of them, any day', () => {
  expect(of(20_001, true)).toEqual({ ran: names, left: [] });
});

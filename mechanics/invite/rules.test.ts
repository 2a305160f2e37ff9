import { expect, it } from 'vitest';
import { verdict } from '../../engine/document/anywhere/verdict.ts';
import { deedsOf, firstOf, invite, mayName, type Named } from './rules.ts';

const basics = { id: 'x', schedule: {} as never, offset: 480 };
const block = invite.read(
  { counts: [{ fact: 'gift', things: ['rose'] }], limits: { total: 3, day: 2 } },
  basics,
);
const fact = (from: string, thing: string, at: number, points = 1) => {
  return {
    kind: 'gift',
    id: `${from}${at}`,
    from,
    to: 'z',
    thing,
    count: 1,
    points,
    earned: 0,
    at,
    heard: at,
  };
};

it('the first deed of each that counts, whichever arrives first', () => {
  const facts = [
    fact('b', 'rose', 7),
    fact('a', 'rose', 5),
    fact('b', 'rose', 3),
    fact('c', 'swan', 1),
    fact('d', 'rose', 1, 0),
  ];
  const deeds = deedsOf(block, facts);
  const [a, early, late] = [
    { user: 'a', at: 5, heard: 5 },
    { user: 'b', at: 3, heard: 3 },
    { user: 'b', at: 7, heard: 7 },
  ];
  expect(deeds).toEqual([a, early, late]);
  expect(firstOf(deeds, new Map())).toEqual([a, early]);
  expect(firstOf(deeds, new Map([['b', { at: 3 }]])), 'in that very moment').toEqual([a, early]);
  expect(firstOf(deeds, new Map([['b', { at: 4 }]])), 'the first after naming a code').toEqual([a, late]);
  expect(firstOf(deeds, new Map([['a', { at: 6 }]])), 'nothing since').toEqual([early]);
  expect(deedsOf(invite.read({ limits: { total: 3 } }, basics), facts), 'naming a code is enough').toEqual(
    [],
  );
});

it('says what is wrong with a code before what is wrong with who names it', () => {
  const named = (more: Partial<Named> = {}): Named => ({
    own: false,
    circle: false,
    taken: { total: 0, day: 0 },
    ...more,
  });
  const fresh = { bound: false, known: false };
  const may = (who: typeof fresh, one: Named | undefined, open = verdict<'NOT_OPEN' | 'OVER'>(null)) =>
    mayName(block, who, one, open, { now: 0, offset: 480 }).reason;
  expect(may(fresh, named())).toBeNull();
  expect(may(fresh, undefined, verdict('OVER'))).toBe('OVER');
  expect(may({ bound: true, known: true }, undefined)).toBe('INVITE_UNKNOWN');
  expect(may({ bound: true, known: true }, named({ own: true, circle: true }))).toBe('INVITE_OWN');
  expect(may({ bound: false, known: true }, named({ circle: true }))).toBe('INVITE_CIRCLE');
  expect(may({ bound: true, known: true }, named())).toBe('INVITE_BOUND');
  expect(may({ bound: false, known: true }, named())).toBe('INVITE_NOT_NEW');
  expect(may(fresh, named({ taken: { total: 3, day: 0 } }))).toBe('INVITE_FULL');
  expect(may(fresh, named({ taken: { total: 2, day: 2 } }))).toBe('INVITE_FULL_TODAY');
});

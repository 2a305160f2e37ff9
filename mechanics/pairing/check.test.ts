import { describe, expect, it } from 'vitest';
import { set, told } from '../../check/testing/workbench.ts';

const moment = (text: string) => `2025-05-${text}:00:00+08:00`;
const round = (id: string, opens: string, locks: string, reveals: string) => {
  return { id, opens: moment(opens), locks: moment(locks), reveals: moment(reveals) };
};
const pairing = {
  id: 'moonlit',
  sides: ['moon', 'tide'].map((id) => ({ id, title: { cn: '一边', en: `Side ${id}` } })),
  seats: 8,
  rounds: [round('one', '20T00', '20T20', '20T21'), round('two', '21T00', '21T20', '21T20')],
  gives: [{ kind: 'points', points: 5 }],
};
const asked = set('/campaign/pairings', [pairing]);
const at = (pointer: string, value: unknown, text = asked) =>
  set(`/campaign/pairings/0${pointer}`, value, text);
const faults = (text: string) => told('campaign', text);

it('a pairing that is right is not told', () => {
  expect(faults(asked)).toEqual([]);
});

it('sides and rounds are there once', () => {
  expect(faults(at('/sides/1/id', 'moon'))).toMatchObject([
    {
      pointer: '/campaign/pairings/0/sides/1/id',
      message: expect.stringContaining('side `moon` is there twice'),
    },
  ]);
  expect(faults(at('/rounds/1/id', 'one'))).toMatchObject([{ pointer: '/campaign/pairings/0/rounds/1/id' }]);
});

describe('rounds', () => {
  it('open, lock and are revealed in this order, one after the other, inside of the campaign', () => {
    for (const [pointer, value, message] of [
      ['/rounds/0/opens', moment('01T00'), 'opens too early'],
      ['/rounds/1/opens', moment('20T20'), 'opens too early'],
      ['/rounds/1/opens', '2025-07-01T00:00:00+08:00', 'is over before the round opens'],
      ['/rounds/0/locks', moment('19T00'), 'locks before anybody'],
      ['/rounds/0/reveals', moment('20T19'), 'still come and leave'],
      ['/rounds/1/reveals', '2025-07-01T00:00:00+08:00', 'campaign ends before'],
    ] as const)
      expect(faults(at(pointer, value)), pointer).toMatchObject([
        { pointer: `/campaign/pairings/0${pointer}`, message: expect.stringContaining(message), got: value },
      ]);
  });

  it('are not judged by a schedule that cannot be read', () => {
    expect(faults(set('/schedule/end', 'soon', asked))).toEqual([]);
  });
});

it('nobody chooses more people than there are', () => {
  expect(faults(at('/choices', 3, at('/seats', 2)))).toMatchObject([
    { pointer: '/campaign/pairings/0/choices', expected: '2 or fewer', got: '3' },
  ]);
  expect(faults(at('/choices', 2, at('/seats', 2)))).toEqual([]);
  const { sides: _, ...pool } = { ...pairing, seats: 2, choices: 2 };
  expect(faults(set('/campaign/pairings', [pool])), 'in a pool, oneself is none').toMatchObject([
    { pointer: '/campaign/pairings/0/choices', expected: '1 or fewer' },
  ]);
});

import { describe, expect, it } from 'vitest';
import { set, told } from '../../check/testing/workbench.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const block = {
  size: { least: 3, most: 5 },
  below: 'dissolved',
  window: { locks: '2025-05-22T00:00:00+08:00' },
  names: { least: 2, most: 10 },
  counts: [{ fact: 'gift' }],
  listed: 20,
  goals: [
    { id: 'warm', at: 100, gives: points(5) },
    { id: 'hot', at: 1000, gives: points(9) },
  ],
  rewards: [
    { id: 'first', from: 1, to: 1, gives: points(50) },
    { id: 'next', from: 2, to: 10, gives: points(20) },
  ],
};
const asked = set('/campaign/teams', block);
const at = (pointer: string, value: unknown) => set(`/campaign/teams${pointer}`, value, asked);
const faults = (text: string) =>
  told('campaign', text).filter(({ pointer }) => pointer.startsWith('/campaign/teams'));
const doubts = (text: string) =>
  told('campaign-sense', text)
    .map(({ pointer }) => pointer)
    .filter((pointer) => pointer.startsWith('/campaign/teams') && !/goals(\/\d)?(\/id)?$/.test(pointer))
    // Points of places come when the campaign is over: a test of its own.
    .filter((pointer) => !pointer.startsWith('/campaign/teams/rewards'));

it('teams that are right are not told', () => {
  expect(faults(asked)).toEqual([]);
  expect(doubts(asked)).toEqual([]);
});

describe('each mistake is told once, at its place', () => {
  it.each([
    ['/size/least', 6, '/size/least', 'at most 5'],
    ['/names/least', 11, '/names/least', 'at most 10'],
    ['/goals/1/at', 100, '/goals/1/at', 'more than 100'],
    ['/rewards/1/from', 1, '/rewards/1/from', 'more than 1'],
    ['/rewards/1/to', 21, '/rewards/1/to', 'at most `listed`, 20'],
    ['/rewards/1/id', 'first', '/rewards/1/id', 'an id of its own'],
  ])('%s: %s', (pointer, value, where, expected) => {
    expect(faults(at(pointer, value))).toMatchObject([{ pointer: `/campaign/teams${where}`, expected }]);
  });

  it('a goal’s id is its own', () => {
    expect(
      told('campaign', at('/goals/1/id', 'warm')).length +
        told('unique-ids', at('/goals/1/id', 'warm')).length,
    ).toBe(1);
  });
});

describe('what is of no use is a warning', () => {
  it('nothing that people do counts', () => {
    expect(doubts(at('/counts', [{ fact: 'check-in' }]))).toEqual([]);
    expect(
      doubts(set('/campaign/gifts/0/points', 0, at('/counts', [{ fact: 'gift', things: ['rose'] }]))),
    ).toEqual(['/campaign/teams/counts']);
  });

  it('a team of one is never too small', () => {
    expect(doubts(at('/size/least', 1))).toEqual(['/campaign/teams/below']);
  });

  it('points of places come when all that costs points is closed', () => {
    expect(told('campaign-sense', asked)).toContainEqual(
      expect.objectContaining({
        pointer: '/campaign/teams/rewards/0/gives/0/points',
        message: expect.stringContaining('can be spent nowhere'),
        got: '50',
      }),
    );
  });

  it('tickets of a place come when nobody draws any more', () => {
    const wheel = {
      id: 'wheel',
      name: { cn: '转盘', en: 'Wheel' },
      cost: { single: points(10) },
      exhausted: 'reweight',
      prizes: ['one', 'two'].map((id) => {
        return { id, name: { cn: '奖', en: 'Prize' }, icon: 'art/rose/icons/petal.svg', weight: 1 };
      }),
    };
    const gives = [{ kind: 'ticket', draw: 'wheel', tickets: 1 }];
    const tickets = set('/campaign/draws', [wheel], at('/rewards/0/gives', gives));
    expect(told('campaign-sense', tickets)).toContainEqual(
      expect.objectContaining({
        pointer: '/campaign/teams/rewards/0/gives/0/kind',
        message: expect.stringContaining('nobody can use these tickets'),
      }),
    );
  });
});

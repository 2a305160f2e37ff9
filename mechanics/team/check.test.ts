import { describe, expect, it } from 'vitest';
import { check, set, told } from '../../check/testing/workbench.ts';

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
  rankings: [
    {
      id: 'daily',
      period: 'day',
      listed: 10,
      rewards: [
        { id: 'best', from: 1, to: 1, gives: points(5) },
        { id: 'good', from: 2, to: 3, gives: points(2) },
      ],
    },
    { id: 'hourly', period: 'hour' },
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
    ['/rankings/0/rewards/1/from', 1, '/rankings/0/rewards/1/from', 'more than 1'],
    ['/rankings/0/rewards/1/to', 11, '/rankings/0/rewards/1/to', "at most the ranking's `listed`, 10"],
    ['/rankings/0/rewards/1/id', 'best', '/rankings/0/rewards/1/id', 'an id of its own'],
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

describe('a ranking of teams by days', () => {
  const source = (get: string, query: object = {}) => set('/data/lanes', { get, query }, asked);
  const daily = '/v2/activities/{id}/teams/rankings/daily';

  it('is one that there is: another name gets the nearest', () => {
    expect(told('api-paths', source('/v2/activities/{id}/teams/rankings/dialy'))).toMatchObject([
      { pointer: '/data/lanes/get', expected: 'a ranking of teams of this document', nearest: 'daily' },
    ]);
  });

  it('is asked for days of the campaign', () => {
    const wrong = (day: string) =>
      told('board-days', source(daily, { day })).map(({ pointer, message }) => [pointer, message]);
    expect(wrong('1')).toEqual([]);
    expect(wrong('400')).toEqual([
      ['/data/lanes/query/day', expect.stringContaining('the ranking of teams `daily` is asked for day 400')],
    ]);
  });
});

describe('what is of no use is a warning', () => {
  it('a ranking by weeks of a campaign within one, and two by the same days', () => {
    const ranking = (id: string, period: string) => ({ id, period });
    const warned = (...all: object[]) =>
      told('campaign-sense', at('/rankings', all)).filter(({ pointer }) => pointer.endsWith('/period'));
    expect(warned(ranking('a', 'day'), ranking('b', 'hour'))).toEqual([]);
    expect(warned(ranking('a', 'day'), ranking('b', 'day'))).toMatchObject([
      { pointer: '/campaign/teams/rankings/1/period', got: '`day` twice' },
    ]);
    const monday = '2025-05-26T00:00:00+08:00';
    const week = set('/schedule/end', monday, at('/rankings', [ranking('a', 'week')]));
    const [found, ...more] = told('campaign-sense', week).filter(({ pointer }) =>
      pointer.startsWith('/campaign/teams/rankings/0/period'),
    );
    expect([found?.message, more]).toEqual([
      'the campaign has one week: a ranking for each week is the one of the whole campaign',
      [],
    ]);
  });

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

describe('places of teams that are rewarded in another order than they stand in', () => {
  const told = (pointer: string, value: unknown) =>
    check(at(pointer, value)).filter(({ message }) => /gets? nothing|gives more/.test(message));

  it.each(['/rewards', '/rankings/0/rewards'])(
    'a place of %s that is forgotten between two is told',
    (tiers) => {
      expect(told(`${tiers}/1/from`, 3)).toMatchObject([
        {
          severity: 'warning',
          pointer: `/campaign/teams${tiers}/1/from`,
          expected: '2, or a tier for what lies between',
        },
      ]);
    },
  );

  it('lower places that get all that better ones get, and more of it, are told; another prize is not', () => {
    const pointer = '/campaign/teams/rankings/0/rewards/1/gives/0/points';
    expect(told('/rankings/0/rewards/1/gives', points(20))).toMatchObject([
      { pointer, message: '`good` gives more than `best`, which is for better places', got: '20' },
    ]);
    expect(told('/rankings/0/rewards/1/gives', points(5))).toEqual([]);
    expect(
      told('/rankings/0/rewards/0/gives', [...points(1), { kind: 'prize', prize: 'frame', days: 3 }]),
    ).toEqual([]);
    expect(told('/rewards/1/gives', points(60))).toHaveLength(1);
  });
});

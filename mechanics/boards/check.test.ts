import { describe, expect, it } from 'vitest';
import { drop, set, sound, told } from '../../check/testing/workbench.ts';

describe('boards that are of no use', () => {
  const sense = (text: string) => told('campaign-sense', text);
  const second = (more: object) =>
    set('/campaign/boards', [
      { id: 'charm', by: 'receiver', gifts: ['rose'], period: 'day' },
      { id: 'other', by: 'receiver', gifts: ['rose'], period: 'day', ...more },
    ]);

  it('one on which no gift with points counts is told', () => {
    expect(sense(set('/campaign/gifts/0/points', 0))).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/boards/0/gifts',
        message: expect.stringContaining('nobody can ever stand on the board `charm`'),
        got: '`gift` with `rose`',
      },
    ]);
    expect(sense(set('/campaign/gifts/1/points', 0))).toEqual([]);
  });

  it('one by guild on which nothing counts that is told of a guild is told', () => {
    const invite = { counts: [{ fact: 'gift' }], limits: { total: 20, day: 5 } };
    const guilds = (counts?: object[]) =>
      set(
        '/campaign/boards',
        [
          { id: 'charm', by: 'receiver', period: 'day' },
          { id: 'streets', by: 'guild', ...(counts === undefined ? {} : { counts }) },
        ],
        set('/campaign/invite', {
          ...invite,
          steps: [{ id: 'one', at: 1, gives: [{ kind: 'points', points: 5 }] }],
        }),
      );
    const sense = (text: string) =>
      told('campaign-sense', text).filter(({ pointer }) => pointer.startsWith('/campaign/boards'));
    expect(sense(guilds())).toEqual([]);
    expect(sense(guilds([{ fact: 'watch', measure: 'amount' }]))).toEqual([]);
    expect(sense(guilds([{ fact: 'invite' }]))).toMatchObject([
      {
        pointer: '/campaign/boards/1/by',
        message: expect.stringContaining('no guild can ever stand on the board `streets`'),
        got: '`guild`',
      },
    ]);
    expect(sense(guilds([{ fact: 'invite' }, { fact: 'gift' }]))).toEqual([]);
  });

  it('two that count the same are told at the second', () => {
    expect(sense(second({}))).toMatchObject([
      { pointer: '/campaign/boards/1/id', related: [{ message: 'it counts the same' }] },
    ]);
    expect(sense(second({ timezone: '+08:00' }))).toMatchObject([{ pointer: '/campaign/boards/1/id' }]);
    for (const more of [
      { by: 'sender' },
      { by: 'room' },
      { period: 'total' },
      { period: 'week' },
      { gifts: ['swan'] },
      { timezone: '+00:00' },
    ])
      expect(sense(second(more))).toEqual([]);
  });

  it('one for each day of a campaign of one day is told', () => {
    const schedule = (end: string) =>
      set(
        '/schedule',
        { start: '2025-05-20T00:00:00+08:00', end, settle: '2025-06-28T00:00:00+08:00' },
        set('/data/charm/query/day', 'day'),
      );
    const one = set('/campaign/exchange/0/limits/total', 1, schedule('2025-05-21T00:00:00+08:00'));
    expect(sense(one)).toMatchObject([{ pointer: '/campaign/boards/0/period', got: '`day`' }]);
    const two = set('/campaign/exchange/0/limits/total', 1, schedule('2025-05-21T00:00:01+08:00'));
    expect(sense(two)).toEqual([]);
    expect(sense(set('/campaign/boards/0/period', 'week', two))).toMatchObject([
      {
        pointer: '/campaign/boards/0/period',
        message: expect.stringContaining('has one week'),
        got: '`week`',
      },
    ]);
    const west = set('/campaign/boards/0/timezone', '+00:00', one);
    expect(sense(west)).toEqual([]);
  });
});

describe('points that a board gives', () => {
  const paid = (more: object, text = sound) =>
    told(
      'campaign-sense',
      set(
        '/campaign/boards/0',
        {
          id: 'charm',
          by: 'receiver',
          rewards: [
            { id: 'first', from: 1, to: 1, gives: [{ kind: 'points', points: 50 }] },
            { id: 'second', from: 2, to: 2, gives: [{ kind: 'points', points: 20 }] },
          ],
          ...more,
        },
        text,
      ),
    );

  it('with its settlement are told once: what costs points is closed by then', () => {
    expect(paid({})).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/boards/0/rewards/0/gives/0/points',
        message: expect.stringContaining('`charm` is settled when the campaign is over'),
        got: '50',
      },
    ]);
    expect(paid({ period: 'day' })).toEqual([]);
    expect(paid({ rewards: undefined })).toEqual([]);
  });

  it('are told once where nothing of the campaign costs any', () => {
    const free = drop(
      '/campaign/exchange',
      drop('/data/shop', set('/body/2/claim/0/refresh', ['goals'], drop('/body/2'))),
    );
    const free2 = drop('/campaign/milestones/1/gives', free);
    for (const period of ['total', 'day'])
      expect(paid({ period }, free2)).toMatchObject([
        {
          pointer: '/campaign/boards/0/rewards/0/gives/0/points',
          message: expect.stringMatching(/costs any$/),
        },
      ]);
  });
});

describe('places between tiers', () => {
  const gives = [{ kind: 'points', points: 5 }];
  const tiers = (...places: readonly (readonly [number, number])[]) =>
    told(
      'campaign-sense',
      set(
        '/campaign/boards/0/rewards',
        places.map(([from, to], i) => ({ id: `t${i}`, from, to, gives })),
      ),
    );

  it('a place that gets nothing above one that does is told at the tier below it', () => {
    expect(tiers([1, 3], [4, 10])).toEqual([]);
    expect(tiers([1, 3], [5, 10])).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/boards/0/rewards/1/from',
        message: 'place 4 gets nothing, while `t1` rewards places 5 to 10 below',
        expected: '4, or a tier for what lies between',
        got: '5',
      },
    ]);
    expect(tiers([1, 3], [7, 7])[0]?.message).toBe(
      'places 4 to 6 get nothing, while `t1` rewards place 7 below',
    );
    expect(tiers([2, 3])[0]?.message).toContain('place 1 gets nothing');
  });
});

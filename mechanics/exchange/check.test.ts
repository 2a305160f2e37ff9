import { describe, expect, it } from 'vitest';
import { check, only, set, sound, told } from '../../check/testing/workbench.ts';

/** The sound campaign, in which no gift earns: what its goals give, 5 in all, is all there is. */
const poor = set('/campaign/gifts/0/earns', 0, set('/campaign/gifts/1/earns', 0));
const sense = (text: string) => told('campaign-sense', text);

describe('limits, wherever a campaign has them', () => {
  const wall = (limits: object) => set('/campaign/wall/limits', limits);

  it('that of a day is at most that of the campaign', () => {
    expect(only(wall({ total: 3, day: 4 }))).toMatchObject({
      rule: 'campaign',
      pointer: '/campaign/wall/limits/day',
      expected: 'at most 3',
      got: '4',
    });
    expect(check(wall({ total: 3, day: 3 }))).toEqual([]);
  });

  it('that of the campaign is one that its days allow', () => {
    expect(sense(wall({ total: 15, day: 2 }))).toMatchObject([
      { pointer: '/campaign/wall/limits/total', expected: 'at most 14, or a higher `day`' },
    ]);
    expect(sense(wall({ total: 14, day: 2 }))).toEqual([]);
    expect(sense(wall({ total: 99 }))).toEqual([]);
  });
});

describe('what nobody can have of an exchange', () => {
  it('a limit that can just be reached is none too many: by the day, and by the stock', () => {
    expect(check(set('/campaign/exchange/0/limits/day', 2))).toEqual([]);
    expect(check(set('/campaign/exchange/0/stock', 2))).toEqual([]);
  });

  it('an item that costs more than everything that can be earned is told, one that costs as much is not', () => {
    expect(sense(poor)).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/exchange/0/cost',
        message: 'nobody can afford `halo`: all that this campaign gives one person is 5',
        expected: 'at most 5',
        got: '100',
      },
    ]);
    expect(sense(set('/campaign/exchange/0/cost', 5, poor))).toEqual([]);
    expect(sense(set('/campaign/exchange/0/cost', 6, poor))).toHaveLength(1);
  });

  it('what the places of boards give counts, for each day of a daily one', () => {
    const rewards = [{ id: 'first', from: 1, to: 1, gives: [{ kind: 'points', points: 13 }] }];
    // Seven days of 13, and the 5 of the goals.
    const board = set('/campaign/boards/0/rewards', rewards, poor);
    expect(sense(board)).toMatchObject([{ pointer: '/campaign/exchange/0/cost', expected: 'at most 96' }]);
    expect(sense(set('/campaign/exchange/0/cost', 96, board))).toEqual([]);
  });

  it('what redeeming gives counts as often as one person may redeem', async () => {
    const change = set('/campaign/exchange/0/gives', [{ kind: 'points', points: 40 }], poor);
    // The 5 of the goals, and two times 40.
    expect(sense(change)).toMatchObject([{ pointer: '/campaign/exchange/0/cost', expected: 'at most 85' }]);
    expect(sense(set('/campaign/exchange/0/cost', 85, change))).toEqual([]);
  });

  it('what redeeming gives is one of the prizes', () => {
    const gives = [{ kind: 'prize', prize: 'halo' }];
    expect(only(set('/campaign/exchange/0/gives', gives))).toMatchObject({
      rule: 'references',
      pointer: '/campaign/exchange/0/gives/0/prize',
    });
  });

  it('an item that gives back what it costs is told, one that gives one less is not', () => {
    const back = (points: number) => sense(set('/campaign/exchange/0/gives', [{ kind: 'points', points }]));
    expect(back(99)).toEqual([]);
    expect(back(100)).toMatchObject([
      {
        pointer: '/campaign/exchange/0/cost',
        expected: expect.stringContaining('more than 100'),
        got: '100',
      },
    ]);
    expect(back(150)).toMatchObject([{ message: expect.stringContaining('more points than it costs') }]);
  });

  it('where nothing gives points, the message says so', () => {
    const goals = [
      { id: 'first', name: { cn: '一', en: 'One' }, icon: 'art/rose/icons/petal.svg', at: 1000 },
    ];
    const none = set('/campaign/milestones', goals, set('/body/3/milestones', ['first'], poor));
    expect(sense(none)).toMatchObject([
      { message: expect.stringContaining('nothing of this campaign gives points') },
    ]);
  });

  it('where a gift earns, there is no end of it', () => {
    expect(sense(set('/campaign/exchange/0/cost', 1_000_000_000, sound))).toEqual([]);
  });

  it('a limit above what the days allow is told, one that the last day reaches is not', () => {
    const limit = (most: number) => set('/campaign/exchange/0/limits/total', most);
    expect(sense(limit(7))).toEqual([]);
    expect(sense(limit(8))).toMatchObject([
      {
        pointer: '/campaign/exchange/0/limits/total',
        message: 'nobody can ever reach this limit: 1 a day on 7 days are 7',
        expected: 'at most 7, or a higher `day`',
      },
    ]);
  });
});

describe('check redeem-count', () => {
  const count = (value: string, text = sound) => set('/body/2/redeem/0/body/count', value, text);
  const limits = (value: object, text = sound) => set('/campaign/exchange/0/limits', value, text);

  it('more at once than one person may have is told with the limit, as many are not', () => {
    expect(check(count('1'))).toEqual([]);
    expect(only(count('2'))).toMatchObject({
      rule: 'redeem-count',
      severity: 'warning',
      pointer: '/body/2/redeem/0/body/count',
      message: '2 `halo` at once are always refused: `limits.day` is 1',
      expected: 'at most 1',
      got: '2',
      related: [{ message: 'it is said here' }],
    });
    expect(check(count('2', limits({ total: 2 })))).toEqual([]);
    expect(only(count('3', limits({ total: 2 }))).message).toContain('`limits.total` is 2');
  });

  it('an item that the path names is looked at, others of the widget are not', () => {
    const name = { cn: '徽章', en: 'Badge' };
    const other = { ...JSON.parse(sound).campaign.exchange[0], id: 'badge', name, limits: { total: 9 } };
    const both = set('/body/2/items', ['halo', 'badge'], set('/campaign/exchange/1', other, count('3')));
    expect(only(both)).toMatchObject({ message: expect.stringContaining('3 `halo`') });
    const named = set('/body/2/items', ['badge'], set('/campaign/exchange/1', other, count('3')));
    expect(told('redeem-count', named)).toEqual([]);
  });

  it('another campaign’s items, and what is no item, have no limits of these', () => {
    const to = (path: string) => told('redeem-count', set('/body/2/redeem/0/to', path, count('2')));
    expect(to('/v2/activities/{id}/exchange/halo')).toHaveLength(1);
    expect(to('/v2/activities/another/exchange/halo')).toEqual([]);
    expect(to('/v2/activities/{id}/draws/halo')).toEqual([]);
  });

  it('a number that is known on the phone alone is nobody’s mistake', () => {
    expect(told('redeem-count', count('day'))).toEqual([]);
  });
});

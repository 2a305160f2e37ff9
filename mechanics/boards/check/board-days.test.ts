import { describe, expect, it } from 'vitest';
import { check, drop, only, set, sound, told } from '../../../check/testing/workbench.ts';

const labelOf = (key: unknown) => ({ cn: `第 ${key} 天`, en: `No. ${key}` });
const days = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const tabs = (keys: readonly unknown[], more: object = { state: 'turn' }) => ({
  widget: 'tabs',
  ...more,
  tabs: keys.map((key) => ({ key, label: labelOf(key) })),
});
// The campaign of the fixture has a board a day, asked for by `state.turn`, and seven days.
const open = set('/state/turn/values', days(8));
const withTabs = (keys: readonly unknown[], text = open): string => set('/body/6', tabs(keys), text);

describe('check board-days', () => {
  it('one state key is no day of one board and week of another: told at the board for which there are not so many tabs', () => {
    const [board, source] = [
      { id: 'weekly', by: 'sender', period: 'week' },
      '/v2/activities/{id}/boards/weekly',
    ];
    const both = set(
      '/campaign/boards/1',
      board,
      set('/data/weekly', { get: source, query: { day: 'state.turn' } }, open),
    );
    const shown = set('/body/1', { widget: 'ranking-list', from: 'weekly' }, both);
    expect(check(withTabs(days(7), shown)).filter(({ rule }) => rule === 'board-days')).toMatchObject([
      {
        pointer: '/data/weekly/query/day',
        message: expect.stringMatching(
          /^`state\.turn` cannot be a day of the board `\w+` and a week of the board `weekly`$/,
        ),
      },
    ]);
  });

  it('every day has a tab', () => {
    expect(check(withTabs(days(7)))).toEqual([]);
    expect(only(withTabs(days(6)))).toMatchObject({
      rule: 'board-days',
      pointer: '/body/6/tabs',
      message: expect.stringContaining('lack day 7'),
    });
    expect(only(withTabs([1, 2, 6, 7])).message).toContain('lack days 3, 4, 5');
    expect(only(withTabs([6, 7])).message).toMatch(/lack days 1, 2, 3, 4, 5$/);
    expect(only(withTabs(days(8)))).toMatchObject({
      rule: 'board-days',
      pointer: '/body/6/tabs/7/key',
      got: '8',
    });
  });

  it('several days that there are not are one mistake', () => {
    expect(only(withTabs(days(8), set('/campaign/boards/0/period', 'week', open)))).toMatchObject({
      pointer: '/body/6/tabs/2/key',
      message: 'the campaign has no week 3, nor 4, 5, 6, 7, 8',
    });
  });

  it('a source that goes by a chosen day asks for it', () => {
    const chosen = (day?: string, holds = "phase == 'live' && state.turn == day") =>
      told(
        'board-days',
        set('/data/charm', {
          get: '/v2/activities/{id}/boards/charm',
          every: '30s',
          while: holds,
          ...(day && { query: { day } }),
        }),
      );
    expect(chosen('state.turn')).toEqual([]);
    for (const holds of ['state.turn == day', "day == state.turn && phase == 'live'"])
      expect(chosen(undefined, holds)).toMatchObject([
        {
          severity: 'error',
          pointer: '/data/charm',
          expected: '"query": { "day": "state.turn" }',
          got: 'no `day`',
        },
      ]);
    expect(chosen(undefined, "phase == 'live'")).toEqual([]);
  });

  it('days are those of the schedule, in the zone of the board', () => {
    const longer = set(
      '/schedule/end',
      '2025-05-27T00:00:01+08:00',
      set('/schedule/settle', '2025-06-28T00:00:00+08:00', open),
    );
    expect(check(withTabs(days(8), longer))).toEqual([]);
    expect(only(withTabs([7, 8], longer)).message).toMatch(/lack days 1, 2, 3, 4, 5 \.\.\.$/);
    const elsewhere = set('/campaign/boards/0/timezone', '+00:00', open);
    expect(check(withTabs(days(8), elsewhere))).toEqual([]);
    const far = { start: '2025-05-20T00:00:00+08:00', settle: '2027-06-28T00:00:00+08:00' };
    const year = (end: string) => set('/schedule', { ...far, end }, open);
    const told = (text: string) => check(withTabs(days(8), text)).map(({ rule }) => rule);
    expect(told(year('2026-05-21T00:00:00+08:00'))).toContain('board-days');
    // Longer ones are told once, and their days are not.
    expect(told(year('2026-05-21T00:00:01+08:00'))).toContain('campaign-sense');
    expect(told(year('2026-05-21T00:00:01+08:00'))).not.toContain('board-days');
    const unreadable = set('/campaign/boards/0/timezone', 'UTC+0', open);
    expect(only(withTabs(days(8), unreadable))).toMatchObject({ rule: 'schema' });
  });

  it('days are those of the board that is asked for, wherever it stands among all', () => {
    const [charm] = JSON.parse(open).campaign.boards;
    const total = { id: 'sum', by: 'sender', gifts: ['swan'], period: 'total' };
    expect(only(withTabs(days(6), set('/campaign/boards', [total, charm], open)))).toMatchObject({
      rule: 'board-days',
      message: expect.stringContaining('lack day 7'),
    });
  });

  it('several nodes of tabs count together', () => {
    const first = set('/body/6', tabs([1, 2, 3]), open);
    expect(
      check(
        set('/body/5', tabs([4, 5, 6, 7]), first.replace('"gifts": ["rose", "swan"]', '"gifts": ["rose"]')),
      ).filter((one) => one.severity === 'error'),
    ).toEqual([]);
  });

  it('tabs that choose something else cover nothing', () => {
    const total = set('/campaign/boards/0/period', 'total', open);
    expect(check(withTabs([1, 2], total))).toEqual([]);
    expect(check(set('/body/6', tabs(['a', 'b'], {}), sound))).toEqual([]);
  });

  it('tabs of another state key count neither as a day nor as one too many', () => {
    const other = set('/state/place', { type: 'number', values: [7, 90], initial: '7' }, open);
    const beside = (keys: readonly unknown[]) =>
      check(withTabs(keys, set('/body/3', tabs([7, 90], { state: 'place' }), other))).filter(
        ({ rule }) => rule === 'board-days',
      );
    expect(beside(days(7))).toEqual([]);
    expect(beside(days(6))).toMatchObject([
      { pointer: '/body/6/tabs', message: expect.stringContaining('lack day 7') },
    ]);
  });
});

describe('a mistake in a key', () => {
  it('that another rule tells is not told again', () => {
    const text = set('/state/turn/values', days(7));
    expect(only(withTabs([1, 2, 3, 4, 5, 6, 70], text))).toMatchObject({ rule: 'state-values' });
    expect(only(withTabs([1, 2, 3, 4, 5, 6, '7'], text))).toMatchObject({ rule: 'state-values' });
  });
});

describe('days that a board is asked for', () => {
  it('are hours of an hourly one', () => {
    const hourly = set('/campaign/boards/0/period', 'hour', drop('/state', drop('/body/4/send/1')));
    const faults = (hour: string) =>
      check(set('/data/charm/query/day', hour, hourly)).filter(({ rule }) => rule === 'board-days');
    expect(faults('168')).toEqual([]);
    expect(faults('169')).toMatchObject([
      {
        message: 'the board `charm` is asked for hour 169, and the campaign has 168 hours',
        expected: 'an hour from 1 to 168',
      },
    ]);
  });

  it('are weeks of a weekly one, from Monday on', () => {
    const weekly = set('/campaign/boards/0/period', 'week', drop('/state', drop('/body/4/send/1')));
    const faults = (week: string) =>
      check(set('/data/charm/query/day', week, weekly)).filter(({ rule }) => rule === 'board-days');
    expect(faults('2')).toEqual([]);
    expect(faults('3')).toMatchObject([
      {
        message: 'the board `charm` is asked for week 3, and the campaign has 2 weeks',
        expected: 'a week from 1 to 2',
      },
    ]);
  });

  it('a day of the campaign is fine, one after its last is told where it is written', () => {
    expect(check(set('/data/charm/query/day', '7', drop('/state', drop('/body/4/send/1'))))).toEqual([]);
    expect(only(set('/data/charm/query/day', '8', drop('/state', drop('/body/4/send/1'))))).toMatchObject({
      rule: 'board-days',
      severity: 'error',
      pointer: '/data/charm/query/day',
      message: 'the board `charm` is asked for day 8, and the campaign has 7 days',
      expected: 'a day from 1 to 7',
      got: '8',
    });
  });

  it('a campaign of one day is told as one', () => {
    const short = set('/schedule/end', '2025-05-21T00:00:00+08:00');
    const [found] = told('board-days', set('/data/charm/query/day', '2', short));
    expect(found?.message).toBe('the board `charm` is asked for day 2, and the campaign has one day');
  });

  it.each([
    ["phase == 'ended' ? 9 : day", ['9']],
    ["phase == 'live' ? day : phase == 'ended' ? 1 : 8", ['8']],
    ["phase == 'ended' ? 9 : state.turn", ['9']],
    ["phase == 'ended' ? 7 : day", []],
  ])('so is one that is written at an end of a choice: %s', (day, got) => {
    expect(told('board-days', set('/data/charm/query/day', day)).map((one) => one.got)).toEqual(got);
  });

  it('so is a value of the state key by which it is asked, once, where no tabs choose it', () => {
    const more = set('/data/second', JSON.parse(sound).data.charm, set('/state/turn/values', [1, 2, 9]));
    expect(told('board-days', more)).toMatchObject([{ pointer: '/state/turn/values/2', got: '9' }]);
    expect(told('board-days', set('/state/turn/values', [1, 2, 7]))).toEqual([]);
  });

  it('a board of the whole campaign has no days, and another campaign’s are not known', () => {
    const foreign = (text: string) =>
      told(
        'board-days',
        text.replace('/v2/activities/{id}/boards/charm', '/v2/activities/another/boards/charm'),
      );
    expect(foreign(withTabs(days(6)))).toEqual([]);
    expect(foreign(set('/data/charm/query/day', '8'))).toEqual([]);
    expect(told('board-days', withTabs(days(6)))).toHaveLength(1);
    const one = drop('/campaign/boards/0/period', set('/state/turn/values', [1, 2, 9]));
    expect(told('board-days', one)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { check, drop, only, set, sound, told } from '../../check/testing/workbench.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const day = (nth: number) => ({ id: `day-${nth}`, icon: 'art/rose/icons/petal.svg', gives: points(10) });
const week = {
  days: Array.from({ length: 7 }, (_, index) => day(index + 1)),
  streaks: [
    { id: 'three', length: 3, gives: points(30) },
    { id: 'seven', length: 7, gives: points(70) },
  ],
  makeUp: { cost: points(20), limits: { total: 2 } },
};
const node = {
  widget: 'check-in-calendar',
  from: 'stamps',
  days: week.days.map(({ id }) => id),
  streaks: ['three', 'seven'],
  stamp: [{ do: 'post', to: '/v2/activities/{id}/check_in', spends: true, refresh: ['stamps', 'shop'] }],
  makeUp: [
    { do: 'post', to: '/v2/activities/{id}/check_in/{item.id}', spends: true, refresh: ['stamps', 'shop'] },
  ],
};
/** The sound document with a week's check-in: seven days, as the campaign has. */
/** The shop and the goals ask for it again, too: what they move, days are made up with. */
const asked = (text: string): string =>
  set(
    '/body/2/redeem/0/refresh',
    ['shop', 'stamps'],
    set('/body/3/claim/0/refresh', ['goals', 'shop', 'stamps'], text),
  );
const checked = set(
  '/campaign/checkIn',
  week,
  set('/data/stamps', { get: '/v2/activities/{id}/check_in' }, asked(set('/body/8', node))),
);
const at = (pointer: string, value: unknown, text = checked) =>
  set(`/campaign/checkIn${pointer}`, value, text);

describe('the calendar of a check-in', () => {
  it('a day that is taken away and still shown is one finding, where it is missing', () => {
    expect(only(drop('/campaign/checkIn/days/2', checked))).toMatchObject({
      rule: 'campaign',
      pointer: '/campaign/checkIn/days',
      message: expect.stringContaining('`day-3`, which the page shows, has no entry'),
    });
    // Where no day is missing, a name that leads nowhere is told where it stands.
    const misspelt = set('/body/8/days/2', 'day-33', checked);
    expect(only(misspelt)).toMatchObject({ rule: 'references', pointer: '/body/8/days/2' });
  });

  it('has a day for each on which people can check in', () => {
    expect(check(checked)).toEqual([]);
    expect(told('campaign', drop('/campaign/checkIn/days/6', checked))).toMatchObject([
      { pointer: '/campaign/checkIn/days', expected: '7 days', got: '6 days' },
    ]);
    expect(told('campaign', at('/days/7', day(8)))).toMatchObject([
      { pointer: '/campaign/checkIn/days/7', message: expect.stringContaining('this day never comes') },
    ]);
    expect(
      only(set('/schedule/start', '2025-04-31T00:00:00+08:00', checked)),
      'what follows from a date that there is not is not told',
    ).toMatchObject({ rule: 'schedule', pointer: '/schedule/start' });
    const shorter = set('/schedule/end', '2025-05-26T00:00:00+08:00', checked);
    expect(told('campaign', shorter).map(({ pointer }) => pointer)).toContain('/campaign/checkIn/days/6');
  });

  it('a day more by the offset of the end is told at the end', () => {
    const { schedule } = JSON.parse(checked) as { schedule: { start: string; end: string } };
    const end = schedule.end.replace(/[+-]\d\d:\d\d$/, '-11:00');
    expect(told('campaign', set('/schedule/end', end, checked))).toMatchObject([
      {
        pointer: '/schedule/end',
        message: expect.stringContaining('has another offset than'),
        nearest: schedule.end,
      },
    ]);
  });

  it('is told of one day and of several in words that fit', () => {
    const lacking = drop('/campaign/checkIn/days/6', drop('/body/8', checked));
    const says = (message: string) => [{ message: expect.stringContaining(message) }];
    expect(told('campaign', lacking)).toMatchObject(says('the last 1 of them has no entry'));
    const two = drop('/campaign/checkIn/days/5', lacking);
    expect(told('campaign', two)).toMatchObject(says('the last 2 of them have no entry'));
    const single = told('campaign', at('/window', { locks: '2025-05-21T00:00:00+08:00' }));
    expect(single[0]).toMatchObject({ expected: '1 day', got: '7 days' });
  });

  it('may be shown nowhere, or without its streaks', () => {
    expect(told('day-order', drop('/body/8', checked))).toEqual([]);
    expect(told('day-order', drop('/body/8/streaks', checked))).toEqual([]);
    expect(told('day-order', set('/body/8/days', 'day-1', checked))).toEqual([]);
  });

  it('has fewer days where its window opens on fewer', () => {
    const window = { locks: '2025-05-26T00:00:00+08:00' };
    expect(told('campaign', at('/window', window))).toMatchObject([
      { pointer: '/campaign/checkIn/days/6' },
      { pointer: '/campaign/checkIn/streaks/1/length', expected: 'at most 6', got: '7' },
    ]);
    expect(check(at('/window', { daily: { opens: '18:00', locks: '24:00' } }))).toEqual([]);
    const never = { opens: '2025-05-26T18:00:00+08:00', daily: { opens: '06:00', locks: '08:00' } };
    expect(told('campaign', at('/window', never))).toMatchObject([
      { pointer: '/campaign/checkIn/window', message: expect.stringContaining('never opens') },
    ]);
  });

  it('has nothing to claim later', () => {
    expect(only(at('/window', { until: '2025-05-28T00:00:00+08:00' }))).toMatchObject({
      rule: 'campaign',
      pointer: '/campaign/checkIn/window/until',
    });
  });

  it('is not judged by a schedule that cannot be read', () => {
    expect(told('campaign', set('/schedule/end', 'soon', checked))).toEqual([]);
  });
});

describe('streaks', () => {
  it('rise, and are no longer than the calendar', () => {
    expect(only(at('/streaks/1/length', 3))).toMatchObject({
      pointer: '/campaign/checkIn/streaks/1/length',
      expected: 'more than 3',
    });
    expect(only(at('/streaks/1/length', 8))).toMatchObject({
      pointer: '/campaign/checkIn/streaks/1/length',
      expected: 'at most 7',
    });
  });
});

describe('days that are made up', () => {
  it('are no more than there are', () => {
    expect(only(at('/makeUp/limits/total', 8))).toMatchObject({
      pointer: '/campaign/checkIn/makeUp/limits/total',
      expected: 'at most 7',
    });
  });

  it('cost more than each of them gives back', () => {
    for (const cost of [10, 9])
      expect(only(at('/makeUp/cost', points(cost)))).toMatchObject({
        rule: 'campaign-sense',
        severity: 'warning',
        pointer: '/campaign/checkIn/makeUp/cost/0/points',
        expected: expect.stringContaining('more than 10'),
      });
    expect(check(at('/days/0/gives', points(5), at('/makeUp/cost', points(9))))).toEqual([]);
  });
});

it('days that may be made up, and a calendar without that button, are told', () => {
  expect(only(drop('/body/8/makeUp', checked))).toMatchObject({
    rule: 'unused',
    severity: 'warning',
    pointer: '/campaign/checkIn/makeUp',
    message:
      'nobody can do what `makeUp` says: no part of the page posts to /v2/activities/{id}/check_in/{day}',
  });
  expect(check(drop('/body/8/makeUp', drop('/campaign/checkIn/makeUp', checked)))).toEqual([]);
});

it('a streak that a text names in all languages is shown, one that one of them names is not', () => {
  const three = '{{ checkIn.streaks.three.gives }}';
  const text = (more: object) =>
    set(
      '/body/7/rules/0/text',
      { cn: three, en: three, ...more },
      set('/body/8/streaks', ['seven'], checked),
    );
  expect(check(text({}))).toEqual([]);
  expect(told('unused', text({ cn: '连签有奖' }))).toMatchObject([
    { pointer: '/campaign/checkIn/streaks/0/id', message: expect.stringContaining('in en alone') },
  ]);
});

it('a day that the page does not show is told', () => {
  expect(only(set('/body/8/days', node.days.slice(1), checked))).toMatchObject({
    severity: 'warning',
    message: expect.stringContaining('no part of the page shows what it gives'),
  });
});

it('boards count check-ins as any other fact', () => {
  const board = { id: 'loyal', by: 'sender', counts: [{ fact: 'check-in' }] };
  const counted = set('/campaign/boards/1', board, checked);
  expect(told('references', counted)).toEqual([]);
  expect(told('campaign', counted)).toEqual([]);
  expect(told('campaign', set('/campaign/boards/1', board, sound)).length).toBeGreaterThan(0);
});

describe('check day-order', () => {
  const days = (ids: unknown) => check(set('/body/8/days', ids, checked));
  const all = week.days.map(({ id }) => id);

  it('a calendar has its days in their order', () => {
    expect(days([...all].reverse())).toMatchObject([
      { rule: 'day-order', severity: 'error', pointer: '/body/8/days/1', expected: all.join(', ') },
    ]);
  });

  it('no day is left out between two', () => {
    expect(days(all.filter((id) => id !== 'day-3'))).toMatchObject([
      { rule: 'day-order', pointer: '/body/8/days/2', message: expect.stringContaining('there is `day-3`') },
    ]);
  });

  it('a calendar of the last days is one', () => {
    expect(days(all.slice(3)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('streaks rise', () => {
    expect(check(set('/body/8/streaks', ['seven', 'three'], checked))).toMatchObject([
      { rule: 'day-order', pointer: '/body/8/streaks/1', expected: 'three, seven' },
    ]);
  });

  it('a day that is not there is told as that alone', () => {
    expect(days(['day-9', ...all]).map(({ rule }) => rule)).toEqual(['references']);
  });
});

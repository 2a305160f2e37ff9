import { describe, expect, it } from 'vitest';
import type { Window } from '../../schemas/generated/types.gen.ts';
import { type Hours, hoursOf, longestRow, rowAround, stateOf, streakAt } from './rules.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const june = (start: string, end: string, offset = 480) => ({
  id: 'june',
  schedule: { start: at(start), end: at(end) },
  offset,
});
const short = (hours: readonly Hours[]) =>
  hours.map(({ date, opens, locks }) =>
    [date, ...[opens, locks].map((ms) => new Date(ms + 480 * 60_000).toISOString().slice(8, 16))].join(' '),
  );
const hours = (start: string, end: string, window?: Window) => short(hoursOf(window, june(start, end)));

describe('the days of a check-in', () => {
  it('are all that the campaign touches, cut at its start and end', () => {
    expect(hours('2025-06-10T20:00:00', '2025-06-12T09:00:00')).toEqual([
      '2025-06-10 10T20:00 11T00:00',
      '2025-06-11 11T00:00 12T00:00',
      '2025-06-12 12T00:00 12T09:00',
    ]);
  });

  it('begin and end with the hours of a window, and lack a day on which it never opens', () => {
    const daily = { opens: '18:00', locks: '24:00' };
    expect(hours('2025-06-10T19:30:00', '2025-06-12T18:00:00', { daily })).toEqual([
      '2025-06-10 10T19:30 11T00:00',
      '2025-06-11 11T18:00 12T00:00',
    ]);
    const locks = '2025-06-11T12:00:00+08:00';
    expect(hours('2025-06-10T00:00:00', '2025-06-13T00:00:00', { locks })).toHaveLength(2);
    expect(hours('2025-06-10T00:00:00', '2025-06-10T06:00:00', { daily })).toEqual([]);
  });

  it('go over the end of a month, and are those of an offset west of Greenwich', () => {
    const days = hoursOf(undefined, june('2025-06-30T12:00:00', '2025-07-01T12:00:00', -180));
    expect(days.map(({ date }) => date)).toEqual(['2025-06-30', '2025-07-01']);
    expect(days[0]?.locks).toBe(Date.parse('2025-07-01T03:00:00Z'));
  });
});

describe('rows of days', () => {
  const days = hoursOf(undefined, june('2025-06-10T00:00:00', '2025-06-15T00:00:00'));
  const stamped = (...dates: number[]) => new Set(dates.map((date) => `2025-06-${date}`));
  const noon = (date: number) => at(`2025-06-${date}T12:00:00`);

  it('count until now: an open day breaks none, a missed one does', () => {
    expect(streakAt(days, stamped(10, 11), noon(12))).toBe(2);
    expect(streakAt(days, stamped(10, 11, 12), noon(12))).toBe(3);
    expect(streakAt(days, stamped(10, 11), noon(13))).toBe(0);
    expect(streakAt(days, stamped(10, 12), noon(12))).toBe(1);
    expect(streakAt(days, stamped(), noon(10))).toBe(0);
    expect(streakAt(days, stamped(13, 14), noon(20))).toBe(2);
  });

  it('reach to both sides of a day', () => {
    expect(rowAround(days, stamped(10, 11, 12, 14), 1)).toEqual([0, 2]);
    expect(rowAround(days, stamped(10, 12), 1)).toBeNull();
    expect(rowAround(days, stamped(10), -1)).toBeNull();
    expect(
      [stamped(), stamped(10), stamped(10, 11, 12, 14), stamped(10, 12, 13)].map((all) =>
        longestRow(days, all),
      ),
    ).toEqual([0, 1, 3, 2]);
  });

  it('nobody in particular has missed a day', () => {
    const [day] = days as [Hours];
    expect(stateOf(day, null, noon(11))).toBe('past');
    expect(stateOf(day, stamped(), noon(11))).toBe('missed');
    expect(stateOf(day, stamped(10), noon(11))).toBe('done');
    expect(stateOf(day, stamped(), day.locks - 1)).toBe('open');
    expect(stateOf(day, stamped(), day.opens - 1)).toBe('coming');
  });
});

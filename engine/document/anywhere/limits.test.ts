import { describe, expect, it } from 'vitest';
import { leftOf, mostOf, noneTaken, renews, within, withMore } from './limits.ts';

const span = (start: string, end: string, offset = 480) => ({
  start: Date.parse(start),
  end: Date.parse(end),
  offset,
});

describe('limits', () => {
  it('leave what the nearer of both leaves', () => {
    expect(leftOf({ total: 3 }, noneTaken)).toBe(3);
    expect(leftOf({ total: 3, day: 2 }, noneTaken)).toBe(2);
    expect(leftOf({ total: 3, day: 2 }, { total: 2, day: 0 })).toBe(1);
    expect(leftOf({ total: 3, day: 2 }, { total: 2, day: 2 })).toBe(0);
  });

  it('say whether tomorrow leaves more', () => {
    expect(renews({ total: 3 }, { total: 1, day: 1 })).toBe(false);
    expect(renews({ total: 3, day: 2 }, { total: 0, day: 0 })).toBe(true);
    expect(renews({ total: 3, day: 2 }, { total: 2, day: 2 })).toBe(true);
    expect(renews({ total: 3, day: 2 }, { total: 2, day: 0 }), 'the last one of all').toBe(false);
    expect(renews({ total: 3, day: 2 }, { total: 3, day: 1 })).toBe(false);
  });

  it('leave nothing, never less, where they were lowered below what somebody has', () => {
    expect(leftOf({ total: 1 }, { total: 4, day: 4 })).toBe(0);
    expect(leftOf({ total: 9, day: 1 }, { total: 4, day: 4 })).toBe(0);
  });

  it('say which of them is reached, and that of a day until midnight', () => {
    const now = Date.parse('2025-06-10T12:00:00+08:00');
    const told = (limits: Parameters<typeof within>[0], total: number, day: number, more = 1) =>
      within(limits, { total, day }, more, now, 480);
    const open = { reason: null, nextAt: null };
    const midnight = Date.parse('2025-06-11T00:00:00+08:00');
    expect(told({ total: 3 }, 2, 2)).toEqual(open);
    expect(told({ total: 3, day: 2 }, 1, 1)).toEqual(open);
    expect(told({ total: 3, day: 2 }, 2, 2)).toEqual({ reason: 'DAY_LIMIT_REACHED', nextAt: midnight });
    expect(told({ total: 3, day: 2 }, 3, 2)).toEqual({ reason: 'LIMIT_REACHED', nextAt: null });
    expect(told({ total: 3, day: 2 }, 2, 0, 2)).toEqual({ reason: 'LIMIT_REACHED', nextAt: null });
    expect(told({ total: 9, day: 2 }, 0, 0, 3), 'never at once').toEqual({
      reason: 'DAY_LIMIT_REACHED',
      nextAt: null,
    });
  });

  it('count what is taken for both', () => {
    expect(withMore({ total: 2, day: 1 }, 3)).toEqual({ total: 5, day: 4 });
  });

  it('allow as many as the days of the campaign do', () => {
    const days = span('2025-06-10T00:00:00+08:00', '2025-06-13T00:00:00+08:00');
    expect(mostOf({ total: 9 }, days)).toBe(9);
    expect(mostOf({ total: 9, day: 2 }, days)).toBe(6);
    expect(mostOf({ total: 5, day: 2 }, days)).toBe(5);
  });
});

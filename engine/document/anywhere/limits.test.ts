import { describe, expect, it } from 'vitest';
import { leftOf, mostOf, noneTaken, withMore } from './limits.ts';

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

  it('leave nothing, never less, where they were lowered below what somebody has', () => {
    expect(leftOf({ total: 1 }, { total: 4, day: 4 })).toBe(0);
    expect(leftOf({ total: 9, day: 1 }, { total: 4, day: 4 })).toBe(0);
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

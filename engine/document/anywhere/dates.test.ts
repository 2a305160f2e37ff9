import { describe, expect, it } from 'vitest';
import { milliseconds, offsetMinutes } from './dates.ts';

describe('dates and durations of a document', () => {
  it.each([
    ['30s', 30_000],
    ['5m', 300_000],
    ['2h', 7_200_000],
    ['1d', 86_400_000],
    ['5x', 0],
  ])('%s is %i ms', (text, ms) => {
    expect(milliseconds(text)).toBe(ms);
  });

  it.each([
    ['2025-05-20T00:00:00+08:00', 480],
    ['2025-05-20T00:00:00-05:00', -300],
    ['2025-05-20T00:00:00+05:30', 330],
    ['2025-05-20T00:00:00-03:30', -210],
    ['2025-05-20T00:00:00Z', 0],
  ])('the offset of %s is %i minutes', (date, minutes) => {
    expect(offsetMinutes(date)).toBe(minutes);
  });
});

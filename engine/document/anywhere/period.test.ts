import { describe, expect, it } from 'vitest';
import {
  countOfDays,
  countOfPeriods,
  daysOf,
  endOfPeriod,
  keyOfPeriod,
  startOfPeriod,
  zoneOf,
} from './period.ts';

const at = Date.parse;
const span = (start: string, end: string, offset = 480) => ({ start: at(start), end: at(end), offset });

describe('periods', () => {
  it('of a whole campaign have one key, those of days the date', () => {
    const moment = at('2025-06-10T12:00:00+08:00');
    expect(keyOfPeriod('total', moment, 480)).toBe('');
    expect(keyOfPeriod('day', moment, 480)).toBe('2025-06-10');
  });

  it('a day begins with its first millisecond, in its own offset', () => {
    const midnight = at('2025-06-11T00:00:00+08:00');
    expect(keyOfPeriod('day', midnight - 1, 480)).toBe('2025-06-10');
    expect(keyOfPeriod('day', midnight, 480)).toBe('2025-06-11');
    expect(keyOfPeriod('day', midnight, 0)).toBe('2025-06-10');
    expect(startOfPeriod('day', midnight, 480)).toBe(midnight);
    expect(startOfPeriod('day', midnight - 1, 480)).toBe(at('2025-06-10T00:00:00+08:00'));
    expect(startOfPeriod('total', midnight, 480)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('offsets of half an hour, and west of Greenwich, move midnight', () => {
    expect(keyOfPeriod('day', at('2025-06-10T18:29:59Z'), 330)).toBe('2025-06-10');
    expect(keyOfPeriod('day', at('2025-06-10T18:30:00Z'), 330)).toBe('2025-06-11');
    expect(keyOfPeriod('day', at('2025-06-10T02:59:59Z'), -180)).toBe('2025-06-09');
    expect(keyOfPeriod('day', at('2025-06-10T03:00:00Z'), -180)).toBe('2025-06-10');
    expect(startOfPeriod('day', at('2025-06-10T02:59:59Z'), -180)).toBe(at('2025-06-09T03:00:00Z'));
  });

  it('days follow each other over the ends of months, of years and of February', () => {
    const year = span('2025-12-30T20:00:00+08:00', '2026-01-02T00:00:00+08:00');
    expect(daysOf({ period: 'day' }, year)).toEqual(['2025-12-30', '2025-12-31', '2026-01-01']);
    const leap = span('2028-02-28T00:00:00+08:00', '2028-03-01T00:00:01+08:00');
    expect(daysOf({ period: 'day' }, leap)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    const plain = span('2027-02-28T00:00:00+08:00', '2027-03-01T00:00:00+08:00');
    expect(daysOf({ period: 'day' }, plain)).toEqual(['2027-02-28']);
  });

  it('as many days are counted as there are', () => {
    for (const [start, end, offset] of [
      ['2025-06-10T00:00:00+08:00', '2025-06-13T00:00:00+08:00', 480],
      ['2025-06-10T00:00:00+08:00', '2025-06-13T00:00:00.001+08:00', 480],
      ['2025-06-09T23:59:59.999+08:00', '2025-06-13T00:00:00+08:00', 480],
      ['2025-06-10T00:00:00+08:00', '2025-06-13T00:00:00+08:00', -180],
    ] as const) {
      const one = span(start, end, offset);
      expect(countOfDays(one)).toBe(daysOf({ period: 'day' }, one)?.length);
    }
    const now = at('2025-06-10T00:00:00Z');
    expect(countOfDays({ start: now, end: now, offset: 0 })).toBe(0);
  });

  it('are the whole campaign where nothing else is said', () => {
    const june = span('2025-06-10T00:00:00+08:00', '2025-06-13T00:00:00+08:00');
    expect(daysOf({}, june)).toBeNull();
    expect(daysOf({ period: 'total' }, june)).toBeNull();
  });

  it('have the campaign’s offset, or their own', () => {
    const june = span('2025-06-10T00:00:00+08:00', '2025-06-12T00:00:00+08:00');
    expect(zoneOf({}, june)).toBe(480);
    expect(zoneOf({ timezone: '-03:00' }, june)).toBe(-180);
    expect(daysOf({ period: 'day', timezone: '-03:00' }, june)).toEqual([
      '2025-06-09',
      '2025-06-10',
      '2025-06-11',
    ]);
  });

  it('an hour begins with its first millisecond, where the offset has a half hour at the half', () => {
    const five = at('2025-06-11T05:00:00+08:00');
    expect(keyOfPeriod('hour', five - 1, 480)).toBe('2025-06-11T04');
    expect(keyOfPeriod('hour', five, 480)).toBe('2025-06-11T05');
    expect(startOfPeriod('hour', five + 59 * 60_000, 480)).toBe(five);
    expect(endOfPeriod('hour', five, 480)).toBe(five + 3_600_000);
    expect(keyOfPeriod('hour', at('2025-06-10T18:30:00Z'), 330)).toBe('2025-06-11T00');
    expect(startOfPeriod('hour', at('2025-06-10T18:45:00Z'), 330)).toBe(at('2025-06-10T18:30:00Z'));
  });

  it('a week begins on Monday at midnight, in its own offset', () => {
    const monday = at('2025-06-09T00:00:00+08:00');
    expect(keyOfPeriod('week', monday - 1, 480)).toBe('2025-W23');
    expect(keyOfPeriod('week', monday, 480)).toBe('2025-W24');
    expect(keyOfPeriod('week', monday, 0)).toBe('2025-W23');
    expect(keyOfPeriod('week', at('2025-06-15T23:59:59+08:00'), 480)).toBe('2025-W24');
    expect(startOfPeriod('week', at('2025-06-15T23:59:59+08:00'), 480)).toBe(monday);
    expect(startOfPeriod('week', monday - 1, 480)).toBe(at('2025-06-02T00:00:00+08:00'));
    expect(endOfPeriod('week', monday, 480)).toBe(at('2025-06-16T00:00:00+08:00'));
  });

  it('a week over the end of a year is one, of the year that has its Thursday', () => {
    const keys = (...days: string[]) => days.map((day) => keyOfPeriod('week', at(`${day}T12:00:00Z`), 0));
    expect(keys('2025-12-28', '2025-12-29', '2026-01-01', '2026-01-04', '2026-01-05')).toEqual([
      '2025-W52',
      '2026-W01',
      '2026-W01',
      '2026-W01',
      '2026-W02',
    ]);
    expect(keys('2020-12-31', '2021-01-03', '2021-01-04')).toEqual(['2020-W53', '2020-W53', '2021-W01']);
    expect(keys('1969-12-29', '1970-01-01', '2000-02-29')).toEqual(['1970-W01', '1970-W01', '2000-W09']);
  });

  it('each ends where the next begins, and the whole campaign never', () => {
    for (const period of ['hour', 'day', 'week'] as const)
      for (const offset of [480, 330, 0, -180]) {
        const end = endOfPeriod(period, at('2025-12-31T23:30:00Z'), offset);
        expect(startOfPeriod(period, end, offset)).toBe(end);
        expect(keyOfPeriod(period, end - 1, offset)).not.toBe(keyOfPeriod(period, end, offset));
        expect(keyOfPeriod(period, end - 1, offset) < keyOfPeriod(period, end, offset)).toBe(true);
      }
    expect(endOfPeriod('total', 0, 480)).toBe(Number.POSITIVE_INFINITY);
  });

  it('are counted as often as a span touches them', () => {
    const june = span('2025-06-10T00:00:00+08:00', '2025-06-16T00:00:00+08:00');
    const counts = (one: typeof june) =>
      (['total', 'hour', 'day', 'week'] as const).map((period) => countOfPeriods({ period }, one));
    expect(counts(june)).toEqual([1, 144, 6, 1]);
    expect(counts({ ...june, end: june.end + 1 })).toEqual([1, 145, 7, 2]);
    expect(counts({ ...june, end: june.start })).toEqual([1, 0, 0, 0]);
    expect(countOfPeriods({}, june)).toBe(1);
    expect(countOfPeriods({ period: 'day', timezone: '-03:00' }, june)).toBe(7);
  });
});

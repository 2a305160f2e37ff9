import { describe, expect, it } from 'vitest';
import { DAY } from '../document/anywhere/days.ts';
import { nearness, type TimeLeftUnit, targetMoment, tileText, wholeLeft } from './time-left.ts';

const read = (ms: number): string =>
  (['days', 'hours', 'minutes', 'seconds'] satisfies TimeLeftUnit[])
    .map((unit) => tileText(wholeLeft(ms, unit), unit))
    .join(' ');

describe('the time left', () => {
  it.each([
    [0, '0 00 00 00'],
    [-5000, '0 00 00 00'],
    [-0.4, '0 00 00 00'],
    [1, '0 00 00 01'],
    [999, '0 00 00 01'],
    [1000, '0 00 00 01'],
    [1001, '0 00 00 02'],
    [59_000, '0 00 00 59'],
    [59_999, '0 00 01 00'],
    [3_599_000, '0 00 59 59'],
    [3_600_000, '0 01 00 00'],
    [86_399_000, '0 23 59 59'],
    [86_400_000, '1 00 00 00'],
    [86_400_001, '1 00 00 01'],
    [400 * 86_400_000 + 61_000, '400 00 01 01'],
  ])('%d ms is %s: a second counts until it is over', (ms, text) => {
    expect(read(ms)).toBe(text);
  });
});

describe('the moment that a countdown runs to', () => {
  const schedule = { start: 100, end: 200, settle: 300, offset: 480 };

  it('is the one that the document names, past or not', () => {
    expect(targetMoment(schedule, 'start', 150)).toBe(100);
    expect(targetMoment(schedule, 'end', 150)).toBe(200);
    expect(targetMoment(schedule, 'settle', 150)).toBe(300);
    expect(targetMoment({ start: 100, end: 200, offset: 480 }, 'settle', 150)).toBeNull();
    expect(targetMoment(schedule, '170', 150), 'a moment of its own').toBe(170);
  });

  it.each([
    [0, 100],
    [99, 100],
    [100, 200],
    [200, 300],
    [299, 300],
    [300, null],
  ])('`next` at %i is %s', (now, moment) => {
    expect(targetMoment(schedule, 'next', now)).toBe(moment);
  });

  it('`next` has nothing after the end of a campaign that does not settle', () => {
    expect(targetMoment({ start: 100, end: 200, offset: 0 }, 'next', 200)).toBeNull();
  });
});

it('counts days as long as those of a campaign', () => {
  expect([read(DAY - 1000), read(DAY), read(3 * DAY)]).toEqual(['0 23 59 59', '1 00 00 00', '3 00 00 00']);
});

describe('how near a moment is', () => {
  it.each([
    [Number.POSITIVE_INFINITY, ''],
    [86_400_000, ''],
    // As long as a whole day is shown, there is one.
    [86_399_001, ''],
    [86_399_000, 'day'],
    [3_600_000, 'day'],
    [3_599_000, 'hour'],
    [0, 'hour'],
  ])('%d ms is "%s"', (ms, near) => {
    expect(nearness(ms)).toBe(near);
  });
});

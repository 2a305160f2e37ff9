import { describe, expect, it } from 'vitest';
import type { Window } from '../../../schemas/generated/types.gen.ts';
import { phaseAt, type ScheduleTimes } from './phase.ts';
import { windowAt } from './window.ts';

const moment = (text: string) => Date.parse(`${text}+08:00`);
const schedule: ScheduleTimes = {
  start: moment('2025-05-20T00:00:00'),
  end: moment('2025-05-27T00:00:00'),
  settle: moment('2025-05-28T00:00:00'),
};
const told = (window: Window | undefined, text: string, times: ScheduleTimes = schedule, offset = 480) => {
  const { phase, nextAt } = windowAt(window, { schedule: times, offset }, moment(text));
  return [phase, nextAt === null ? null : new Date(nextAt + 480 * 60_000).toISOString().slice(0, 19)];
};

describe('what has no window', () => {
  it('has the phases of its campaign, each until the next', () => {
    expect(told(undefined, '2025-05-19T23:59:59.999')).toEqual(['preview', '2025-05-20T00:00:00']);
    expect(told(undefined, '2025-05-20T00:00:00')).toEqual(['live', '2025-05-27T00:00:00']);
    expect(told(undefined, '2025-05-26T23:59:59.999')).toEqual(['live', '2025-05-27T00:00:00']);
    expect(told(undefined, '2025-05-27T00:00:00')).toEqual(['settling', '2025-05-28T00:00:00']);
    expect(told(undefined, '2025-05-28T00:00:00')).toEqual(['ended', null]);
  });

  it('says what the page says at every moment, with and without settling', () => {
    const { start, end } = schedule;
    for (const times of [schedule, { start, end }])
      for (let at = start - 7e6; at < end + 2e8; at += 3_599_000)
        expect(windowAt(undefined, { schedule: times, offset: 480 }, at).phase).toBe(phaseAt(times, at));
  });
});

describe('a window of moments', () => {
  const window: Window = {
    opens: '2025-05-21T18:00:00+08:00',
    locks: '2025-05-22T18:00:00+08:00',
    until: '2025-05-23T00:00:00+08:00',
  };

  it('opens, locks, and lets claim until', () => {
    expect(told(window, '2025-05-20T12:00:00')).toEqual(['preview', '2025-05-21T18:00:00']);
    expect(told(window, '2025-05-21T18:00:00')).toEqual(['live', '2025-05-22T18:00:00']);
    expect(told(window, '2025-05-22T18:00:00')).toEqual(['settling', '2025-05-23T00:00:00']);
    expect(told(window, '2025-05-23T00:00:00')).toEqual(['ended', null]);
  });

  it('takes from the campaign what it does not say', () => {
    const { opens, locks } = window as Required<Window>;
    expect(told({ opens }, '2025-05-22T00:00:00')).toEqual(['live', '2025-05-27T00:00:00']);
    expect(told({ locks }, '2025-05-20T00:00:00')).toEqual(['live', '2025-05-22T18:00:00']);
    expect(told({ locks }, '2025-05-23T00:00:00')).toEqual(['settling', '2025-05-28T00:00:00']);
  });

  it('reads a moment in another offset as the same moment', () => {
    expect(told({ opens: '2025-05-21T10:00:00Z' }, '2025-05-21T17:59:59')).toEqual([
      'preview',
      '2025-05-21T18:00:00',
    ]);
  });

  it('never counts outside of the campaign, and lets nobody claim what is settled', () => {
    const wide = {
      opens: '2025-05-01T00:00:00+08:00',
      locks: '2025-06-01T00:00:00+08:00',
      until: '2025-06-02T00:00:00+08:00',
    };
    expect(told(wide, '2025-05-19T12:00:00')).toEqual(['preview', '2025-05-20T00:00:00']);
    expect(told(wide, '2025-05-27T00:00:00')).toEqual(['settling', '2025-05-28T00:00:00']);
    expect(told(wide, '2025-05-28T00:00:00')).toEqual(['ended', null]);
  });

  it('may be claimed while it counts, though `until` is earlier', () => {
    const early = { locks: '2025-05-25T00:00:00+08:00', until: '2025-05-22T00:00:00+08:00' };
    expect(told(early, '2025-05-24T00:00:00')).toEqual(['live', '2025-05-25T00:00:00']);
    expect(told(early, '2025-05-25T00:00:00')).toEqual(['ended', null]);
  });

  it('that locks before it opens is never open', () => {
    const none = { opens: '2025-05-25T00:00:00+08:00', locks: '2025-05-22T00:00:00+08:00' };
    expect(told(none, '2025-05-24T00:00:00')[0]).toBe('settling');
    expect(told(none, '2025-05-25T00:00:00')[0]).toBe('settling');
  });
});

describe('a window of hours', () => {
  const evenings: Window = { daily: { opens: '18:00', locks: '24:00' } };

  it('opens each day anew', () => {
    expect(told(evenings, '2025-05-20T00:00:00')).toEqual(['preview', '2025-05-20T18:00:00']);
    expect(told(evenings, '2025-05-20T17:59:59.999')).toEqual(['preview', '2025-05-20T18:00:00']);
    expect(told(evenings, '2025-05-20T18:00:00')).toEqual(['live', '2025-05-21T00:00:00']);
    expect(told(evenings, '2025-05-20T23:59:59.999')).toEqual(['live', '2025-05-21T00:00:00']);
    expect(told(evenings, '2025-05-21T00:00:00')).toEqual(['preview', '2025-05-21T18:00:00']);
  });

  it('between two days says when it opens again', () => {
    const mornings = { daily: { opens: '06:30', locks: '09:00' } };
    expect(told(mornings, '2025-05-20T09:00:00')).toEqual(['preview', '2025-05-21T06:30:00']);
    expect(told(mornings, '2025-05-26T08:59:59')).toEqual(['live', '2025-05-26T09:00:00']);
    expect(told(mornings, '2025-05-26T09:00:00')).toEqual(['settling', '2025-05-28T00:00:00']);
  });

  it('before the campaign waits for its first hours, after it for none', () => {
    expect(told(evenings, '2025-04-01T20:00:00')).toEqual(['preview', '2025-05-20T18:00:00']);
    expect(told(evenings, '2025-05-27T00:00:00')).toEqual(['settling', '2025-05-28T00:00:00']);
    expect(told(evenings, '2025-05-28T20:00:00')).toEqual(['ended', null]);
  });

  it('is cut where the campaign, or its own moments, begin and end', () => {
    const times = { start: moment('2025-05-20T20:00:00'), end: moment('2025-05-22T19:00:00') };
    expect(told(evenings, '2025-05-20T19:00:00', times)).toEqual(['preview', '2025-05-20T20:00:00']);
    expect(told(evenings, '2025-05-22T18:30:00', times)).toEqual(['live', '2025-05-22T19:00:00']);
    expect(told(evenings, '2025-05-22T19:00:00', times)).toEqual(['ended', null]);
    const later = { ...evenings, opens: '2025-05-22T19:00:00+08:00', locks: '2025-05-23T00:00:00+08:00' };
    expect(told(later, '2025-05-20T18:00:00')).toEqual(['preview', '2025-05-22T19:00:00']);
    expect(told(later, '2025-05-23T00:00:00')).toEqual(['settling', '2025-05-28T00:00:00']);
  });

  it('has hours of the campaign’s offset, halves and the west too', () => {
    const at = (offset: number) => {
      const { phase, nextAt } = windowAt(evenings, { schedule, offset }, Date.parse('2025-05-21T12:00:00Z'));
      return [phase, new Date(Number(nextAt)).toISOString()];
    };
    expect(at(330)).toEqual(['preview', '2025-05-21T12:30:00.000Z']);
    expect(at(-180)).toEqual(['preview', '2025-05-21T21:00:00.000Z']);
    expect(at(480)).toEqual(['live', '2025-05-21T16:00:00.000Z']);
  });

  it('follows over the end of a year', () => {
    const times = { start: moment('2025-12-30T00:00:00'), end: moment('2026-01-03T00:00:00') };
    const noons = { daily: { opens: '12:00', locks: '13:00' } };
    expect(told(noons, '2025-12-31T13:00:00', times)).toEqual(['preview', '2026-01-01T12:00:00']);
  });

  it('that lock before they open are never open', () => {
    expect(told({ daily: { opens: '20:00', locks: '18:00' } }, '2025-05-20T19:00:00')[0]).toBe('settling');
  });
});

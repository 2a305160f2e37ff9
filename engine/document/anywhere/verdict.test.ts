import { describe, expect, it } from 'vitest';
import { phases, type ScheduleTimes } from './phase.ts';
import { allOf, timely, verdict } from './verdict.ts';

const whole = { start: 10, end: 20, settle: 30 };
const moments = { preview: 9, live: 10, settling: 20, ended: 30 };
const during = (open: Parameters<typeof timely>[0], schedule: ScheduleTimes = whole) =>
  phases.map((phase) => timely(open, undefined, { schedule, offset: 0 }, moments[phase]));
const reasons = (...args: Parameters<typeof during>) => during(...args).map(({ reason }) => reason);
const changes = (...args: Parameters<typeof during>) => during(...args).map(({ nextAt }) => nextAt);

describe('a call that is open in some phases', () => {
  it('is too early before the first and over after the last', () => {
    expect(reasons(['live'])).toEqual(['NOT_OPEN', null, 'OVER', 'OVER']);
    expect(reasons(['live', 'settling'])).toEqual(['NOT_OPEN', null, null, 'OVER']);
    expect(reasons(['ended'])).toEqual(['NOT_OPEN', 'NOT_OPEN', 'NOT_OPEN', null]);
    expect(reasons(['preview', 'settling'])).toEqual([null, 'NOT_OPEN', null, 'OVER']);
    expect(reasons([...phases])).toEqual([null, null, null, null]);
  });

  it('is over at the end of a campaign that does not settle', () => {
    const short = { start: 10, end: 20 };
    expect(reasons(['live', 'settling'], short)).toEqual(['NOT_OPEN', null, 'OVER', 'OVER']);
    expect(changes(['live', 'settling'], short)).toEqual([10, 20, null, null]);
  });

  it('says when that changes, over phases in which it stays as it is', () => {
    expect(changes(['live'])).toEqual([10, 20, null, null]);
    expect(changes(['live', 'settling'])).toEqual([10, 30, 30, null]);
    expect(changes(['ended'])).toEqual([30, 30, 30, null]);
    expect(changes(['preview', 'settling'])).toEqual([10, 20, 30, null]);
    expect(changes([...phases])).toEqual([null, null, null, null]);
  });

  it('has the phases of a window, which open again each day', () => {
    const at = (text: string) => Date.parse(`2025-05-${text}Z`);
    const schedule = { start: at('20T00:00:00'), end: at('22T00:00:00') };
    const daily = { opens: '18:00', locks: '20:00' };
    const evening = (now: string) => timely(['live'], { daily }, { schedule, offset: 0 }, at(now));
    expect(evening('20T19:00:00')).toEqual({ reason: null, nextAt: at('20T20:00:00') });
    expect(evening('20T20:00:00')).toEqual({ reason: 'NOT_OPEN', nextAt: at('21T18:00:00') });
    expect(evening('21T20:00:00')).toEqual({ reason: 'OVER', nextAt: null });
    const nights = { opens: '00:00', locks: '24:00' };
    const open = timely(['live'], { daily: nights }, { schedule, offset: 0 }, at('20T19:00:00'));
    expect(open, 'midnight changes nothing').toEqual({ reason: null, nextAt: schedule.end });
  });
});

describe('what several things say together', () => {
  const open = { reason: null, nextAt: 50 };

  it('is the first that says no', () => {
    expect(allOf(open, verdict('SOLD_OUT'), verdict('NOT_ENOUGH'))).toEqual({
      reason: 'SOLD_OUT',
      nextAt: 50,
    });
    expect(allOf<string>({ reason: 'OVER', nextAt: null }, verdict('SOLD_OUT')).reason).toBe('OVER');
  });

  it('is yes where all say yes, until the first of them changes', () => {
    expect(allOf(open, { reason: null, nextAt: 40 }, verdict(null))).toEqual({ reason: null, nextAt: 40 });
    expect(allOf(verdict(null))).toEqual({ reason: null, nextAt: null });
  });

  it('may change before the no does, and not by what comes after it', () => {
    expect(allOf<string>(open, { reason: 'LIMIT_OF_DAY', nextAt: 60 })).toMatchObject({ nextAt: 50 });
    expect(allOf<string>({ reason: 'NOT_OPEN', nextAt: 50 }, { reason: null, nextAt: 10 })).toEqual({
      reason: 'NOT_OPEN',
      nextAt: 50,
    });
  });
});

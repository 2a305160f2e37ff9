// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offsetMinutes } from '../document/anywhere/dates.ts';
import { createClock } from './clock.ts';
import { dayAt, startTicker } from './ticker.ts';

const scheduleOf = (start: string, end: string, settle?: string) => ({
  start: Date.parse(start),
  end: Date.parse(end),
  ...(settle ? { settle: Date.parse(settle) } : {}),
  offset: offsetMinutes(start),
});

describe('the campaign’s day', () => {
  it.each([
    ['+08:00', '2025-05-20T00:00:00+08:00', '2025-05-27T00:00:00+08:00'],
    ['-05:00', '2025-05-20T00:00:00-05:00', '2025-05-27T00:00:00-05:00'],
    ['+05:30', '2025-05-20T00:00:00+05:30', '2025-05-27T00:00:00+05:30'],
    ['-03:30', '2025-05-20T00:00:00-03:30', '2025-05-27T00:00:00-03:30'],
  ])('begins at midnight of the campaign’s own offset %s', (_name, start, end) => {
    const schedule = scheduleOf(start, end);
    const at = (ms: number): number => dayAt(schedule, schedule.start + ms);
    expect(at(0)).toBe(1);
    expect(at(86_399_999)).toBe(1);
    expect(at(86_400_000)).toBe(2);
    expect(at(6 * 86_400_000)).toBe(7);
  });

  it('is a calendar day: a campaign that starts at noon has its second day after twelve hours', () => {
    const schedule = scheduleOf('2025-05-20T12:00:00+08:00', '2025-05-22T12:00:00+08:00');
    expect(dayAt(schedule, Date.parse('2025-05-20T23:59:59+08:00'))).toBe(1);
    expect(dayAt(schedule, Date.parse('2025-05-21T00:00:00+08:00'))).toBe(2);
    expect(dayAt(schedule, Date.parse('2025-05-22T11:59:59+08:00'))).toBe(3);
  });

  it('is kept within the first and the last one', () => {
    const schedule = scheduleOf('2025-05-20T00:00:00+08:00', '2025-05-27T00:00:00+08:00');
    expect(dayAt(schedule, 0)).toBe(1);
    expect(dayAt(schedule, schedule.end), 'the end itself belongs to no eighth day').toBe(7);
    expect(dayAt(schedule, schedule.end + 1e12)).toBe(7);
  });
});

describe('the ticker', () => {
  const schedule = scheduleOf(
    '2025-05-20T00:00:00+08:00',
    '2025-05-27T00:00:00+08:00',
    '2025-05-28T00:00:00+08:00',
  );
  let stop: () => void = () => undefined;
  let hidden = false;
  const hide = (now: boolean): void => {
    hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    hidden = false;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.body.innerHTML =
      '<b class="time-left" data-time-left="seconds" data-to="end">--</b><i class="time-left" data-time-left="days" data-to="next"></i>';
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
  const text = (selector: string): string | null | undefined => document.querySelector(selector)?.textContent;

  /** @param skew how far the device is from the server, in ms */
  function start(at: number, skew = 0): { phases: string[] } {
    vi.setSystemTime(at + skew);
    const clock = createClock(Date.now, () => performance.now());
    clock.sync(at);
    const phases: string[] = [];
    stop = startTicker(document, clock, schedule, (phase, day) => phases.push(`${phase} ${day}`));
    return { phases };
  }

  it('says how near the next moment is, and writes that when it changes alone', async () => {
    const near = () => document.documentElement.dataset.near;
    const written: (string | undefined)[] = [];
    const watch = new MutationObserver((list) => written.push(...list.map(near)));
    start(schedule.end - 3_601_000);
    expect(near()).toBe('day');
    watch.observe(document.documentElement, { attributeFilter: ['data-near'] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(near(), 'an hour is left').toBe('day');
    await vi.advanceTimersByTimeAsync(1010);
    expect(near()).toBe('hour');
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toEqual(['hour']);
    watch.disconnect();
    stop();
    start(schedule.end);
    expect(near(), 'the results are a day away').toBe('');
    stop();
    start(schedule.end + 86_400_000);
    expect(near(), 'nothing lies ahead').toBe('');
  });

  it('writes one text node a second, on the second, and leaves the node in place', async () => {
    start(schedule.end - 10_500);
    expect(text('b')).toBe('11');
    expect(text('i')).toBe('0');
    const node = document.querySelector('b')?.firstChild;
    const records: MutationRecord[] = [];
    const watch = new MutationObserver((list) => records.push(...list));
    watch.observe(document.body, { characterData: true, childList: true, subtree: true });
    await vi.advanceTimersByTimeAsync(500 + 5);
    expect(text('b')).toBe('10');
    await vi.advanceTimersByTimeAsync(4000);
    expect(text('b')).toBe('06');
    watch.disconnect();
    expect(records.map(({ type }) => type)).toEqual(Array(5).fill('characterData'));
    expect(document.querySelector('b')?.firstChild).toBe(node);
  });

  it('marks that less than a day is left, and only then', async () => {
    const none = () => document.querySelector('i')?.hasAttribute('data-none');
    start(schedule.end - 86_401_000);
    expect([text('i'), none()]).toEqual(['1', false]);
    await vi.advanceTimersByTimeAsync(2010);
    expect([text('i'), none()]).toEqual(['0', true]);
    expect(document.querySelector('b')?.hasAttribute('data-none'), 'no hours or seconds of a day').toBe(
      false,
    );
  });

  it('leaves alone what another phase shows, until that phase comes', async () => {
    document.body.innerHTML =
      '<p data-phases="preview live"><b class="time-left" data-time-left="seconds" data-to="end">--</b></p>' +
      '<p data-phases="settling"><i class="time-left" data-time-left="seconds" data-to="settle">--</i></p>';
    start(schedule.end - 1500);
    expect([text('b'), text('i')]).toEqual(['02', '--']);
    await vi.advanceTimersByTimeAsync(1510);
    expect(text('i')).toBe('00');
    await vi.advanceTimersByTimeAsync(1000);
    expect([text('b'), text('i')], 'the one of the past phase stays').toEqual(['01', '59']);
  });

  it('takes up countdowns that come, also in the place of others', async () => {
    start(schedule.end - 10_500);
    const come = document.createElement('u');
    come.className = 'time-left';
    come.dataset.timeLeft = 'seconds';
    come.dataset.to = String(schedule.end - 5_500);
    document.querySelector('b')?.replaceWith(come);
    await vi.advanceTimersByTimeAsync(510);
    expect(text('u')).toBe('05');
  });

  it('follows a clock that is put right, back and forth', async () => {
    vi.setSystemTime(schedule.end - 60_500);
    const clock = createClock(Date.now, () => performance.now());
    clock.sync(schedule.end - 60_500);
    stop = startTicker(document, clock, schedule, () => undefined);
    for (const [at, says] of [
      [-30_000, '30'],
      [-50_000, '50'],
    ] as const) {
      clock.sync(schedule.end + at);
      await vi.advanceTimersByTimeAsync(1000);
      expect(text('b')).toBe(says);
    }
  });

  it.each([0, 86_400_000, -86_400_000])(
    'switches the phase at the boundary on a device that is %i ms off',
    async (skew) => {
      const { phases } = start(schedule.end - 2000, skew);
      expect(phases).toEqual(['live 7']);
      expect(document.documentElement.dataset.phase).toBe('live');
      await vi.advanceTimersByTimeAsync(1990);
      expect(phases).toEqual(['live 7']);
      await vi.advanceTimersByTimeAsync(30);
      expect(phases).toEqual(['live 7', 'settling 7']);
      expect(document.documentElement.dataset.phase).toBe('settling');
      expect(text('b')).toBe('00');
    },
  );

  it('tells a new day at midnight', async () => {
    const { phases } = start(schedule.start + 86_400_000 - 1000);
    await vi.advanceTimersByTimeAsync(1100);
    expect(phases).toEqual(['live 1', 'live 2']);
  });

  it('stops while the page is hidden, and catches up at once when it is seen again', async () => {
    const { phases } = start(schedule.end - 60_000);
    hide(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(vi.getTimerCount(), 'nothing runs behind a hidden page').toBe(0);
    expect(text('b')).toBe('00');
    await vi.advanceTimersByTimeAsync(3 * 86_400_000);
    expect(phases).toEqual(['live 7']);
    hide(false);
    expect(phases).toEqual(['live 7', 'ended 7']);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('opened in a hidden tab, it waits until it is seen', async () => {
    hidden = true;
    start(schedule.end - 60_000);
    expect(text('b'), 'what the page says is right from the start').toBe('00');
    expect(vi.getTimerCount()).toBe(0);
    hide(false);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('has one timer however often the page is seen again, and none once it is stopped', () => {
    start(schedule.end - 60_000);
    hide(false);
    hide(false);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    hide(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

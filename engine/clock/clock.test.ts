import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';

const DAY = 86_400_000;
const TRUE_TIME = Date.parse('2025-05-20T12:00:00+08:00');

/** A phone: `wall` is the clock on it, `monotonic` the one that nobody can set; `passes` moves both. */
function phone(skew: number) {
  let wall = TRUE_TIME + skew;
  let monotonic = 1000;
  return {
    clock: createClock(
      () => wall,
      () => monotonic,
    ),
    monotonic: () => monotonic,
    passes: (ms: number) => {
      wall += ms;
      monotonic += ms;
    },
    /** The phone sleeps: many devices stop the monotonic clock while they do. */
    sleeps: (ms: number) => {
      wall += ms;
    },
    isSet: (to: number) => {
      wall = to;
    },
  };
}

describe('the one clock', () => {
  it.each([
    ['right', 0],
    ['a day ahead', DAY],
    ['a day behind', -DAY],
  ])('tells the server’s time on a device that is %s', (_name, skew) => {
    const { clock, passes, monotonic } = phone(skew);
    expect(clock.synced).toBe(false);
    expect(clock.now(), 'before the first sync it has only the device').toBe(TRUE_TIME + skew);
    clock.sync(TRUE_TIME, monotonic());
    expect(clock.synced).toBe(true);
    expect(clock.now()).toBe(TRUE_TIME);
    passes(3_600_000);
    expect(clock.now()).toBe(TRUE_TIME + 3_600_000);
    expect(clock.drifted()).toBe(false);
  });

  it('counts half of the time that question and answer travelled', () => {
    const { clock, passes, monotonic } = phone(-DAY);
    const asked = monotonic();
    passes(800);
    clock.sync(TRUE_TIME + 400, asked);
    expect(clock.now()).toBe(TRUE_TIME + 800);
  });

  it('knows when the answer came, though it is read later', () => {
    const { clock, passes, monotonic } = phone(DAY);
    const asked = monotonic();
    passes(800);
    const came = monotonic();
    passes(5000);
    clock.sync(TRUE_TIME + 400, asked, came);
    expect(clock.now()).toBe(TRUE_TIME + 5800);
  });

  it('is still right after the tab has slept', () => {
    const { clock, sleeps, monotonic } = phone(DAY);
    clock.sync(TRUE_TIME, monotonic());
    sleeps(5 * 3_600_000);
    expect(clock.now()).toBe(TRUE_TIME + 5 * 3_600_000);
    expect(clock.drifted(), 'and asks the server to be sure').toBe(true);
  });

  it.each([
    ['ahead', 3_600_000],
    ['back', -3_600_000],
  ])(
    'notices that the device was set %s while the page is open, and is right again after a sync',
    (_name, by) => {
      const { clock, isSet, passes, monotonic } = phone(0);
      clock.sync(TRUE_TIME, monotonic());
      passes(10_000);
      isSet(TRUE_TIME + 10_000 + by);
      expect(clock.drifted()).toBe(true);
      clock.sync(TRUE_TIME + 10_000, monotonic());
      expect(clock.now()).toBe(TRUE_TIME + 10_000);
      expect(clock.drifted()).toBe(false);
    },
  );

  it('notices it before the first sync as well', () => {
    const { clock, isSet } = phone(0);
    isSet(TRUE_TIME + DAY);
    expect(clock.drifted()).toBe(true);
  });

  it('takes two seconds of jitter for what they are', () => {
    const { clock, sleeps, monotonic } = phone(0);
    clock.sync(TRUE_TIME, monotonic());
    sleeps(2000);
    expect(clock.drifted()).toBe(false);
    sleeps(1);
    expect(clock.drifted()).toBe(true);
  });
});

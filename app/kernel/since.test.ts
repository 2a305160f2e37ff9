// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '../../engine/clock/clock.ts';
import type { Kernel } from '../stages.ts';
import { followSchedule } from './follow-schedule.ts';

const HOUR = 3_600_000;
const end = Date.parse('2025-05-27T00:00:00+08:00');

beforeEach(() => {
  vi.useFakeTimers();
  // Nobody tells the time: the device's clock has to do, and it is a day behind.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  vi.setSystemTime(end - 24 * HOUR);
  // jsdom's performance knows no visits.
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @param since from when on the page has all that it shows */
async function opened(since?: number): Promise<Kernel> {
  const schedule = { start: end - 100 * HOUR, end, settle: end + HOUR, offset: 480 };
  const kernel = {
    clock: createClock(),
    now: { phase: 'settling', day: 5 },
    apiBase: '',
    data: { model: { lang: 'en', schedule, ...(since === undefined ? {} : { since }) } },
  } as unknown as Kernel;
  followSchedule(kernel, undefined, () => undefined);
  await vi.advanceTimersByTimeAsync(3000);
  return kernel;
}

it('a page without what earlier phases show goes back to none of them, whatever clock is behind', async () => {
  const { now } = await opened(end);
  expect(now.phase).toBe('settling');
  expect(document.documentElement.dataset.phase).toBe('settling');
  await vi.advanceTimersByTimeAsync(5000);
  expect(document.documentElement.dataset.phase, 'nor does a second later').toBe('settling');
});

it('a page that has all of it goes by the clock', async () => {
  const { now } = await opened();
  expect(now.phase).toBe('live');
  expect(document.documentElement.dataset.phase).toBe('live');
});

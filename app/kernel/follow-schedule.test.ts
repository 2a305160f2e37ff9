// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createClock } from '../../engine/clock/clock.ts';
import type { CompiledSchedule } from '../../engine/document/page-model.ts';
import type { Early } from '../../engine/http/transport.ts';
import type { Kernel } from '../stages.ts';

const MINUTE = 60_000;
const moment = Date.parse('2025-05-20T12:00:00Z');
const schedule = (from: number): CompiledSchedule => ({
  start: moment + from,
  end: moment + from + 10 * MINUTE,
  settle: moment + from + 20 * MINUTE,
  offset: 0,
});

let fetch: ReturnType<typeof vi.fn>;
let followSchedule: typeof import('./follow-schedule.ts').followSchedule;

/** A page in a browser whose own clock is five minutes slow. */
function kernelOf(own: CompiledSchedule | undefined): Kernel {
  return {
    apiBase: '',
    clock: createClock(),
    now: { phase: 'preview', day: 0 },
    ticking: false,
    data: { model: { lang: 'en', schedule: own } },
  } as unknown as Kernel;
}
const told = (time: number | string) => ({
  headers: new Headers({ 'x-server-time': String(time) }),
  arrayBuffer: async () => new ArrayBuffer(0),
});

let listening: MockInstance<typeof document.addEventListener>;

beforeEach(async () => {
  listening = vi.spyOn(document, 'addEventListener');
  vi.useFakeTimers({ now: moment - 5 * MINUTE });
  // jsdom's performance knows no visits.
  Object.assign(performance, { getEntriesByType: () => [] });
  fetch = vi.fn(async () => told(moment));
  vi.stubGlobal('fetch', fetch);
  // Each test is a visit: what has been asked is known to the module.
  vi.resetModules();
  ({ followSchedule } = await import('./follow-schedule.ts'));
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const change = vi.fn();
const early = (answer: unknown): Early =>
  ({
    answer: Promise.resolve(answer),
    at: performance.now(),
    cameAt: performance.now(),
    stop: () => {},
  }) as Early;

it('the phase is the server’s, not the device’s, and changes at its moment', async () => {
  const kernel = kernelOf(schedule(-MINUTE));
  followSchedule(kernel, undefined, change);
  await vi.advanceTimersByTimeAsync(10);
  expect(kernel).toMatchObject({ ticking: true, now: { phase: 'live', day: 1 } });
  await vi.advanceTimersByTimeAsync(9 * MINUTE + 2000);
  expect(change).toHaveBeenLastCalledWith('settling', 1);
  expect(kernel.now.phase).toBe('settling');
});

it('an answer that is on its way tells the time; nobody is asked besides', async () => {
  const kernel = kernelOf(schedule(-MINUTE));
  followSchedule(kernel, early(told(moment)), change);
  await vi.advanceTimersByTimeAsync(10);
  expect(kernel.now.phase).toBe('live');
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['that is lost', undefined],
  ['that says no time', told('never')],
])('one %s is no answer: the server is asked', async (_, answer) => {
  const kernel = kernelOf(schedule(-MINUTE));
  followSchedule(kernel, early(answer), change);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetch).toHaveBeenCalledOnce();
  expect(kernel.now.phase).toBe('live');
});

it('a server that keeps silent keeps no countdown waiting: the device’s time has to do', async () => {
  fetch.mockReturnValue(new Promise(() => undefined));
  const kernel = kernelOf(schedule(-MINUTE));
  followSchedule(kernel, undefined, change);
  await vi.advanceTimersByTimeAsync(2900);
  expect(kernel.ticking).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(kernel).toMatchObject({ ticking: true, now: { phase: 'preview' } });
});

describe('a server that keeps silent after it has served the page', () => {
  // Asked for at the beginning of the visit, and there at once.
  const servedBy = (visit: object): void => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit] as never);
    fetch.mockReturnValue(new Promise(() => undefined));
  };
  const served = (time: number) => ({
    requestStart: performance.now(),
    responseStart: performance.now(),
    transferSize: 300,
    serverTiming: [{ name: 'served-at', duration: time }],
  });

  it('the time of the page has to do, not the device’s, until it answers', async () => {
    servedBy(served(moment));
    const kernel = kernelOf(schedule(-MINUTE));
    followSchedule(kernel, undefined, change);
    await vi.advanceTimersByTimeAsync(3100);
    expect(kernel.now.phase).toBe('live');
    expect(kernel.clock.now()).toBe(moment + 3100);
  });

  it.each([
    ['that the browser had kept', { transferSize: 0 }],
    ['of a host that tells none', { serverTiming: [] }],
    ['in a browser that reads none', { serverTiming: undefined }],
  ])('that of a page %s is none: the device’s', async (_, other) => {
    servedBy({ ...served(moment), ...other });
    const kernel = kernelOf(schedule(-MINUTE));
    followSchedule(kernel, undefined, change);
    await vi.advanceTimersByTimeAsync(3100);
    expect(kernel).toMatchObject({ ticking: true, now: { phase: 'preview' } });
  });

  it('its answer comes late, and corrects it', async () => {
    servedBy(served(moment));
    fetch.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 4000, told(moment + 10 * MINUTE))));
    const kernel = kernelOf(schedule(-MINUTE));
    followSchedule(kernel, undefined, change);
    await vi.advanceTimersByTimeAsync(5500);
    expect(kernel.now.phase).toBe('settling');
  });
});

it('a page that has given way to another counts no more', async () => {
  const kernel = kernelOf(schedule(-MINUTE));
  const first = vi.fn();
  followSchedule(kernel, undefined, first);
  await vi.advanceTimersByTimeAsync(10);
  first.mockClear();
  kernel.data = { ...kernel.data, model: { ...kernel.data.model, schedule: schedule(5 * MINUTE) } };
  followSchedule(kernel, undefined, change);
  await vi.advanceTimersByTimeAsync(10);
  expect(kernel.now.phase).toBe('preview');
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(first, 'its end was a minute ago').not.toHaveBeenCalled();
  expect(change).toHaveBeenLastCalledWith('live', 1);
  expect(fetch, 'the time is known').toHaveBeenCalledOnce();
});

it('one that gives way before the time is known never begins', async () => {
  const kernel = kernelOf(schedule(-MINUTE));
  const first = vi.fn();
  followSchedule(kernel, undefined, first);
  kernel.data = { ...kernel.data, model: { ...kernel.data.model, schedule: undefined as never } };
  followSchedule(kernel, undefined, change);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(first).not.toHaveBeenCalled();
  expect(kernel.ticking).toBe(false);
});

it('a page that is seen again asks anew where the device’s clock was set meanwhile, and not while it is hidden', async () => {
  const kernel = kernelOf(schedule(-MINUTE));
  followSchedule(kernel, undefined, change);
  await vi.advanceTimersByTimeAsync(10);
  const seen = async (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    return fetch.mock.calls.length;
  };
  expect(await seen(false), 'nothing was set').toBe(1);
  vi.setSystemTime(moment + 60 * MINUTE);
  expect(await seen(true)).toBe(1);
  expect(await seen(false)).toBe(2);
});

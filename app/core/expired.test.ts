// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createClock } from '../../engine/clock/clock.ts';
import { openTestPage } from '../../engine/page/test-page.ts';
import { proves } from '../../scripts/test/proves.ts';
import type { Kernel } from '../stages.ts';
import { openCore } from './core.ts';

const { showToast, started } = vi.hoisted(() => ({
  showToast: vi.fn(),
  started: [] as (() => void)[],
}));
vi.mock('../../engine/overlay/toast.ts', () => ({ showToast, TOAST_DURATION: 2000 }));
vi.mock('../live/live.ts', () => ({
  startLive: async (_page: unknown, _kernel: unknown, expired: () => void) => {
    started.push(expired);
    return {};
  },
}));
afterEach(() => vi.useRealTimers());

it('§4 an expired token is told once, however many answers say so', async () => {
  proves('4.1');
  const { body: _, ...model } = openTestPage({}).model;
  const kernel = {
    identity: { user_id: '', token: 't1', device_id: '', live_obj_id: '', bundle_id: '' },
    data: {
      model,
      islands: {},
      widgets: [],
      strings: { 'error.token_expired': 'Token expired' },
      answers: {},
      phase: 'live',
      day: 1,
    },
    clock: createClock(),
    now: { phase: 'live', day: 1 },
    place: { inApp: false, mobile: true },
    report: () => undefined,
  } as unknown as Kernel;
  await openCore(kernel).live();
  vi.useFakeTimers();
  for (const expired of [...started, ...started]) expired();
  expect(showToast.mock.calls).toEqual([['Token expired', 'failure']]);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../../engine/overlay/toast.ts';
import type { Page } from '../../engine/page/page.ts';
import type { World } from '../../engine/page/world.ts';
import type { Kernel, Live } from '../stages.ts';
import { worldOf } from './world.ts';

const never = () => new Promise<never>(() => undefined);
const openPopup = vi.hoisted(() => vi.fn());
vi.mock('../opening/open-in-app.ts', () => ({ openInApp: never }));
vi.mock('../popup/popup.tsx', () => ({ openPopup }));
vi.mock('../../engine/overlay/toast.ts', { spy: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(showToast).mockClear();
  openPopup.mockImplementation(never);
});
afterEach(() => vi.useRealTimers());

/** What was said, in order. */
const toasts = () => vi.mocked(showToast).mock.calls.map(([text]) => text);

function opened() {
  const report = vi.fn();
  const kernel = { place: { inApp: false }, data: {}, report } as unknown as Kernel;
  const world = worldOf(
    kernel,
    new Map(),
    (key) => key,
    never as () => Promise<Live>,
    () => ({}) as Page,
  );
  return { report, world };
}

it.each<[string, (world: World) => unknown]>([
  ['opens the app', ({ app }) => app.open(true)],
  ['opens a popup', ({ overlay }) => overlay.open('odds')],
])('a tap that %s, and for which nothing comes, is told so', async (_name, tap) => {
  void tap(opened().world);
  await vi.advanceTimersByTimeAsync(3999);
  expect(toasts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(toasts()).toEqual(['step.slow']);
  await vi.advanceTimersByTimeAsync(7999);
  expect(toasts(), 'not every moment').toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(toasts()).toHaveLength(2);
});

it('is told no longer once it has come: what it says would contradict what is there', async () => {
  openPopup.mockImplementation(() => new Promise((there) => setTimeout(there, 4500)));
  opened().world.overlay.open('odds');
  await vi.advanceTimersByTimeAsync(4499);
  expect(document.querySelector('.toast')?.textContent).toBe('step.slow');
  await vi.advanceTimersByTimeAsync(1);
  expect(document.querySelector('.toast')).toBeNull();
});

it('what was said meanwhile stays its full time', async () => {
  openPopup.mockImplementation(() => new Promise((there) => setTimeout(there, 4500)));
  opened().world.overlay.open('odds');
  await vi.advanceTimersByTimeAsync(4200);
  showToast('Copied', 'success');
  await vi.advanceTimersByTimeAsync(1999);
  expect(document.querySelector('.toast')?.textContent).toBe('Copied');
});

it('a popup that cannot open is told and reported, whatever has failed', async () => {
  openPopup.mockRejectedValue(new Error('no sheet'));
  const { report, world } = opened();
  world.overlay.open('odds');
  await vi.advanceTimersByTimeAsync(1);
  expect(showToast).toHaveBeenCalledExactlyOnceWith('step.failed', 'failure');
  expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'load', message: 'Error: no sheet' });
});

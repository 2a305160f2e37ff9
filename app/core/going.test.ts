// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { goingFrom } from './going.ts';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../engine/overlay/toast.ts', () => ({ showToast, TOAST_DURATION: 2000 }));
beforeEach(() => {
  vi.useFakeTimers();
  showToast.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Ways that wait for a toast of 2 s to be read. */
const waiting = (spy: { mock: { calls: unknown[][] } }): number =>
  spy.mock.calls.filter(([, ms]) => ms === 2000).length;

const at = (path: string, ask = vi.fn(async () => true)) => {
  window.history.replaceState(null, '', path);
  return goingFrom(
    ask,
    (key) => key,
    () => false,
  );
};

describe('ways from a page', () => {
  it('§4 an expired token is told once, however many answers say so, then comes /login', () => {
    proves('4.1', 'T13');
    const going = at('/h5_ac/trial');
    const later = vi.spyOn(globalThis, 'setTimeout');
    for (let i = 0; i < 3; i++) going.login();
    expect(showToast.mock.calls).toEqual([['error.token_expired', 'failure']]);
    expect(waiting(later)).toBe(1);
  });

  it('§4 on /login itself an expired token leads nowhere', () => {
    proves('4.1', 'T32');
    const going = at('/h5_ac/login');
    const later = vi.spyOn(globalThis, 'setTimeout');
    going.login();
    expect(showToast).toHaveBeenCalledOnce();
    expect(waiting(later)).toBe(0);
  });

  it('who goes back from /login to a page that the browser has kept has it loaded anew: its sign-in is over', () => {
    const going = at('/h5_ac/trial');
    const reload = vi.fn();
    vi.stubGlobal('location', { pathname: '/h5_ac/trial', href: window.location.href, reload });
    const listen = vi.spyOn(globalThis, 'addEventListener');
    const shown = (persisted: boolean) => {
      for (const [name, heard] of listen.mock.calls)
        if (name === 'pageshow')
          (heard as (event: Event) => void)(Object.assign(new Event(name), { persisted }));
    };
    shown(true);
    expect(reload, 'a page whose sign-in holds stays as it is').not.toHaveBeenCalled();
    going.login();
    shown(false);
    expect(reload).not.toHaveBeenCalled();
    shown(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('§2 who opens a page over the whole screen asks the app for a window', async () => {
    proves('T10');
    const ask = vi.fn(async () => true);
    await at('/h5_ac/trial', ask).to('/h5_ac/other', true, false);
    expect(ask.mock.calls).toEqual([
      ['openNewH5', { url: 'http://localhost:3000/h5_ac/other', fullscreen: true }],
    ]);
  });

  it.each([
    ['any other page', false, true, 0],
    ['one over the whole screen, where the app opens none', true, false, 1],
  ])('%s comes into the frame', async (_, fullscreen, opens, asked) => {
    const ask = vi.fn(async () => opens);
    const inside = vi.fn(() => true);
    await goingFrom(ask, (key) => key, inside).to('/h5_ac/other', fullscreen, false);
    expect(inside.mock.calls).toEqual([['http://localhost:3000/h5_ac/other']]);
    expect(ask).toHaveBeenCalledTimes(asked);
  });
});

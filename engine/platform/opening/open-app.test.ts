// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import {
  type OpeningHost,
  type OpeningPlan,
  type OpeningWindow,
  openApp,
  STORE_FALLBACK_DELAY,
} from './index.ts';

const app: OpeningPlan = {
  do: 'app',
  href: 'gala://cn',
  store: 'https://apps.apple.com/cn/app/gala/id0000000000',
};

/** A window whose visits are written down: a real one would leave the test. */
function openWindow() {
  const visits: string[] = [];
  const target = new EventTarget();
  const page: OpeningWindow = {
    document,
    location: { assign: (href) => void visits.push(String(href)) },
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const shown: string[] = [];
  const host: OpeningHost = { window: page, t: (key) => key, showQr: (text) => void shown.push(text) };
  return { host, visits, shown, fire: (type: string) => target.dispatchEvent(new Event(type)) };
}

let hidden = false;
const hide = (now: boolean): void => {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  hidden = false;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('§4 opening the app, then the store after 3 seconds', () => {
  it('§4 opening: tries the app at once, and the store after exactly 3 s', () => {
    proves('4.4', '9.4');
    expect(STORE_FALLBACK_DELAY).toBe(3000);
    const { host, visits } = openWindow();
    openApp(app, host);
    expect(visits).toEqual(['gala://cn']);
    vi.advanceTimersByTime(2999);
    expect(visits).toEqual(['gala://cn']);
    vi.advanceTimersByTime(1);
    expect(visits).toEqual(['gala://cn', app.store]);
    vi.advanceTimersByTime(60_000);
    expect(visits).toHaveLength(2);
  });

  it.each(['blur', 'pagehide'])(
    '§4 opening (T58): %s within the 3 s: the app has opened, no store',
    (type) => {
      proves('T58');
      const { host, visits, fire } = openWindow();
      openApp(app, host);
      vi.advanceTimersByTime(2999);
      fire(type);
      vi.advanceTimersByTime(60_000);
      expect(visits).toEqual(['gala://cn']);
    },
  );

  it('§4 opening (T58): a page that was hidden, however shortly, goes to no store', () => {
    proves('T58');
    const { host, visits } = openWindow();
    openApp(app, host);
    vi.advanceTimersByTime(1000);
    hide(true);
    hide(false);
    vi.advanceTimersByTime(60_000);
    expect(visits).toEqual(['gala://cn']);
  });

  it('§4 opening (T58): a page that becomes visible has not been left', () => {
    proves('T58');
    const { host, visits } = openWindow();
    openApp(app, host);
    hide(false);
    vi.advanceTimersByTime(3000);
    expect(visits).toEqual(['gala://cn', app.store]);
  });

  it('§4 opening (T58): a page that is hidden all the time goes to no store', () => {
    proves('T58');
    hidden = true;
    const { host, visits } = openWindow();
    openApp(app, host);
    vi.advanceTimersByTime(3000);
    expect(visits).toEqual(['gala://cn']);
  });

  it('§4 opening: a second tap starts the 3 s anew, with one store in the end', () => {
    const { host, visits } = openWindow();
    openApp(app, host);
    vi.advanceTimersByTime(2000);
    openApp(app, host);
    vi.advanceTimersByTime(2999);
    expect(visits).toEqual(['gala://cn', 'gala://cn']);
    vi.advanceTimersByTime(60_000);
    expect(visits).toEqual(['gala://cn', 'gala://cn', app.store]);
  });

  it('§4 opening: can be stopped', () => {
    const { host, visits } = openWindow();
    openApp(app, host)();
    vi.advanceTimersByTime(60_000);
    expect(visits).toEqual(['gala://cn']);
  });

  it('§4 opening 4: the one-link route goes to the attribution link alone', () => {
    proves('4.6');
    const { host, visits } = openWindow();
    openApp({ do: 'link', href: 'https://gala.onelink.example.com/GaCn?c=cn' }, host);
    vi.advanceTimersByTime(60_000);
    expect(visits).toEqual(['https://gala.onelink.example.com/GaCn?c=cn']);
  });

  it('§4 opening (T59): a desktop is shown the QR code and stays', () => {
    proves('4.5', 'T59');
    const { host, visits, shown } = openWindow();
    openApp({ do: 'qr', text: 'https://h5.gala.example.com/h5_ac/' }, host);
    vi.advanceTimersByTime(60_000);
    expect([visits, shown]).toEqual([[], ['https://h5.gala.example.com/h5_ac/']]);
  });

  it('§4 opening: in the app nothing happens', () => {
    const { host, visits, shown } = openWindow();
    openApp({ do: 'nothing' }, host)();
    vi.advanceTimersByTime(60_000);
    expect([visits, shown]).toEqual([[], []]);
  });
});

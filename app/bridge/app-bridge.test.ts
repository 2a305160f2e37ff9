// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import settings from '../../engine/platform/settings.json' with { type: 'json' };
import { proves } from '../../tools/testing/proves.ts';

/** An app with these methods around the page; its answer to each call. */
function app(methods: Record<string, unknown>, version = '9.0'): unknown[] {
  const sent: unknown[] = [];
  const own = Object.entries(methods).map(([name, answer]) => [
    name,
    (text: string) => {
      const { callback, ...payload } = JSON.parse(text) as Record<string, unknown>;
      sent.push([name, payload]);
      if (answer !== undefined) setTimeout(() => Reflect.get(window, 'galaAnswer')(callback, answer), 1);
    },
  ]);
  vi.stubGlobal('GalaBridge', Object.fromEntries(own));
  vi.stubGlobal('navigator', { userAgent: `x GalaApp/${version}` });
  return sent;
}
/** The module with no bridge opened yet. */
const fresh = async () => {
  vi.resetModules();
  return import('./app-bridge.ts');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(settings)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the app around the page', () => {
  it('§7 bridge: a call is done, or what stands in for it is run', async () => {
    proves('7.6');
    const sent = app({ joinGroup: undefined });
    const { callApp } = await fresh();
    expect(await callApp('joinGroup', { gid: 'g7' })).toBe(true);
    expect(await callApp('closePage', {})).toBe(false);
    expect(sent).toEqual([['joinGroup', { gid: 'g7' }]]);
  });

  it('§3 share: an app that took it and says nothing has had it; one that has no share has not', async () => {
    app({ share: undefined });
    const shared = (await fresh()).shareInApp({ shareTitle: 'Come' });
    await vi.advanceTimersByTimeAsync(settings.bridge.personTimeout + 100);
    expect(await shared).toBe(true);
    app({});
    expect(await (await fresh()).shareInApp({})).toBe(false);
  });

  it('capabilities: each part says whether the app has what it requires', async () => {
    document.body.innerHTML =
      '<i data-requires="saveImage"></i><i data-requires="share"></i><i data-requires="constructor"></i><b></b>';
    app({ saveImage: '{}', share: '{}' }, '2.0');
    await (await fresh()).markCapabilities(document);
    expect([...document.querySelectorAll('i')].map((one) => one.dataset.can)).toEqual(['no', 'yes', 'no']);
    expect(document.querySelector('b')?.dataset.can).toBeUndefined();
  });

  it('§7 bridge: settings that could not be read are read again with the next call', async () => {
    proves('7.6');
    app({ joinGroup: undefined });
    const { callApp } = await fresh();
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
    expect(await callApp('joinGroup', { gid: '1' })).toBe(false);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(settings)));
    expect(await callApp('joinGroup', { gid: '1' })).toBe(true);
  });
});

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import spec from '../../../schemas/bridge.schema.json' with { type: 'json' };
import { proves } from '../../../tools/testing/proves.ts';
import settings from '../settings.json' with { type: 'json' };
import { type BridgeMethod, openBridge } from './index.ts';
import methods from './methods.gen.json' with { type: 'json' };
import type { BridgePage } from './open-bridge.ts';

type Sent = [native: string, message: Record<string, unknown>];
const names = Object.keys(spec.properties) as BridgeMethod[];
const log = { warn: vi.fn() };

/** A page in an app of that kind, and what the app was sent. */
function inApp({
  os = 'ios',
  version = '9.0',
  has = names as readonly string[],
  framed = false,
  with: own = settings,
} = {}) {
  const sent: Sent[] = [];
  const page: Record<string, unknown> = {
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    location: {
      href: 'https://h5.gala.example.com/h5_ac/x?token=t#rules',
      origin: 'https://h5.gala.example.com',
      pathname: '/h5_ac/x',
    },
    navigator: { userAgent: `Mozilla/5.0 GalaApp/${version} x` },
  };
  page.self = page;
  page.top = framed ? {} : page;
  if (os === 'ios') {
    const handlers = Object.fromEntries(
      has.map((name) => [
        name,
        { postMessage: (message: Record<string, unknown>) => sent.push([name, message]) },
      ]),
    );
    page.webkit = { messageHandlers: handlers };
  }
  if (os === 'android') {
    page.GalaBridge = Object.fromEntries(
      has.map((name) => [
        name,
        (text: string) => sent.push([name, JSON.parse(text) as Record<string, unknown>]),
      ]),
    );
  }
  const bridge = openBridge(page as unknown as BridgePage, own, log);
  const answer = (...all: unknown[]): void => (page.galaAnswer as (...values: unknown[]) => void)(...all);
  return { bridge, sent, answer };
}

/** A payload with all that a method needs. */
const whole = (method: BridgeMethod): Record<string, unknown> =>
  Object.fromEntries(
    methods[method].needs.map((key) => [key, key === 'url' ? 'https://h5.gala.example.com/h5_ac/' : 'v']),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.warn.mockClear();
});

describe('§7 native bridge', () => {
  it('§7 bridge (T66): 26 methods, and the three of §3 that have a payload alone', () => {
    proves('7.6', 'T66');
    expect(names).toHaveLength(29);
    expect(names.slice(26)).toEqual(['gift', 'userInfoPopup', 'video']);
  });

  describe.each(['ios', 'android'])('over %s', (os) => {
    it.each(names)('§7 bridge: %s arrives with its payload', async (method) => {
      proves('7.6');
      const { bridge, sent, answer } = inApp({ os });
      const called = bridge.call(method, whole(method) as never);
      expect(sent).toHaveLength(1);
      const [native, message] = sent[0] as Sent;
      expect(native).toBe(method);
      expect(message).toMatchObject(whole(method));
      if (methods[method].answers) answer(message.callback, '{"done":true}');
      expect(await called).toEqual({
        ok: true,
        answer: methods[method].answers ? { done: true } : undefined,
      });
    });
  });

  it('§3 bridge payload (T68): the share’s address is ours, the page’s by default, without query and hash', () => {
    proves('3.6', 'T68');
    const { bridge, sent } = inApp();
    void bridge.call('share', { url: 'https://evil.example/', shareTitle: 'Come' });
    expect(sent[0]?.[1]).toMatchObject({ url: 'https://h5.gala.example.com/h5_ac/x', shareTitle: 'Come' });
    const own = 'https://h5.gala.example.com';
    for (const [url, shared] of [
      [`${own}/h5_ac/s/vi/x?token=1#y`, `${own}/h5_ac/s/vi/x`],
      [`${own}.evil.example/x`, `${own}/h5_ac/x`],
      [`${own}@evil.example/x`, `${own}/h5_ac/x`],
      [7, `${own}/h5_ac/x`],
    ]) {
      void bridge.call('share', { url, shareTitle: 'Come' } as never);
      expect(sent.at(-1)?.[1]).toMatchObject({ url: shared });
    }
  });

  it('§3 bridge payload: a chat’s user id is sent as uid too', () => {
    proves('3.6');
    const { bridge, sent } = inApp();
    void bridge.call('chatPage', { user_id: 'u7' });
    expect(sent[0]?.[1]).toEqual({ user_id: 'u7', uid: 'u7' });
  });

  it('§3 bridge payload: a video’s is passed through unchanged', () => {
    proves('3.6');
    const { bridge, sent } = inApp({ os: 'android' });
    const payload = { deep: { list: [1, 'two', null] }, text: 'ü' };
    void bridge.call('video', payload as never);
    expect(sent[0]?.[1]).toEqual(payload);
  });

  it('§7 bridge: an app that does not answer is waited for no longer than the settings say', async () => {
    proves('7.6');
    const { bridge, sent, answer } = inApp();
    const called = bridge.call('saveImage', { image: 'data:,' });
    await vi.advanceTimersByTimeAsync(settings.bridge.timeout - 1);
    answer('saveImage-99', 'somebody else’s');
    await vi.advanceTimersByTimeAsync(1);
    expect(await called).toEqual({ ok: false, why: 'timeout' });
    // Too late, and twice: nothing happens.
    answer(sent[0]?.[1].callback, 'late');
  });

  it('§7 bridge: where a person acts first, the app is given longer', async () => {
    proves('7.6');
    const { bridge } = inApp();
    let done = false;
    const called = bridge.call('share', {}).finally(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(settings.bridge.personTimeout - 1);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await called).toEqual({ ok: false, why: 'timeout' });
  });

  it('§7 bridge: an app may say that it failed', async () => {
    proves('7.6');
    const { bridge, sent, answer } = inApp();
    const called = bridge.call('saveImage', { image: 'data:,' });
    answer(sent[0]?.[1].callback, 'no room', true);
    expect(await called).toEqual({ ok: false, why: 'failed' });
    expect(vi.getTimerCount(), 'nothing is waited for any longer').toBe(0);
  });

  it('§7 bridge: who has not seen a call cannot answer it', () => {
    proves('7.6');
    const { bridge, sent } = inApp();
    for (let i = 0; i < 50; i++) void bridge.call('openQrScanner', {});
    const ids = sent.map(([, { callback }]) => String(callback));
    expect(new Set(ids.map((id) => id.split('-')[2])).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^openQrScanner-\d+-[0-9a-z]{6,14}$/);
  });

  it('§7 bridge (T67): the app’s own name of a method stands in the settings', async () => {
    proves('7.6', 'T67');
    const own = { ...settings, bridge: { ...settings.bridge, native: { closePage: 'finish' } } };
    const { bridge, sent } = inApp({ has: ['finish', 'constructor'], with: own });
    expect(await bridge.call('closePage', {})).toMatchObject({ ok: true });
    expect(sent).toEqual([['finish', {}]]);
    expect(bridge.can('share')).toBe(false);
    for (const name of Object.keys(settings.bridge.native)) expect(names).toContain(name);
  });

  it('§7 bridge: two calls under way get each its own answer', async () => {
    proves('7.6');
    const { bridge, sent, answer } = inApp();
    const first = bridge.call('openQrScanner', {});
    const second = bridge.call('openQrScanner', {});
    answer(sent[1]?.[1].callback, 'two');
    answer(sent[0]?.[1].callback, 'one');
    expect([await first, await second].map((one) => one.ok && one.answer)).toEqual(['one', 'two']);
  });

  it('capabilities: the method has to be there, and the app new enough for it', () => {
    expect(inApp({ has: ['closePage'] }).bridge.capabilities()).toEqual(new Set(['closePage']));
    const old = inApp({ version: '2.0.9' }).bridge;
    expect([old.can('closePage'), old.can('saveImage')]).toEqual([true, false]);
    expect(inApp({ version: '2.1' }).bridge.can('saveImage')).toBe(true);
    expect(inApp({ os: 'none' }).bridge.capabilities().size).toBe(0);
  });

  it.each([
    ['frame', { framed: true }, 'closePage', {}],
    ['no-app', { os: 'none' }, 'closePage', {}],
    ['method', { has: [] }, 'closePage', {}],
    ['method', {}, 'constructor', {}],
    ['version', { version: '1.0' }, 'saveImage', { image: 'data:,' }],
    ['payload', {}, 'joinGroup', {}],
    ['url', {}, 'openNewH5', { url: 'https://evil.example/' }],
  ])('a call is refused (%s), and the log says so without the payload', async (why, app, method, payload) => {
    const { bridge, sent } = inApp(app);
    expect(await bridge.call(method as 'closePage', payload as never)).toEqual({ ok: false, why });
    expect(sent).toEqual([]);
    expect(String(log.warn.mock.calls)).not.toContain('evil');
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['/h5_ac/withdrawal/rule', 'https://h5.gala.example.com/h5_ac/withdrawal/rule'],
    ['https://pay.gala.example.com/x?y=1#z', 'https://pay.gala.example.com/x?y=1#z'],
  ])('the app, which knows no page, is sent to a whole address: %s', (url, whole) => {
    const { bridge, sent } = inApp();
    void bridge.call('openNewH5', { url });
    void bridge.call('clickUrl', { url });
    expect(sent.map(([, message]) => message.url)).toEqual([whole, whole]);
  });

  it.each([
    ['an object, as iOS hands it', { diamonds: 5 }, { diamonds: 5 }],
    ['a number', 7, 7],
    ['nothing', undefined, undefined],
    ['a text that is no JSON', 'https://a.example/', 'https://a.example/'],
    ['what is no data', () => 'code', null],
  ])('an app may answer with %s', async (_, answered, got) => {
    const { bridge, sent, answer } = inApp();
    const called = bridge.call('openQrScanner', {});
    answer(sent[0]?.[1].callback, answered);
    expect(await called).toEqual({ ok: true, answer: got });
    expect(vi.getTimerCount(), 'nothing is waited for any longer').toBe(0);
  });

  it.each([
    ['closePage', {}],
    ['saveImage', { image: 'data:,' }],
  ] as const)(
    'an app that throws at %s is an app that refused, and is not waited for',
    async (method, payload) => {
      const page = {
        setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
        clearTimeout: (timer: number) => clearTimeout(timer),
        top: 1,
        self: 1,
        location: { href: 'https://a.example/', origin: '', pathname: '' },
        navigator: { userAgent: 'GalaApp/9' },
        GalaBridge: {
          [method]: () => {
            throw new Error('no');
          },
        },
      };
      const bridge = openBridge(page as unknown as BridgePage, settings, log);
      expect(await bridge.call(method, payload as never)).toEqual({ ok: false, why: 'failed' });
      expect(vi.getTimerCount()).toBe(0);
      expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(method));
    },
  );

  it('1,000 random answers: no throw, and nobody is answered who did not ask', () => {
    const { bridge, answer } = inApp();
    let answered = false;
    void bridge.call('saveImage', { image: 'data:,' }).then(() => {
      answered = true;
    });
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (id, value) => {
        answer(id, value);
        answer(`saveImage-1-${JSON.stringify(value ?? '').slice(0, 12)}`, value);
        expect(answered).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('1,000 random answers to the right call: data or nothing, never code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.json(), fc.string()), async (value) => {
        const { bridge, sent, answer } = inApp();
        const called = bridge.call('openQrScanner', {});
        answer(sent[0]?.[1].callback, value);
        const result = await called;
        expect(result.ok).toBe(true);
        if (result.ok) expect(() => JSON.stringify(result.answer)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});

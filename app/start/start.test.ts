// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { ASKS_ID, type Asks, takeHanded } from './handed.ts';

const environment = { hostPrefix: '', apiBase: '', analyticsAppId: 'trial' };
const asks: Asks = {
  lang: 'th',
  hosts: {
    webDomain: 'gala.example.com',
    environments: {
      production: { ...environment, apiBase: 'https://api.gala.example.com' },
      preRelease: environment,
      test: environment,
      development: environment,
      local: environment,
    },
    analytics: { eventsPath: '/e', reportsPath: '/r', batchSize: 5 },
  },
  all: ['/v2/activities/x/boards/charm?size=20'],
  own: ['/v2/activities/x/balance', '/v2/activities/x/boards/charm?size=20'],
  react: '/h5_ac/assets/react.js',
  sheet: '/h5_ac/assets/ornaments.css',
};
let asked: { url: string; at: string; headers: Record<string, string> }[];

async function start(search: string): Promise<void> {
  window.history.replaceState(null, '', `/h5_ac/x${search}`);
  document.body.innerHTML = `<script type="application/json" id="${ASKS_ID}">${JSON.stringify(asks)}</script>`;
  vi.resetModules();
  await import('./start.ts');
}

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, at: location.href, headers });
    return new Response('{"code":0,"data":1}');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.galaStart;
});

describe('what a page does before its scripts are there', () => {
  it('a visitor asks for what is for all, with the headers of every request', async () => {
    proves('7.2', 'T28');
    await start('?lang=th');
    expect(asked.map(({ url, headers }) => ({ url, headers }))).toEqual([
      {
        url: '/api-server/v2/activities/x/boards/charm?size=20',
        headers: { lang: 'th', 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
      },
    ]);
  });

  it('somebody with a token asks for what is his own first, and no address has it', async () => {
    proves('T28', 'T50');
    await start('?token=s3cret-token-4711&user_id=u-12345');
    expect(asked.map(({ url }) => url)).toEqual([
      '/api-server/v2/activities/x/balance',
      '/api-server/v2/activities/x/boards/charm?size=20',
    ]);
    for (const { url, at, headers } of asked) {
      expect(headers.Authorization).toBe('Bearer s3cret-token-4711');
      expect(url + at).not.toMatch(/s3cret|12345/);
    }
  });

  it('asks for what is drawn first, and for React once the page is read', async () => {
    const order: string[] = [];
    const read = () => document.dispatchEvent(new Event('DOMContentLoaded'));
    // The pages of the tests before.
    read();
    vi.stubGlobal('fetch', (url: string) => {
      order.push(url);
      return new Promise(() => undefined);
    });
    document.head.append = (...nodes) => {
      for (const one of nodes) order.push((one as HTMLLinkElement).getAttribute('href') ?? '');
    };
    try {
      await start('?token=s3cret-token-4711');
      read();
    } finally {
      Reflect.deleteProperty(document.head, 'append');
    }
    expect(order).toEqual([...asks.own.map((path) => `/api-server${path}`), asks.react, asks.sheet]);
  });

  it('leaves to the kernel who is there and what was asked, once', async () => {
    await start('?token=s3cret-token-4711');
    const { identity, apiBase, early } = takeHanded(window);
    expect(identity.token).toBe('s3cret-token-4711');
    expect(apiBase).toBe('');
    const one = early.get('/api-server/v2/activities/x/balance');
    expect(await (await one?.answer)?.json()).toEqual({ code: 0, data: 1 });
    expect(one?.cameAt).toBeGreaterThanOrEqual(one?.at ?? Number.POSITIVE_INFINITY);
    expect(window.galaStart).toBeUndefined();
  });

  it('says that a frame has been painted once it has', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
    try {
      await start('');
      const left = takeHanded(window);
      const waits = vi.fn();
      left.atPaint = waits;
      expect(left.painted).toBe(false);
      expect(waits).not.toHaveBeenCalled();
      vi.advanceTimersByTime(20);
      expect(left.painted).toBe(true);
      expect(waits).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('whoever waits for that frame comes before what else the page has to do, where a browser can say so', async () => {
    const tasks: unknown[] = [];
    vi.stubGlobal('scheduler', { postTask: (_: unknown, options: unknown) => void tasks.push(options) });
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
    try {
      await start('');
      // The frame of the page that the test before has opened may have come meanwhile.
      tasks.length = 0;
      vi.advanceTimersByTime(20);
      expect(tasks).toEqual([{ priority: 'user-blocking' }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['a place in the page', '?a=1#rules', 'navigate', undefined],
    ['coming back', '', 'back_forward', undefined],
    ['opening anew', '', 'reload', undefined],
    ['a first visit, which leaves what is far for later', '', 'navigate', ''],
  ])('%s', async (_, address, type, opening) => {
    delete document.documentElement.dataset.opening;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    await start(address);
    expect(document.documentElement.dataset.opening).toBe(opening);
    vi.restoreAllMocks();
  });

  it('where it has not run, the address keeps nothing and the reader is told', () => {
    window.history.replaceState(null, '', '/h5_ac/x?token=s3cret-token-4711#uid=7');
    const say = vi.fn();
    expect(() => takeHanded(window, say)).toThrow('has not run');
    expect(location.href).not.toMatch(/s3cret|uid/);
    expect(say).toHaveBeenCalledOnce();
  });

  it('a request that nobody waits for any more is given up', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    await start('');
    takeHanded(window).early.values().next().value?.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('a request that is lost is nobody’s unhandled failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await start('');
    await expect(takeHanded(window).early.values().next().value?.answer).rejects.toThrow('Failed to fetch');
  });
});

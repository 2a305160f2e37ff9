import axios from 'axios';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { createClient, type HttpClient } from './client.ts';
import { createClients } from './clients.ts';
import { faultOf, type Loopback, openLoopback } from './testing.ts';

let server: Loopback;
let warn: MockInstance;
let debug: MockInstance;
let page: EventTarget;

beforeEach(async () => {
  server = await openLoopback();
  page = new EventTarget();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(async () => {
  warn.mockRestore();
  debug.mockRestore();
  await server.close();
});

const client = (token = ''): HttpClient =>
  createClient({ base: `${server.origin}/api-server`, lang: 'vi', token: () => token, page });
const json = (at = 0): unknown => JSON.parse(String(server.received[at]?.body));

describe('§7 the clients', () => {
  it('§7 the main client lies at /api-server, the anchor client at /api-anchor', async () => {
    proves('7.1');
    const { main, anchor } = createClients(server.origin, { lang: 'en', token: () => 't', page });
    await main.get('/x');
    await anchor.get('/x');
    expect(server.received.map((one) => one.url)).toEqual(['/api-server/x', '/api-anchor/x']);
    for (const { headers } of server.received) {
      expect(headers).toMatchObject({ lang: 'en', 'cache-control': 'no-cache', authorization: 'Bearer t' });
    }
  });

  it.each(['put', 'delete'] as const)('§7 (T27) %s: the payload is a JSON body', async (method) => {
    proves('7.1', 'T27');
    const body = { id: 7, tags: ['ก', '爱'], deep: { a: null }, on: false };
    expect(await client()[method]('/v2/x', body, 'key-1')).toEqual({ a: 1 });
    expect(server.received[0]).toMatchObject({ method: method.toUpperCase(), url: '/api-server/v2/x' });
    expect(server.received[0]?.headers['content-type']).toMatch(/^application\/json/);
    expect(server.received[0]?.headers['idempotency-key']).toBe('key-1');
    expect(json()).toEqual(body);
  });

  it('§7 without a network what sends is not even loaded: the fault says so, and with one it goes out', async () => {
    proves('7.1');
    vi.resetModules();
    const anew = await import('./client.ts');
    const options = { base: `${server.origin}/api-server`, lang: 'vi', token: () => '', page } as const;
    const fresh = anew.createClient(options);
    vi.stubGlobal('navigator', { onLine: false });
    const fault = await fresh.post('/v2/x', { a: 1 }).catch((error: { fault?: string }) => error.fault);
    expect([fault, server.received]).toEqual(['transport', []]);
    vi.stubGlobal('navigator', { onLine: true });
    await fresh.post('/v2/x', { a: 1 });
    expect(server.received).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('§7 DELETE without a payload has no body', async () => {
    proves('7.1');
    await client().delete('/v2/x');
    expect(server.received[0]?.body.length).toBe(0);
  });

  it('§7 (T27) POST: lists and objects in a form are JSON, nothing is lost', async () => {
    proves('7.1', 'T27');
    await client().post('/v2/x', { tags: ['a', 'b&c'], deep: { a: 1 }, zero: 0, no: false, none: null });
    const form = Object.fromEntries(new URLSearchParams(String(server.received[0]?.body)));
    expect(form).toEqual({ tags: '["a","b&c"]', deep: '{"a":1}', zero: '0', no: 'false' });
  });

  it('§7 upload: a POST of a multipart form, which tells how far it is', async () => {
    proves('7.3');
    const form = new FormData();
    const picture = new Uint8Array(300_000).map((_, index) => index % 251);
    form.set('note', 'ดอกไม้ 花');
    form.set('picture', new Blob([picture], { type: 'image/png' }), 'rose.png');
    const told: [number, number | undefined][] = [];
    const data = await client('s3cret').upload('/v2/pictures', form, (sent, total) =>
      told.push([sent, total]),
    );
    expect(data).toEqual({ a: 1 });
    const [request] = server.received;
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.headers).toMatchObject({
      lang: 'vi',
      pragma: 'no-cache',
      authorization: 'Bearer s3cret',
    });
    const arrived = await new Response(new Uint8Array(request?.body ?? []), {
      headers: { 'content-type': request?.headers['content-type'] ?? '' },
    }).formData();
    expect(arrived.get('note')).toBe('ดอกไม้ 花');
    const file = arrived.get('picture');
    expect(file instanceof Blob && new Uint8Array(await file.arrayBuffer())).toEqual(picture);
    expect(told.length).toBeGreaterThan(0);
    const [sent, total] = told.at(-1) ?? [];
    expect(sent).toBe(request?.body.length);
    expect(total).toBe(sent);
    expect(told.map(([one]) => one)).toEqual(told.map(([one]) => one).sort((a, b) => a - b));
  });

  it('§7 the lang header is the current language, at each request', async () => {
    proves('7.2');
    let lang: 'cn' | 'th' = 'cn';
    const one = createClient({ base: server.origin, lang: () => lang, token: () => '', page });
    await one.get('/x');
    lang = 'th';
    await one.put('/x', {});
    expect(server.received.map(({ headers }) => headers.lang)).toEqual(['cn', 'th']);
  });

  it('§7 (T28): PUT, DELETE and upload carry lang, no-cache and the token, the token nowhere else', async () => {
    proves('7.2', 'T28');
    await client('s3cret').put('/x', {});
    await client('s3cret').delete('/x', {});
    await client('s3cret').upload('/x', new FormData());
    expect(server.received).toHaveLength(3);
    for (const { headers, url, body } of server.received) {
      const { authorization, ...others } = headers;
      expect(authorization).toBe('Bearer s3cret');
      expect(others).toMatchObject({ lang: 'vi', 'cache-control': 'no-cache', pragma: 'no-cache' });
      expect(url + String(body) + JSON.stringify(others)).not.toContain('s3cret');
    }
  });

  it.each(['a b', 'a\r\nX-Evil: 1', 'ก', 'a\u0000', '"\n', ' '])(
    '§7 (T28): %j can be no token and is not sent',
    async (token) => {
      proves('7.2', 'T28');
      await client(token).get('/x');
      expect(server.received[0]?.headers).not.toHaveProperty('authorization');
      expect(server.received[0]?.headers).not.toHaveProperty('x-evil');
    },
  );

  it('§9 (T24): the library has no default time-out and the standard XSRF names, which no request of ours uses', async () => {
    proves('9.1', 'T24');
    expect(axios.defaults).toMatchObject({
      timeout: 0,
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
    });
    await client().post('/x', {});
    expect(server.received[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });
});

describe('§8 leaving the page', () => {
  const left = (): boolean => page.dispatchEvent(new Event('pagehide'));

  it('§8: what is in flight is aborted, logged as such and nobody’s failure', async () => {
    proves('8.4', '8.6');
    server.answer = () => undefined;
    const form = new FormData();
    form.set('a', 'b');
    const calls = [
      client().get('/x'),
      client().post('/x', {}),
      client().put('/x', {}),
      client().delete('/x'),
      client().upload('/x', form),
    ].map(faultOf);
    await vi.waitFor(() => expect(server.received).toHaveLength(5));
    left();
    for (const fault of await Promise.all(calls)) {
      expect(fault).toMatchObject({ fault: 'aborted', message: 'Request aborted' });
    }
    expect(warn).not.toHaveBeenCalled();
    expect(debug.mock.calls).toEqual(Array(5).fill(['Request aborted']));
  });

  it('§8: a request that spends is never aborted by us', async () => {
    let open: (() => void)[] = [];
    server.answer = (response) => void open.push(() => response.end('{"code":0,"data":"bought"}'));
    const bought = [
      client().post('/x', {}, 'key-1'),
      client().put('/x', {}, 'key-2'),
      client().delete('/x', {}, 'key-3'),
    ];
    await vi.waitFor(() => expect(open).toHaveLength(3));
    left();
    for (const one of open) one();
    open = [];
    expect(await Promise.all(bought)).toEqual(['bought', 'bought', 'bought']);
  });

  it('§8: a page that comes back from the cache asks as before', async () => {
    const one = client();
    left();
    expect(await one.get('/x')).toEqual({ a: 1 });
  });

  it('§8: a question that nobody waits for any more is not even asked', async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await faultOf(client().get('/x', {}, { signal: stop.signal }))).toMatchObject({
      fault: 'aborted',
    });
    expect(server.received).toHaveLength(0);
  });

  it('a client of a page that is gone leaves no listener behind', async () => {
    const closed = new AbortController();
    server.answer = () => undefined;
    const fault = faultOf(
      createClient({ base: server.origin, lang: 'en', token: () => '', page, closed: closed.signal }).get(
        '/x',
      ),
    );
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    closed.abort();
    left();
    const settled = vi.fn();
    void fault.then(settled);
    await new Promise((done) => setTimeout(done, 20));
    expect(settled, 'nobody gives it up: it was the page’s to stop').not.toHaveBeenCalled();
    await server.close();
    expect(await fault).toMatchObject({ fault: 'transport' });
  });

  it('§8: an upload can be given up', async () => {
    server.answer = () => undefined;
    const stop = new AbortController();
    const fault = faultOf(client().upload('/x', new FormData(), undefined, stop.signal));
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    stop.abort();
    expect(await fault).toMatchObject({ fault: 'aborted' });
  });
});

describe('§8 what the log says', () => {
  const reason = async (one: HttpClient): Promise<unknown> => {
    expect(await faultOf(one.get('/x'))).toMatchObject({ fault: 'transport', message: 'request fail' });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toBe('request fail');
    expect(warn.mock.calls[0]).toHaveLength(2);
    return warn.mock.calls[0]?.[1];
  };

  it('§8 Network Error: the connection is lost', async () => {
    proves('8.4');
    server.answer = (response) => response.destroy();
    expect(await reason(client())).toBe('Network Error');
  });

  it('§8 Network Error: nobody listens', async () => {
    proves('8.4');
    const { origin } = server;
    await server.close();
    expect(await reason(createClient({ base: origin, lang: 'cn', token: () => '', page }))).toBe(
      'Network Error',
    );
  });

  it.each([401, 404, 418, 502, 503])('§8 Request failed with status code %i', async (status) => {
    proves('8.4');
    server.answer = (response) => {
      response.statusCode = status;
      response.end('<html>');
    };
    expect(await reason(client())).toBe(`Request failed with status code ${status}`);
  });

  it('§8 a gateway that asks for a sign-in of its own says nothing of the token (decision 0194)', async () => {
    server.answer = (response) => {
      response.statusCode = 401;
      response.end('<html>Sign in to the hotel');
    };
    await expect(client().get('/v2/x')).rejects.toMatchObject({ fault: 'transport' });
  });

  it('§8 (T26) Unsupported protocol', async () => {
    proves('8.4', 'T26');
    const one = createClient({ base: 'weird://host/api-server', lang: 'cn', token: () => '', page });
    expect(await reason(one)).toBe('Unsupported protocol');
  });

  it('§8 an answer that is none, with a good status', async () => {
    server.answer = (response) => response.end('hello');
    expect(await reason(client())).toBe('The answer is not an envelope.');
  });
});

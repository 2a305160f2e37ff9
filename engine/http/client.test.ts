import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { createClient, type HttpClient } from './client.ts';
import { REQUEST_TIMEOUT, RequestError } from './errors.ts';

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let base: string;
let received: Received[];
let answer: (response: ServerResponse) => void;
let warn: MockInstance;

beforeEach(async () => {
  received = [];
  answer = (response) => response.end('{"code":0,"message":"ok","data":{"a":1}}');
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.setHeader('Content-Type', 'application/json');
      answer(response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api-server`;
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  warn.mockRestore();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const clientWith = (token = '', onServerTime?: (time: number, askedAt: number) => void): HttpClient =>
  createClient({ base, lang: 'th', token: () => token, ...(onServerTime ? { onServerTime } : {}) });

const faultOf = async (request: Promise<unknown>): Promise<RequestError> => {
  const error = await request.catch((one: unknown) => one);
  if (!(error instanceof RequestError)) throw new Error(`not a RequestError: ${String(error)}`);
  return error;
};

describe('§7 the HTTP client', () => {
  it('GET: the payload as query parameters, the envelope opened', async () => {
    proves('7.1');
    const data = await clientWith().get('/v2/x', { day: 2, name: 'ä b&c', none: undefined });
    expect(data).toEqual({ a: 1 });
    const [request] = received;
    expect(request?.method).toBe('GET');
    const url = new URL(request?.url ?? '', base);
    expect(url.pathname).toBe('/api-server/v2/x');
    expect(Object.fromEntries(url.searchParams)).toEqual({ day: '2', name: 'ä b&c' });
  });

  it('T27 POST: a url-encoded form, with the idempotency key as a header', async () => {
    proves('7.1', 'T27');
    await clientWith().post(
      '/v2/x',
      { count: 3, text: '爱 & love=1', open: true, none: undefined, no: null },
      'key-1',
    );
    const [request] = received;
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(request?.headers['idempotency-key']).toBe('key-1');
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      count: '3',
      text: '爱 & love=1',
      open: 'true',
    });
    await clientWith().post('/v2/x', {});
    expect(received[1]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('T28: every request carries lang and the no-cache headers', async () => {
    proves('7.2', 'T28');
    await clientWith().get('/v2/x');
    await clientWith().post('/v2/x', {});
    for (const { headers } of received) {
      expect(headers).toMatchObject({ lang: 'th', 'cache-control': 'no-cache', pragma: 'no-cache' });
    }
  });

  it('T28: the token travels as Authorization: Bearer alone, and not at all without one', async () => {
    proves('7.2', 'T28');
    await clientWith('s3cret').get('/v2/x', { day: 1 });
    await clientWith('s3cret').post('/v2/x', { day: 1 });
    await clientWith('').get('/v2/x');
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer s3cret',
      'Bearer s3cret',
      undefined,
    ]);
    for (const { url, body, headers } of received) {
      const { authorization: _, ...others } = headers;
      expect(url + body + JSON.stringify(others)).not.toContain('s3cret');
    }
  });

  it('asks for the token at each request, so that a later one is the later one', async () => {
    let token = 'one';
    const client = createClient({ base, lang: 'cn', token: () => token });
    await client.get('/v2/x');
    token = '';
    await client.get('/v2/x');
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', undefined]);
  });

  it('tells the server’s time, and when it was asked', async () => {
    answer = (response) => response.setHeader('X-Server-Time', '1747670400000').end('{"code":0}');
    const told = vi.fn();
    const before = performance.now();
    await clientWith('', told).get('/v2/x');
    answer = (response) => response.setHeader('X-Server-Time', 'soon').end('{"code":0}');
    await clientWith('', told).get('/v2/x');
    expect(told).toHaveBeenCalledTimes(1);
    expect(told.mock.calls[0]?.[0]).toBe(1747670400000);
    expect(told.mock.calls[0]?.[1]).toBeGreaterThanOrEqual(before);
  });
});

describe('a question that has left already', () => {
  const early = (answer: Promise<Response>) => {
    const told = vi.fn();
    const called = vi.fn();
    const asked: string[] = [];
    const stop = vi.fn();
    const client = createClient({
      base,
      lang: 'en',
      token: () => '',
      early: (url) => {
        asked.push(url);
        return url.endsWith('/v2/x?day=2')
          ? { answer, at: performance.now() - 300, cameAt: performance.now(), stop }
          : undefined;
      },
      onServerTime: told,
      onCall: called,
    });
    return { client, told, called, asked, stop };
  };

  it('is not sent again, and its answer is read as every other', async () => {
    const came = new Response('{"code":0,"data":"early"}', { headers: { 'X-Server-Time': '1747670400000' } });
    const { client, told, called, asked } = early(Promise.resolve(came));
    expect(await client.get('/v2/x', { day: 2 })).toBe('early');
    expect(received).toHaveLength(0);
    expect(asked).toEqual([`${base}/v2/x?day=2`]);
    expect(told, 'its time is that of another moment').not.toHaveBeenCalled();
    expect(called.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', path: '/api-server/v2/x', status: 200 });
    expect(called.mock.calls[0]?.[0].took).toBeGreaterThanOrEqual(299);
    expect(called.mock.calls[0]?.[0].took).toBeLessThan(400);
  });

  it('another question is sent', async () => {
    const { client } = early(Promise.reject(new TypeError('never')).catch(() => new Response('')));
    expect(await client.get('/v2/x', { day: 3 })).toEqual({ a: 1 });
    expect(received).toHaveLength(1);
  });

  it('may have failed, or be given up, like every other', async () => {
    const lost = early(Promise.reject(new TypeError('Failed to fetch')));
    expect(await faultOf(lost.client.get('/v2/x', { day: 2 }))).toMatchObject({ fault: 'transport' });
    expect(warn).toHaveBeenCalledWith('request fail', 'Network Error');
    const stop = new AbortController();
    const silent = early(new Promise(() => undefined));
    const fault = faultOf(silent.client.get('/v2/x', { day: 2 }, { signal: stop.signal }));
    stop.abort();
    expect(await fault).toMatchObject({ fault: 'aborted' });
    expect(silent.stop, 'its connection is free').toHaveBeenCalledOnce();
  });
});

describe('§4 §8 what can go wrong', () => {
  it('§9 T24: the time-out is 60 seconds', () => {
    proves('9.1', 'T24');
    expect(REQUEST_TIMEOUT).toBe(60_000);
  });

  it('the time-out is in force: a server that never answers is a transport failure', async () => {
    proves('9.1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      answer = () => undefined;
      const fault = faultOf(clientWith().get('/v2/x'));
      await vi.waitFor(() => expect(received).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT - 1000);
      expect(warn).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1001);
      expect(await fault).toMatchObject({ fault: 'transport' });
      expect(warn).toHaveBeenCalledWith('request fail', 'timeout of 60000 ms exceeded');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([400, 401, 409, 429, 500])('an envelope with status %i is read as one', async (status) => {
    answer = (response) => {
      response.statusCode = status;
      response.end('{"code":1001,"message":"库存不足","data":null}');
    };
    expect(await faultOf(clientWith().get('/v2/x'))).toMatchObject({ fault: 'refused', message: '库存不足' });
    expect(warn, 'a refusal is an answer').not.toHaveBeenCalled();
  });

  it('§8: a lost connection is logged as "request fail", without address and without token', async () => {
    proves('8.2');
    answer = (response) => response.destroy();
    const fault = await faultOf(clientWith('s3cret').post('/v2/orders/77', { card: '4711' }, 'key-1'));
    expect(fault).toMatchObject({ fault: 'transport', message: 'request fail' });
    expect(warn).toHaveBeenCalledTimes(1);
    const logged = JSON.stringify(warn.mock.calls);
    expect(logged).toContain('request fail');
    for (const secret of ['s3cret', 'orders', '4711', 'key-1', 'api-server', 'http:']) {
      expect(logged).not.toContain(secret);
    }
  });

  it('§8: a page of a proxy instead of an envelope is a transport failure, logged as well', async () => {
    proves('8.2');
    answer = (response) => {
      response.statusCode = 502;
      response.end('<html>Bad Gateway</html>');
    };
    expect(await faultOf(clientWith().get('/v2/x'))).toMatchObject({ fault: 'transport' });
    expect(warn.mock.calls[0]?.[0]).toBe('request fail');
  });

  it('§8: an aborted request says so, and is nobody’s failure', async () => {
    proves('8.4');
    answer = () => undefined;
    const stop = new AbortController();
    const fault = faultOf(clientWith().get('/v2/x', {}, { signal: stop.signal }));
    await vi.waitFor(() => expect(received).toHaveLength(1));
    stop.abort();
    expect(await fault).toMatchObject({ fault: 'aborted', message: 'Request aborted' });
    expect(warn).not.toHaveBeenCalled();
  });
});

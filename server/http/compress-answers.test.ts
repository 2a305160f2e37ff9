import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerWithKept, compressAnswers } from './compress-answers.ts';

const long = JSON.stringify({
  rows: Array.from({ length: 60 }, (_, i) => ({ rank: i, name: `Somebody ${i}` })),
});
let server: FastifyInstance;
beforeEach(() => {
  server = Fastify();
  compressAnswers(server);
  const answers: Record<string, [type: string, body: string | Buffer, headers?: Record<string, string>]> = {
    '/board': ['application/json; charset=utf-8', long, { Vary: 'Authorization, lang' }],
    '/bytes': ['image/svg+xml', Buffer.from(long)],
    '/short': ['application/json; charset=utf-8', '{"code":0}'],
    '/photo': ['image/jpeg', Buffer.from(long)],
    '/done': ['text/javascript', Buffer.from(long), { 'Content-Encoding': 'br' }],
  };
  for (const [path, [type, body, headers = {}]] of Object.entries(answers))
    server.get(path, (_request, reply) => reply.type(type).headers(headers).send(body));
});
afterEach(() => server.close());
const get = (url: string, accepts?: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers: accepts === undefined ? {} : { 'accept-encoding': accepts } });

describe('a text that leaves as it is', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=0.8, BR', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0.0', undefined, (body: Buffer) => body],
    ['deflate', undefined, (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body],
  ])('for %s it is compressed by %s, and the same', async (accepts, encoding, open) => {
    for (const url of ['/board', '/bytes']) {
      const { headers, rawPayload } = await get(url, accepts);
      expect(headers['content-encoding']).toBe(encoding);
      expect(open(rawPayload).toString()).toBe(long);
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(rawPayload.length < long.length / 4).toBe(encoding !== undefined);
    }
  });

  it('says what it varies by, beside what was said before', async () => {
    for (const accepts of ['br', '']) {
      expect((await get('/board', accepts)).headers.vary).toBe('Authorization, lang, Accept-Encoding');
      expect((await get('/bytes', accepts)).headers.vary).toBe('Accept-Encoding');
    }
  });

  it('HEAD has the same headers and no body', async () => {
    const { headers, rawPayload } = await get('/board', 'br', 'HEAD');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-length']).toBe((await get('/board', 'br')).headers['content-length']);
    expect(rawPayload.length).toBe(0);
  });
});

it('what is short, no text, or compressed already stays as it is', async () => {
  expect((await get('/short', 'br')).headers).not.toHaveProperty('content-encoding');
  expect((await get('/short', 'br')).headers).not.toHaveProperty('vary');
  expect((await get('/photo', 'br')).rawPayload.toString()).toBe(long);
  expect((await get('/done', 'br')).rawPayload.toString()).toBe(long);
});

it('what stays the same is compressed once for each way of compressing, however often it is asked for', async () => {
  const kept = Fastify();
  compressAnswers(kept);
  const answer = answerWithKept(long);
  const bodies = new Set<string | Buffer>();
  kept.get('/', async (request, reply) => {
    const body = await answer(request, reply.type('application/json').header('Vary', 'lang'));
    bodies.add(body);
    return body;
  });
  for (const [accepts, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['', (body: Buffer) => body],
    ['br, gzip', brotliDecompressSync],
  ] as const) {
    const { headers, rawPayload } = await kept.inject({ url: '/', headers: { 'accept-encoding': accepts } });
    expect(open(rawPayload).toString()).toBe(long);
    expect(headers.vary).toBe('lang, Accept-Encoding');
    expect(headers['content-length']).toBe(String(rawPayload.length));
  }
  expect(bodies.size, 'each way of compressing once').toBe(3);
  await kept.close();
});

// Every third day, 4 s: opens a server with a database of its own.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { knownLanguage } from '../../engine/i18n/language.ts';
import { createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { errors } from '../errors.ts';
import { fair, LogCapture, newUser, noon } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { request, sendBytes, type WireAnswer } from '../fixtures/wire.ts';
import { createPages } from '../pages/pages.ts';
import { avatarsPlugin } from '../seed/avatars.ts';
import { everyAnswer, everyAnswerOverHttps } from './security-headers.ts';

let db: Database;
let app: FastifyInstance;
let port: number;
let user: { readonly id: string; readonly token: string };
const log = new LogCapture();

const pages = createPages({
  basePath: '/h5_ac/',
  clientFolder: '/nowhere',
  settingsFile: '/nowhere/settings.json',
  documents: () => [{ route: 'not_found', languages: ['cn', 'en'], aliases: [] }],
  language: knownLanguage,
  freshFor: () => 60_000,
  render: async (route, lang) => ({
    html: `<!doctype html><title>${route} ${lang}</title>`,
    hashes: { styles: [], scripts: [] },
  }),
});

beforeAll(async () => {
  db = await openTestDatabase();
  user = await newUser(db, 500);
  app = await createApp({
    db,
    documents: [fair],
    clock: () => noon,
    logger: { level: 'trace', stream: log },
    options: { plugins: [pages.plugin, avatarsPlugin], notFound: pages.notFound },
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
});

beforeEach(() => {
  log.lines.length = 0;
});

/** Nothing of who asked is in the answer or in the log, wherever it stood in the request. */
function expectSilence(answer: WireAnswer): void {
  const told = `${JSON.stringify(answer.headers)}${answer.body}${log.lines.join('')}`;
  for (const secret of [user.token, user.id, 'token=', 'user_id']) expect(told).not.toContain(secret);
  expect(log.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
}

const envelopeOf = ({ body }: WireAnswer) =>
  JSON.parse(body) as { code: number; message: string; data: null };
const query = () => `?token=${user.token}&user_id=${user.id}`;
const order = '/api-server/v2/activities/fair/exchange/badge';

describe('§7 token hygiene on every path and by every method', () => {
  const { NOT_FOUND, METHOD_NOT_ALLOWED, BAD_REQUEST } = errors;
  it.each([
    ['GET', '/api-server/nothing', NOT_FOUND],
    ['POST', '/api-server/nothing', NOT_FOUND],
    ['OPTIONS', '/api-server/nothing', NOT_FOUND],
    ['GET', '/api-server', NOT_FOUND],
    ['GET', '/api-anchor/v2/time', NOT_FOUND],
    ['POST', '/nothing', NOT_FOUND],
    ['PUT', '/h5_ac/activity', NOT_FOUND],
    ['OPTIONS', '/', NOT_FOUND],
    ['DELETE', '/api-server/v2/time', METHOD_NOT_ALLOWED],
    ['OPTIONS', order, METHOD_NOT_ALLOWED],
    ['PATCH', order, METHOD_NOT_ALLOWED],
    ['GET', order, METHOD_NOT_ALLOWED],
    ['GET', '/api-server/v2/%', BAD_REQUEST],
    ['GET', '/api-server/%C0%AF', BAD_REQUEST],
    ['POST', '/%', NOT_FOUND],
    ['GET', `/api-server/v2/activities/${'x'.repeat(300)}/balance`, BAD_REQUEST],
    ['GET', `/api-server/v2/activities/${encodeURIComponent('fair?token=1')}/balance`, BAD_REQUEST],
  ])('%s %s answers an envelope', async (method, path, expected) => {
    const auth = [`Authorization: Bearer ${user.token}`];
    const answer = await request(port, `${method} ${path}${query()}`, auth);
    expect(answer.status).toBe(expected.status);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(envelopeOf(answer)).toMatchObject({ code: expected.code, data: null });
    expect(envelopeOf(answer).message).toContain(expected.message.cn);
    expectSilence(answer);
    expect(log.lines.length).toBeGreaterThan(0);
  });

  it('says which methods there are', async () => {
    expect((await request(port, `DELETE /api-server/v2/mbti${query()}`)).headers.allow).toBe('GET, HEAD');
    expect((await request(port, 'GET /api-server/v2/events')).headers.allow).toBe('POST');
    const wall = await request(port, 'PUT /api-server/v2/activities/fair/wall');
    expect(wall.headers.allow).toBe('GET, HEAD, POST');
  });

  it.each([
    '/nothing',
    '/h5_ac/nothing',
    '/%',
    '/h5_ac/%',
    '/h5_ac/%C0%AF',
    '/api-serverx/y',
    '/h5_ac/assets',
    '/h5_ac/assets/art',
  ])('GET and HEAD %s get the page that says that nothing is there', async (path) => {
    const answer = await request(port, `GET ${path}${query()}&lang=en`);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<title>not_found en</title>');
    expectSilence(answer);
    const head = await request(port, `HEAD ${path}${query()}`);
    expect([head.status, head.body]).toEqual([404, '']);
    expectSilence(head);
  });

  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
  const call = 'application/json, text/plain, */*';
  const json = 'application/json; charset=utf-8';
  const html = 'text/html; charset=utf-8';
  const text = 'text/plain; charset=utf-8';
  it.each([
    ['/h5_ac/assets/nothing.js', '*/*', text],
    ['/h5_ac/assets/nothing.css', 'text/css,*/*;q=0.1', text],
    ['/h5_ac/assets/nothing.png', 'image/avif,image/webp,*/*;q=0.8', text],
    ['/h5_ac/assets/nothing.js', undefined, text],
    ['/h5_ac/assets/..%2f..%2fx.js', '*/*', text],
    ['/h5_ac/avatars/99.svg', 'image/avif,*/*;q=0.8', text],
    ['/h5_ac/nothing.json', '*/*', text],
    ['/favicon.ico', 'image/avif,*/*;q=0.8', text],
    ['/%/x.js', '*/*', text],
    ['/h5_ac/assets/nothing.js', browser, html],
    ['/h5_ac/assets/nothing', '*/*', html],
    ['/h5_ac/avatars/99.svg', browser, html],
    ['/favicon.ico', browser, html],
    ['/h5_ac/assets/nothing.js', call, json],
    ['/h5_ac/nothing', call, json],
    ['/nothing', 'Application/JSON', json],
    ['/h5_ac/assets', 'application/json', json],
  ])('%s, where %s is accepted, is answered with %s', async (path, accept, type) => {
    const headers = accept === undefined ? [] : [`Accept: ${accept}`];
    const answer = await request(port, `GET ${path}${query()}`, headers);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      type,
      'no-store',
    ]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    if (type === text) expect(answer.body).toBe('Not found');
    else if (type === html) expect(answer.body).toContain('<title>not_found ');
    else expect(envelopeOf(answer)).toMatchObject({ code: NOT_FOUND.code, data: null });
    expectSilence(answer);
    const head = await request(port, `HEAD ${path}${query()}`, headers);
    expect([head.status, head.headers['content-type'], head.body]).toEqual([404, type, '']);
  });

  it('HEAD answers as GET does, without a body', async () => {
    const answer = await request(port, `HEAD /api-server/v2/time${query()}`);
    expect([answer.status, answer.body]).toEqual([200, '']);
    expectSilence(answer);
  });

  it('an address in absolute form, and one with a fragment, stay out of the log', async () => {
    expectSilence(await request(port, `GET http://x/nothing${query()}`));
    expectSilence(await request(port, `GET /nothing#token=${user.token}`));
  });
});

describe('bytes that are no request', () => {
  it.each([
    ['no HTTP at all', () => `token=${user.token}\r\n\r\n`, 400],
    ['a method that is none', () => `STEAL /x${query()} HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
    ['a header without a name', () => `GET /x${query()} HTTP/1.1\r\n: ${user.token}\r\n\r\n`, 400],
    ['an address beyond all length', () => `GET /${'x'.repeat(20_000)}${query()} HTTP/1.1\r\n\r\n`, 431],
    ['no host', () => `GET /healthz${query()} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
    [
      'an expectation that nobody knows',
      () => `GET /healthz${query()} HTTP/1.1\r\nHost: x\r\nExpect: odd\r\n\r\n`,
      417,
    ],
    ['a tunnel', () => `CONNECT ${user.token}:443 HTTP/1.1\r\nHost: x\r\n\r\n`, 405],
    ['two lengths', () => `POST ${order} HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    [
      'a length and chunks',
      () => `POST ${order} HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
  ])('%s', async (_name, bytes, status) => {
    const answer = await sendBytes(port, bytes());
    expect(answer.status).toBe(status);
    expect(envelopeOf(answer).code).toBeGreaterThanOrEqual(1000);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const [name, value] of Object.entries(everyAnswer))
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    expectSilence(answer);
  });

  it.each([
    ['GET /healthz', 200],
    ['GET /readyz', 200],
    ['GET /', 302],
    ['GET /h5_ac', 302],
    ['POST /nothing', 404],
    ['GET /api-server/%', 400],
    ['GET /h5_ac/assets/..%2f..%2fx.js', 404],
    ['GET /h5_ac/assets/nothing.js', 404],
  ])('%s is kept by nobody', async (line, status) => {
    const answer = await request(port, line);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it('an activity that there is stands in the log, and none that a caller makes up', async () => {
    await request(port, 'GET /api-server/v2/activities/CANARY/balance');
    await request(port, 'GET /api-server/v2/activities/fair/balance');
    expect(JSON.stringify(log)).not.toContain('CANARY');
    expect(JSON.stringify(log)).toContain('fair');
  });

  it('a body that is cut off orders nothing and is no failure of the server', async () => {
    const head = `POST ${order} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n`;
    const rest = `Idempotency-Key: cut-off-in-the-middle\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"count"`;
    const socket = connect(port, '127.0.0.1');
    socket.write(head + rest);
    await sleep(100);
    socket.destroy();
    await sleep(100);
    const { rows } = await db.query('SELECT 1 FROM exchange_orders');
    expect(rows).toEqual([]);
    expectSilence({ status: 0, headers: {}, body: '' });
  });

  it('what is wrong behind a good request does not take its answer', async () => {
    const good = 'GET /api-server/v2/time HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await sendBytes(port, `${good}rubbish ${user.token}\r\n\r\n`);
    expect([0, 200]).toContain(answer.status);
    expectSilence(answer);
  });
});

describe('where the server is reached over HTTPS alone', () => {
  let secured: FastifyInstance;
  let at: number;

  beforeAll(async () => {
    secured = await createApp({
      db,
      documents: [fair],
      clock: () => noon,
      logger: { level: 'silent' },
      options: {
        plugins: [pages.plugin, avatarsPlugin],
        notFound: pages.notFound,
        headers: everyAnswerOverHttps,
      },
    });
    at = Number(new URL(await secured.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  afterAll(() => secured.close());

  it.each([
    ['GET /api-server/v2/time', 200],
    ['GET /api-server/nothing', 404],
    ['GET /api-server/%', 400],
    ['DELETE /api-server/v2/time', 405],
    ['POST /nothing', 404],
    ['GET /h5_ac', 302],
    ['GET /h5_ac/nothing', 404],
    ['GET /h5_ac/assets/nothing.js', 404],
    ['GET /h5_ac/avatars/1.svg', 200],
    ['GET /healthz', 200],
    ['CONNECT x:443', 405],
    ['NONSENSE', 400],
  ])('%s says so', async (line, status) => {
    const answer = await request(at, line);
    expect([answer.status, answer.headers['strict-transport-security']]).toEqual([
      status,
      'max-age=31536000',
    ]);
  });
});

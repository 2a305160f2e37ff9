// Every third day, 4 s: opens a server with a database of its own.
import type { Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../errors.ts';
import { base, openFair } from '../fixtures/open-fair.ts';
import { sendBytes } from '../fixtures/wire.ts';

const { h } = openFair();
let port: number;
let token: string;

beforeAll(async () => {
  port = Number(new URL(await h.app.listen({ host: '127.0.0.1', port: 0 })).port);
  token = (await h.newUser()).token;
});

describe('a request of which half came', () => {
  it.each([
    ['that does not come in time', 'ERR_HTTP_REQUEST_TIMEOUT', 408],
    ['that is no HTTP', 'HPE_INVALID_CHUNK_SIZE', 400],
  ])('half a body %s is told so, as half a head is', async (_, code, status) => {
    const arrived = new Promise<Socket>((resolve) =>
      h.app.server.once('request', ({ socket }: { socket: Socket }) => resolve(socket)),
    );
    const head = `POST /api-server${base}/exchange/badge HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: half-of-a-body-came\r\n`;
    const answered = sendBytes(
      port,
      `${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"count"`,
    );
    // As Node says it, after half a minute.
    h.app.server.emit('clientError', Object.assign(new Error('late'), { code }), await arrived);
    const answer = await answered;
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, errors.BAD_REQUEST.code]);
    expect(JSON.stringify(answer) + h.log.lines.join('')).not.toContain(token);
    expect(h.log.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it.each([
    [
      'a tunnel',
      'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n',
      405,
      errors.METHOD_NOT_ALLOWED.code,
    ],
    [
      'an unknown expectation',
      `GET /api-server${base}/balance HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n`,
      417,
      errors.BAD_REQUEST.code,
    ],
  ])('%s is refused in our words, with the headers of every answer', async (_, head, status, code) => {
    const answer = await sendBytes(port, `${head}\r\n`);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close' });
  });

  it('a body whose chunks are none is told so', async () => {
    const head = `POST /api-server${base}/exchange/badge HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
    const answer = await sendBytes(
      port,
      `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nrubbish\r\n`,
    );
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, errors.BAD_REQUEST.code]);
    expect(JSON.stringify(answer) + h.log.lines.join('')).not.toContain(token);
    expect(h.log.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});

import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '../../engine/i18n/language.ts';
import { type ErrorName, Refusal } from '../errors.ts';
import { failureText } from './envelope.ts';

/** What a request that is no HTTP, or none in time, is answered with. */
function answerOf(code: string | undefined): { readonly status: number; readonly name: ErrorName } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, name: 'BAD_REQUEST' };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, name: 'TOO_LARGE' };
  return { status: 400, name: 'BAD_REQUEST' };
}

/**
 * Answers bytes that never became a request: an envelope, and no word of them in the log. The connection ends, because
 * nobody knows where the next request would begin.
 *
 * @param headers of every answer
 */
export const answerBadHttp =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy();
    end(socket, headers, answerOf(error.code));
  };

/**
 * Whether an answer to an earlier request is on its way, and must not be taken for this one. The answer that Node holds ready
 * for a request of which only half the body has come is none.
 */
function isAnswering(socket: Socket): boolean {
  const ready = '_httpMessage' in socket ? socket._httpMessage : null;
  return ready instanceof ServerResponse && (ready.headersSent || ready.req.complete);
}

/** Writes an envelope to a connection that has no request, and ends it. */
function end(
  socket: Duplex,
  headers: Readonly<Record<string, string>>,
  { status, name }: { readonly status: number; readonly name: ErrorName },
): void {
  const body = failureText(name, defaultLanguage);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Answers what Node would refuse by itself, without any header of ours: no host, an unknown expectation, a tunnel. */
export function refuseBadHttp(fastify: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  fastify.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new Refusal('BAD_REQUEST', 'Host');
  });
  fastify.server.on('checkExpectation', (request) =>
    end(request.socket, headers, { status: 417, name: 'BAD_REQUEST' }),
  );
  fastify.server.on('connect', (_request, socket) =>
    end(socket, headers, { status: 405, name: 'METHOD_NOT_ALLOWED' }),
  );
}

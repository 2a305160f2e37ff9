import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RequestError } from './errors.ts';

/** A request as it arrived over the wire. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface Loopback {
  origin: string;
  received: Received[];
  answer: (response: ServerResponse, request: Received) => void;
  close(): Promise<void>;
}

export const OK = '{"code":0,"message":"ok","data":{"a":1}}';

/** A real server on this machine that keeps what it receives and answers as told. */
export async function openLoopback(): Promise<Loopback> {
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('error', () => undefined);
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body: Buffer.concat(parts) };
      loopback.received.push(request);
      response.setHeader('Content-Type', 'application/json');
      loopback.answer(response, request);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const loopback: Loopback = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: (response) => response.end(OK),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return loopback;
}

/** How a call failed; a failure of the test where it did not, or in another way. */
export async function faultOf(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => new Error('The call succeeded.'),
    (one: unknown) => one,
  );
  if (error instanceof RequestError) return error;
  throw error;
}

import { connect, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { type DrainLimits, drainOnClose } from './drain.ts';

/** More than a connection takes whose other end does not read. */
const answer = 'x'.repeat(32 * 1024 * 1024);

let client: Socket | undefined;
afterEach(() => client?.destroy());

/** A server that has been asked something. */
async function asked(limits: DrainLimits, bytes: string) {
  const app = fastify();
  const state = drainOnClose(app, limits);
  const begun = new Promise<void>((resolve) => app.addHook('onRequest', async () => resolve()));
  app.post('/', () => answer);
  app.get('/small', () => 'done');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  client = connect(Number(port), '127.0.0.1');
  client.on('error', () => undefined);
  client.write(bytes);
  await begun;
  return { app, state };
}

const small = 'GET /small HTTP/1.1\r\nHost: x\r\n\r\n';

it('a request of which a part never comes is cut off, however long all else may take', async () => {
  const limits = { quiet: 0, unsent: 20, most: Number.POSITIVE_INFINITY };
  const half = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf';
  const { app } = await asked(limits, half);
  await expect(app.close()).resolves.toBeUndefined();
});

it('an answer that nobody reads keeps no connection open', async () => {
  const { app } = await asked({ quiet: 0, unsent: 20, most: 50 }, 'POST / HTTP/1.1\r\nHost: x\r\n\r\n');
  await app.close();
  const open = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
});

it('says from the first moment that it is stopping, and not before', async () => {
  const { app, state } = await asked({ quiet: 0, unsent: 20, most: 50 }, small);
  expect(state.stopping).toBe(false);
  const closed = app.close();
  await vi.waitFor(() => expect(state.stopping).toBe(true));
  await closed;
});

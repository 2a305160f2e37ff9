import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
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

it('a connection on which nobody has finished asking is closed at once, not when all patience is over', async () => {
  const app = fastify();
  drainOnClose(app, { quiet: 0, unsent: 60_000, most: 50 });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  client = connect(Number(port), '127.0.0.1');
  const socket = client;
  socket.on('error', () => undefined);
  const seen = new Promise((resolve) =>
    app.server.once('connection', (one: Socket) => one.once('data', resolve)),
  );
  socket.write('GET /small HT');
  await seen;
  const gone = new Promise((resolve) => socket.once('close', () => resolve('closed')));
  await app.close();
  expect(await gone).toBe('closed');
});

it('says from the first moment that it is stopping, and not before', async () => {
  const { app, state } = await asked({ quiet: 0, unsent: 20, most: 50 }, small);
  expect(state.stopping).toBe(false);
  const closed = app.close();
  await vi.waitFor(() => expect(state.stopping).toBe(true));
  await closed;
});

it('the quiet begins anew when an answer is whole: who has been connected meanwhile is answered too', async () => {
  const app = fastify({ return503OnClosing: false });
  drainOnClose(app, { quiet: 500, unsent: 2000, most: 20_000 });
  let finish = (): void => undefined;
  const begun = new Promise<void>((resolve) => app.addHook('onRequest', async () => resolve()));
  app.get('/long', () => new Promise((resolve) => (finish = () => resolve('done'))));
  app.get('/small', () => 'done');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const [first, second] = [connect(Number(port), '127.0.0.1'), connect(Number(port), '127.0.0.1')];
  const told = [first, second].map(
    (socket) =>
      new Promise<string>((resolve) => {
        socket.on('error', () => undefined).once('close', () => resolve('closed without an answer'));
        socket.once('data', (bytes: Buffer) => resolve(bytes.toString()));
      }),
  );
  first.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  await begun;
  const closed = app.close();
  // Longer than the quiet: the request alone that is open keeps the server.
  await sleep(800);
  finish();
  expect(await told[0]).toContain('200 OK');
  await sleep(100);
  second.write(small);
  expect(await told[1]).toContain('200 OK');
  await closed;
});

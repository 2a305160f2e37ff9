import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bounds of a shutdown, in ms. */
export interface DrainLimits {
  /** So long nothing new must come before the port is closed. */
  readonly quiet: number;
  /** Longest wait for that, and for the rest of a request that is still being sent. */
  readonly unsent: number;
  /** Longest wait for the answer to a request that is whole. */
  readonly answers: number;
}

export const defaultDrainLimits: DrainLimits = { quiet: 150, unsent: 2000, answers: 20_000 };

/**
 * Lets the server end without breaking a promise (decision 0035). On close it goes on taking what clients had sent
 * already, until nothing new comes; answers it; and cuts off requests of which a part is missing: their work was never
 * begun. Without this, Node closes its port and its quiet connections at once, with orders unread in them.
 */
export function drainOnClose(fastify: FastifyInstance, limits: DrainLimits): { readonly stopping: boolean } {
  const state = { stopping: false };
  const open = new Set<FastifyRequest>();
  const sockets = new Set<Socket>();
  let lastSign = 0;
  const sign = (): void => {
    lastSign = performance.now();
  };
  fastify.server.on('connection', (socket: Socket) => {
    sign();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  fastify.addHook('onRequest', async (request, reply) => {
    sign();
    open.add(request);
    // Comes after the last byte, and also where the client has gone.
    reply.raw.once('close', () => open.delete(request));
  });

  const until = async (done: () => boolean, most: number): Promise<void> => {
    const end = performance.now() + most;
    while (!done() && performance.now() < end) await sleep(10);
  };
  fastify.addHook('preClose', async () => {
    state.stopping = true;
    sign();
    await until(() => open.size === 0 && performance.now() - lastSign > limits.quiet, limits.unsent);
    for (const { raw } of open) if (!raw.complete) raw.socket.destroy();
    await until(() => open.size === 0, limits.answers);
    // What is left is half a request, or a connection that is kept for another one.
    for (const socket of sockets) {
      if (socket.writableLength === 0) socket.destroy();
      else socket.destroySoon();
    }
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, limits.unsent).unref();
  });
  return state;
}

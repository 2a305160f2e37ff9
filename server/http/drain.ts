import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bounds of a shutdown, in ms. */
export interface DrainLimits {
  /** So long nothing new must come before the port is closed. */
  readonly quiet: number;
  /** Longest wait for the rest of a request that is still being sent. */
  readonly unsent: number;
  /** Longest wait in all. */
  readonly most: number;
}

export const defaultDrainLimits: DrainLimits = { quiet: 150, unsent: 2000, most: 20_000 };

/** Between two looks, ms: in each pause the event loop comes round to connections and bytes that wait. */
const pause = 10;

/**
 * Lets the server end without breaking a promise (decision 0035). On close it goes on taking what clients had sent
 * already, until nothing new comes; answers it; and cuts off requests of which a part is missing: their work was never
 * begun. Without this, Node closes its port and its quiet connections at once, with orders unread in them.
 */
export function drainOnClose(fastify: FastifyInstance, limits: DrainLimits): { readonly stopping: boolean } {
  const state = { stopping: false };
  const open = new Set<FastifyRequest>();
  const sockets = new Set<Socket>();
  // Counted in turns of the event loop, not in time: the embedded engine may hold the loop for longer than any pause,
  // with connections waiting behind it that nobody has seen.
  let quietTurns = 0;
  const sign = (): void => {
    quietTurns = 0;
  };
  fastify.server.on('connection', (socket: Socket) => {
    sign();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  fastify.addHook('onRequest', async (request, reply) => {
    open.add(request);
    // Comes after the last byte, and also where the client has gone.
    reply.raw.once('close', () => {
      sign();
      open.delete(request);
    });
  });

  fastify.addHook('preClose', async () => {
    state.stopping = true;
    sign();
    const begin = performance.now();
    const elapsed = (): number => performance.now() - begin;
    while ((open.size > 0 || quietTurns * pause < limits.quiet) && elapsed() < limits.most) {
      await sleep(pause);
      quietTurns += 1;
      if (elapsed() < limits.unsent) continue;
      for (const { raw } of open) if (!raw.complete) raw.socket.destroy();
    }
    // What is left is half a request, or a connection that is kept for another one.
    for (const socket of sockets) socket.destroySoon();
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, limits.unsent).unref();
  });
  return state;
}

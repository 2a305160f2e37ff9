import type { Handler } from '../kernel/context.ts';
import type { ServerRoom } from '../kernel/mechanic.ts';
import { verifyCode } from './codes.ts';
import { checkFollow, joinCarnival } from './follows.ts';
import { listActivities, queryLocation, readTime } from './general.ts';
import { viewLive } from './live.ts';
import { countReport, recordEvents } from './telemetry.ts';

/** Handlers of the calls that belong to no room, by operationId. */
const general: Readonly<Record<string, Handler>> = {
  queryLocation,
  verifyCode,
  joinCarnival,
  viewLive,
  checkFollow,
  readTime,
  listActivities,
  recordEvents,
  countReport,
};

/**
 * The handler of each operationId of the API's description; the server does not start where one is missing.
 *
 * @throws Error where two rooms answer one call, or a room answers one of the server's own
 */
export function handlersOf(rooms: readonly ServerRoom[]): Readonly<Record<string, Handler>> {
  const all: Record<string, Handler> = { ...general };
  for (const [operation, handler] of rooms.flatMap(({ handlers = {} }) => Object.entries(handlers))) {
    if (Object.hasOwn(all, operation))
      throw new Error(`Two rooms answer the call ${operation}: give one of them another operationId`);
    all[operation] = handler;
  }
  return all;
}

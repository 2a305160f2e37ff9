import type { Handler } from '../kernel/context.ts';
import type { ServerRoom } from '../kernel/mechanic.ts';
import { keepDraft, listDrafts } from './drafts.ts';
import { checkFollow, joinCarnival } from './follows.ts';
import { listActivities, queryLocation, readTime } from './general.ts';
import { viewLive } from './live.ts';
import { listRoutes } from './routes.ts';
import { countReport, recordEvents } from './telemetry.ts';
import { tellGroups } from './tell-groups.ts';
import { tellRooms } from './tell-rooms.ts';
import { verifyCode } from './verify-code.ts';

/** Handlers of the calls that belong to no room, by operationId. */
export const ownHandlers: Readonly<Record<string, Handler>> = {
  queryLocation,
  verifyCode,
  joinCarnival,
  viewLive,
  checkFollow,
  readTime,
  listActivities,
  listRoutes,
  listDrafts,
  keepDraft,
  tellRooms,
  tellGroups,
  recordEvents,
  countReport,
};

/** The handler of each operationId of the API's description: no two rooms have one (`server/rooms-fit/rooms-fit.ts`). */
export function handlersOf(rooms: readonly ServerRoom[]): Readonly<Record<string, Handler>> {
  return Object.assign({}, ownHandlers, ...rooms.map(({ handlers }) => handlers));
}

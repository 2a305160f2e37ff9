import { CLOCK_AHEAD } from '../../engine/document/anywhere/days.ts';
import type {
  RoomState,
  RoomStateOutcome,
  RoomStatesAnswer,
  RoomStatesRequest,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import type { Handler } from '../kernel/context.ts';
import { usersAmong } from '../kernel/known-users.ts';
import { withMisfits } from '../kernel/misfits.ts';
import { isLive } from '../kernel/told-rooms.ts';

type Became = Omit<RoomStateOutcome, 'live_obj_id'>;

/** What is wrong with a state by itself. */
function wrongOf(one: RoomState, people: ReadonlySet<string>, now: number): Became | null {
  if (one.at > now + CLOCK_AHEAD) return { became: 'refused', reason: 'future', field: 'at' };
  if (!one.live && (one.viewers ?? 0) > 0) return { became: 'refused', reason: 'invalid', field: 'viewers' };
  return people.has(one.host) ? null : { became: 'refused', reason: 'unknown-user', field: 'host' };
}

/**
 * Keeps the newest of each room, in one order for all transactions. A room that is on air stays so since it opened; one whose
 * time had run out begins anew.
 *
 * @returns the rooms that were written
 */
async function keep(tx: Queryable, states: readonly RoomState[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ live_obj_id: string }>(
    `INSERT INTO live_rooms (live_obj_id, host, title, viewers, since, told_at)
     SELECT n.live_obj_id, n.host, COALESCE(n.title, ''), COALESCE(n.viewers, 0), CASE WHEN n.live THEN n.at END, n.at
     FROM json_to_recordset($1::json) AS n(live_obj_id text, host text, title text, viewers int4, live boolean, at int8)
     ORDER BY n.live_obj_id
     ON CONFLICT (live_obj_id) DO UPDATE SET viewers = excluded.viewers, told_at = excluded.told_at,
       title = CASE WHEN excluded.title = '' THEN live_rooms.title ELSE excluded.title END,
       since = CASE WHEN excluded.since IS NOT NULL AND ${isLive('excluded.told_at')} THEN live_rooms.since ELSE excluded.since END
     WHERE live_rooms.host = excluded.host AND (live_rooms.told_at IS NULL OR live_rooms.told_at <= excluded.told_at)
     RETURNING live_obj_id`,
    [JSON.stringify(states)],
  );
  return new Set(rows.map(({ live_obj_id }) => live_obj_id));
}

const heldBy = ({ live_obj_id, host }: Pick<RoomState, 'live_obj_id' | 'host'>) => `${live_obj_id} ${host}`;

/** Those of these rooms and hosts where the room is somebody else's. */
async function heldByOthers(tx: Queryable, states: readonly RoomState[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ live_obj_id: string; host: string }>(
    `SELECT r.live_obj_id, n.host FROM live_rooms r
     JOIN json_to_recordset($1::json) AS n(live_obj_id text, host text) USING (live_obj_id) WHERE r.host <> n.host`,
    [JSON.stringify(states)],
  );
  return new Set(rows.map(heldBy));
}

/** POST /v2/rooms: server to server only (decision 0104). Each room is judged by itself and told in its place. */
export const tellRooms: Handler<RoomStatesAnswer> = async ({ db, body, misfits, now }) => {
  const { rooms } = body as RoomStatesRequest;
  const outcomes = await db.transaction(async (tx) => {
    const people = await usersAmong(
      tx,
      rooms.map(({ host }) => host),
    );
    const judged = rooms.map((one) => wrongOf(one, people, now));
    const sound = rooms.filter((_, n) => judged[n] === null);
    const newest = new Map<string, RoomState>();
    for (const one of sound) {
      const before = newest.get(one.live_obj_id);
      // Of two hosts in one batch, the room is of the first.
      if (before === undefined || (before.host === one.host && before.at <= one.at))
        newest.set(one.live_obj_id, one);
    }
    const kept = await keep(tx, [...newest.values()]);
    const held = await heldByOthers(tx, sound);
    return rooms.map((one, n): RoomStateOutcome => {
      const { live_obj_id } = one;
      const wrong = judged[n];
      if (wrong) return { live_obj_id, ...wrong };
      if (kept.has(live_obj_id) && newest.get(live_obj_id) === one) return { live_obj_id, became: 'kept' };
      if (held.has(heldBy(one)))
        return { live_obj_id, became: 'refused', reason: 'other-host', field: 'host' };
      return { live_obj_id, became: 'older' };
    });
  });
  return {
    rooms: withMisfits(outcomes, misfits, 'live_obj_id', (live_obj_id, wrong) => ({
      live_obj_id,
      ...wrong,
    })),
  };
};

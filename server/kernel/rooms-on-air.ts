import type { Queryable } from '../database/database.ts';
import { askedOnce } from './asked-once.ts';
import type { Context } from './context.ts';
import { isLive } from './told-rooms.ts';

/** By what rooms are looked up: by whoever streams there, or by their own id. */
type By = 'host' | 'live_obj_id';

/** By what, which of them, at which moment: ms UTC. */
type Asked = readonly [by: By, ids: readonly string[], now: number];

interface OnAir {
  readonly id: string;
  readonly live_obj_id: string;
}

/** Each is found by an index, however many rooms there are: OFFSET keeps it so. */
async function readOnAir(db: Queryable, [by, ids, now]: Asked): Promise<readonly OnAir[]> {
  const { rows } = await db.query<OnAir>(
    `SELECT id, r.live_obj_id FROM json_array_elements_text($1::json) id CROSS JOIN LATERAL (
       SELECT live_obj_id FROM live_rooms WHERE ${by} = id AND ${isLive('$2::int8')}
       ORDER BY told_at DESC NULLS LAST, live_obj_id LIMIT 1 OFFSET 0) r`,
    [JSON.stringify(ids), now],
  );
  return rows;
}

/** Everybody who looks at a board asks for the same rooms. */
const asking = new WeakMap<Queryable, (key: string) => Promise<readonly OnAir[]>>();

/**
 * The rooms in which people are live now, the one that the app spoke of last where somebody has several.
 *
 * @param by `host`: of these people; `live_obj_id`: which of these rooms
 * @returns the room by what it was asked by; nobody who is not live
 */
export async function roomsOnAir(
  { db, now }: Pick<Context, 'db' | 'now'>,
  by: By,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const ask = asking.get(db) ?? askedOnce((key: string) => readOnAir(db, JSON.parse(key) as Asked));
  asking.set(db, ask);
  // To the second: whoever asks at the same time shares what is read.
  const rows = await ask(
    JSON.stringify([by, [...new Set(ids)].sort(), Math.floor(now / 1000) * 1000] satisfies Asked),
  );
  return new Map(rows.map(({ id, live_obj_id }) => [id, live_obj_id]));
}

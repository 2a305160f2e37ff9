import type { LiveViewAnswer } from '../../schemas/generated/types.gen.ts';
import { type Handler, known } from '../kernel/context.ts';
import { publicUser } from '../kernel/public-user.ts';
import { isLive } from '../kernel/told-rooms.ts';

interface RoomRow {
  readonly live_obj_id: string;
  readonly title: string;
  readonly viewers: number;
  readonly since: number | null;
  readonly live: boolean;
  readonly user_id: string;
  readonly nickname: string;
  readonly avatar: string;
}

/** GET /pc/live_view (specification §7): what a page outside the app may show of a live room. */
export const viewLive: Handler<LiveViewAnswer> = async ({ db, query, now }) => {
  const { rows } = await db.query<RoomRow>(
    `SELECT r.live_obj_id, r.title, r.viewers, r.since, ${isLive('$2::int8', 'r')} AS live, u.user_id, u.nickname, u.avatar
     FROM live_rooms r JOIN users u ON u.user_id = r.host WHERE r.live_obj_id = $1`,
    [query.live_obj_id, now],
  );
  const { live_obj_id, title, viewers, since, live, ...host } = known(rows[0]);
  const air = live ? { viewers, since } : { viewers: 0, since: null };
  return { live_obj_id, title, host: publicUser(host), live, ...air };
};

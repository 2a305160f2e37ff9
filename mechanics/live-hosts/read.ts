import { dayOf } from '../../engine/document/anywhere/days.ts';
import type { LiveHostRoom, LiveHostsAnswer, User } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known, paged } from '../../server/kernel/context.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { isLive } from '../../server/kernel/told-rooms.ts';
import { type LiveHosts, liveHosts } from './rules.ts';

/** Keys by which hosts stand in order, rising, in SQL of a place: the last is their user_id. */
const keysOf = ({ newestFirst }: LiveHosts) =>
  newestFirst ? (['-first_at', '0::int8'] as const) : (['-score', 'reached_at'] as const);

/** The campaign's hosts as far as it shows any, without those whom it hides. $1 the campaign, $2 who is hidden, $3 how many. */
const hostsOf = (block: LiveHosts): string => {
  const [first, second] = keysOf(block);
  return `SELECT user_id, ${first} AS first_key, ${second} AS second_key FROM live_host_places
    WHERE activity = $1 AND user_id NOT IN (SELECT json_array_elements_text($2::json))
    ORDER BY first_key, second_key, user_id LIMIT $3`;
};

const shown = (activity: string, { hidden, size }: LiveHosts) =>
  [activity, JSON.stringify(hidden), size] as const;

/** The room of a host: one that is live, else the one that was live last. @param now SQL of the moment */
const latestRoom = (now: string): string => `SELECT live_obj_id, title, viewers, since, ${isLive(now)} AS live
  FROM live_rooms WHERE host = h.user_id ORDER BY live DESC, told_at DESC NULLS LAST, live_obj_id LIMIT 1`;

interface RoomRow extends Omit<User, 'title'>, Omit<LiveHostRoom, 'id' | 'user'> {
  readonly first_key: number;
  readonly second_key: number;
}

const toldRoom = ({
  live_obj_id,
  title,
  live,
  viewers,
  since,
  following,
  ...user
}: RoomRow): LiveHostRoom => {
  const air = live ? { viewers, since } : { viewers: 0, since: null };
  return { id: user.user_id, live_obj_id, title, user: publicUser(user), live, ...air, following };
};

/**
 * GET /v2/activities/{id}/live_hosts. The cursor is how the last row stands in the order: who stays where they are is neither
 * missed nor shown twice, whatever others do between two pages.
 */
export const listLiveHosts: Handler<LiveHostsAnswer> = async (context) => {
  const { db, now, user, query } = context;
  const campaign = campaignOf(context);
  const block = known(campaign.block(liveHosts));
  const size = Number(query.size ?? 20);
  const [off = '0', first = '0', second = '0', after = ''] = String(query.cursor ?? '').split('.');
  const { rows } = await db.query<RoomRow>(
    `SELECT r.*, h.first_key, h.second_key, u.user_id, u.nickname, u.avatar,
       EXISTS (SELECT FROM follows f WHERE f.follower = $5 AND f.followed = h.user_id) AS following
     FROM (${hostsOf(block)}) h JOIN users u USING (user_id) CROSS JOIN LATERAL (${latestRoom('$4::int8')}) r
     WHERE $6 OR (CASE WHEN r.live THEN 0 ELSE 1 END, h.first_key, h.second_key, h.user_id) > ($7::int4, $8::int8, $9::int8, $10)
     ORDER BY r.live DESC, h.first_key, h.second_key, h.user_id LIMIT $11`,
    [
      ...shown(campaign.id, block),
      now,
      user ?? '',
      query.cursor === undefined,
      Number(off),
      -Number(first),
      Number(second),
      after,
      size + 1,
    ],
  );
  const { page, next } = paged(rows, size, ({ live, first_key, second_key, user_id }) =>
    [live ? 0 : 1, -first_key, second_key, user_id].join('.'),
  );
  return { items: page.map(toldRoom), next };
};

/** GET /v2/activities/{id}/recommended_hosts: by a hash of reader, day and host, so that nobody is always the first. */
export const recommendHosts: Handler<LiveHostsAnswer> = async (context) => {
  const { db, now, user } = context;
  const campaign = campaignOf(context);
  const block = known(campaign.block(liveHosts));
  const { rows } = await db.query<RoomRow>(
    `SELECT r.live_obj_id, COALESCE(r.title, '') AS title, r.viewers, r.since, COALESCE(r.live, false) AS live,
       false AS following, u.user_id, u.nickname, u.avatar
     FROM (${hostsOf(block)}) h JOIN users u USING (user_id) LEFT JOIN LATERAL (${latestRoom('$4::int8')}) r ON true
     WHERE h.user_id <> $5 AND NOT EXISTS (SELECT FROM follows f WHERE f.follower = $5 AND f.followed = h.user_id)
     ORDER BY sha256(convert_to(concat_ws(' ', $5::text, $6::text, h.user_id), 'UTF8')) LIMIT $7`,
    [...shown(campaign.id, block), now, user ?? '', dayOf(now, campaign.offset), block.recommended],
  );
  return { items: rows.map(toldRoom), next: null };
};

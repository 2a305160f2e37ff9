import type {
  WallPostStateAnswer,
  WallPostStateRequest,
  WallReportAnswer,
  WallReportedAnswer,
  WallReportRequest,
} from '../../schemas/generated/types.gen.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import {
  type Context,
  campaignOf,
  type Handler,
  known,
  pageBehind,
  paged,
  userOf,
} from '../../server/kernel/context.ts';
import { once } from '../../server/kernel/once.ts';
import { idsOf, type PostRow, postOf } from './posts.ts';
import { refusals } from './refusals.ts';
import { heldAt, wall } from './rules.ts';

/** The campaign of a call, which has a wall. */
function wallOf(context: Context): Campaign {
  const campaign = campaignOf(context);
  known(campaign.block(wall));
  return campaign;
}

/** POST /v2/activities/{id}/wall/report: once a post and person. What enough people have reported waits for a review, unseen. */
export const reportPost: Handler<WallReportAnswer> = async (context) => {
  const { now, body } = context;
  const { id } = wallOf(context);
  const { post } = body as WallReportRequest;
  const number = known(idsOf(context).meant(post));
  const user = userOf(context);
  return once<WallReportAnswer>(context, async (tx) => {
    // The post's row is the lock of its reports: of two at once the second one counts the first.
    const { rows } = await tx.query<{ writer: string }>(
      'SELECT user_id AS writer FROM wall_posts WHERE activity = $1 AND post_id = $2 FOR UPDATE',
      [id, number],
    );
    const { writer } = known(rows[0]);
    if (writer === user) return { refusal: refusals.OWN_POST };
    await tx.query(
      'INSERT INTO wall_reports (post_id, writer, user_id, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [number, writer, user, now],
    );
    await tx.query(
      `UPDATE wall_posts w SET state = 'held' WHERE post_id = $1 AND state = 'shown'
         AND (SELECT count(*) FROM wall_reports r WHERE r.post_id = w.post_id) >= $2`,
      [number, heldAt],
    );
    return { data: { post, reported: true } };
  });
};

/** GET /v2/activities/{id}/wall/reported: what waits for a review, latest first. */
export const readReported: Handler<WallReportedAnswer> = async (context) => {
  const { id } = wallOf(context);
  const { size, cursor } = pageBehind(context, idsOf(context));
  const { rows } = await context.db.query<PostRow & { readonly reports: number }>(
    `SELECT w.post_id, w.message, w.at, u.user_id, u.nickname, u.avatar,
       (SELECT count(*)::int4 FROM wall_reports r WHERE r.post_id = w.post_id) AS reports
     FROM wall_posts w JOIN users u ON u.user_id = w.user_id
     WHERE w.activity = $1 AND w.state = 'held' AND w.post_id < $2 ORDER BY w.post_id DESC LIMIT $3`,
    [id, cursor ?? Number.MAX_SAFE_INTEGER, size + 1],
  );
  const { page, next } = paged(rows, size, ({ post_id }) => idsOf(context).told(post_id));
  return { items: page.map(({ reports, ...row }) => ({ post: postOf(context, row), reports })), next };
};

/** POST /v2/activities/{id}/wall/{post}/state: the operator puts a post away, or says that it stays whatever is reported of it. */
export const moderatePost: Handler<WallPostStateAnswer> = async (context) => {
  const { db, params, body } = context;
  const { id } = wallOf(context);
  const { post = '' } = params;
  const { show } = body as WallPostStateRequest;
  const { rows } = await db.query<{ state: WallPostStateAnswer['state'] }>(
    'UPDATE wall_posts SET state = $3 WHERE activity = $1 AND post_id = $2 RETURNING state',
    [id, known(idsOf(context).meant(post)), show === 'yes' ? 'kept' : 'hidden'],
  );
  return { post, ...known(rows[0]) };
};

import { leftOf, noneTaken, type Taken, withMore } from '../../engine/document/anywhere/limits.ts';
import { startOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { WallAnswer, WallPostAnswer, WallPostRequest } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import { campaignOf, type Handler, known, pageBehind, paged, userOf } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { doerIn, isNotBegun } from '../../server/kernel/not-begun.ts';
import { once } from '../../server/kernel/once.ts';
import { titlesOf } from '../../server/kernel/titles.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { audits } from './audits.ts';
import { moderatePost, readReported, reportPost } from './moderation.ts';
import { idsOf, type PostRow, postOf } from './posts.ts';
import { refusals } from './refusals.ts';
import { mayPost, wall } from './rules.ts';

/** A post of a page, and whether the asking user may report it. */
interface SeenRow extends PostRow {
  readonly reportable: boolean;
}

/** How many thanks a user has left; of nobody, none. */
async function takenBy(db: Queryable, campaign: Campaign, user: string | null, now: number): Promise<Taken> {
  if (user === null) return noneTaken;
  const { rows } = await db.query<Taken>(
    `SELECT count(*) AS total, count(*) FILTER (WHERE at >= $3) AS day FROM wall_posts
     WHERE activity = $1 AND user_id = $2`,
    [campaign.id, user, startOfPeriod('day', now, campaign.offset)],
  );
  return rows[0] ?? noneTaken;
}

/** GET /v2/activities/{id}/wall: latest first; the cursor is a post's id, so new posts shift nothing. */
const readWall: Handler<WallAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const user = doerIn(context, campaign);
  const block = known(campaign.block(wall));
  const { size, cursor } = pageBehind(context, idsOf(context));
  const { rows } = await db.query<SeenRow>(
    `SELECT w.post_id, w.message, w.at, u.user_id, u.nickname, u.avatar,
       $4::text IS NOT NULL AND w.user_id <> $4
         AND NOT EXISTS (SELECT FROM wall_reports r WHERE r.post_id = w.post_id AND r.user_id = $4) AS reportable
     FROM wall_posts w JOIN users u ON u.user_id = w.user_id
     WHERE w.activity = $1 AND w.state IN ('shown', 'kept') AND w.post_id < $2 ORDER BY w.post_id DESC LIMIT $3`,
    [campaign.id, isNotBegun(context, campaign) ? 0 : (cursor ?? Number.MAX_SAFE_INTEGER), size + 1, user],
  );
  const { page, next } = paged(rows, size, ({ post_id }) => idsOf(context).told(post_id));
  const titles = await titlesOf(
    context,
    campaign,
    page.map(({ user_id }) => user_id),
  );
  const mine = await takenBy(db, campaign, user, now);
  const at = { now, offset: campaign.offset };
  const may = mayPost(block, opening(context, 'postThanks'), user === null ? null : mine, at);
  return {
    items: page.map(({ reportable, ...row }) => ({
      ...postOf(context, row, titles),
      ...(reportable ? { can: 'report' as const } : {}),
    })),
    next,
    mine: mine.total,
    left: user === null ? null : leftOf(block.limits, mine),
    ...toldCan('post', may),
  };
};

/** POST /v2/activities/{id}/wall: a user thanks with one of the document's sentences, as long as the campaign is live. */
const postThanks: Handler<WallPostAnswer> = async (context) => {
  const { now, body } = context;
  const campaign = campaignOf(context);
  const block = known(campaign.block(wall));
  const { message } = body as WallPostRequest;
  known(block.messages.has(message) ? message : undefined);
  const user = userOf(context);
  const titles = await titlesOf(context, campaign, [user]);
  return once<WallPostAnswer>(context, async (tx) => {
    // The account's row is the user's lock: two posts at once are counted one after the other.
    await lockAccount(tx, pointsOf(campaign.id, user));
    const before = await takenBy(tx, campaign, user, now);
    const open = opening(context, context.operation);
    const { reason } = mayPost(block, open, before, { now, offset: campaign.offset });
    if (reason !== null) return { refusal: refusedFor(reason, {}) };
    const { rows } = await tx.query<PostRow>(
      `WITH post AS (INSERT INTO wall_posts (activity, user_id, message, at) VALUES ($1, $2, $3, $4) RETURNING *)
       SELECT post.post_id, post.message, post.at, u.user_id, u.nickname, u.avatar
       FROM post JOIN users u ON u.user_id = post.user_id`,
      [campaign.id, user, message, now],
    );
    const post = rows.map((row) => postOf(context, row, titles))[0];
    if (post === undefined) throw new Error('A post that was written must be there');
    const mine = withMore(before, 1);
    return { data: { post, mine: mine.total, left: leftOf(block.limits, mine) } };
  });
};

export const wallMechanic: Mechanic = {
  name: 'wall',
  rules: wall,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readWall, postThanks, reportPost, readReported, moderatePost },
  writeBudgets: { postThanks: 1000, reportPost: 100 },
  audits,
  life: () => import('./seed.ts'),
};

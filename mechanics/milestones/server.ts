import { pointsGiven } from '../../engine/document/anywhere/cost.ts';
import type { MilestoneClaimAnswer, MilestonesAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { opening, refusedFor, toldCan } from '../../server/kernel/can.ts';
import { campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import { answersStand } from '../../server/kernel/key-audits.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { doerIn, isNotBegun } from '../../server/kernel/not-begun.ts';
import { once } from '../../server/kernel/once.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { grant, toldReward } from '../../server/ledger/grant.ts';
import { movements } from './movements.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { mayClaim, milestones, openingOf, type Sum, sumsOf, totalOf } from './rules.ts';

/** What the community has done, by kind and thing. */
async function sumsIn(db: Queryable, activity: string): Promise<readonly Sum[]> {
  const { rows } = await db.query<Sum>(
    `SELECT kind, thing, sum(count)::int8 AS count, sum(points)::int8 AS points FROM activity_totals
     WHERE activity = $1 GROUP BY kind, thing`,
    [activity],
  );
  return rows;
}

/** The goals that a user has claimed; of nobody, none. */
async function claimedBy(db: Queryable, activity: string, user: string | null): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ milestone: string }>(
    'SELECT milestone FROM milestone_claims WHERE activity = $1 AND user_id = $2',
    [activity, user],
  );
  return new Set(rows.map((row) => row.milestone));
}

/** GET /v2/activities/{id}/milestones */
const readMilestones: Handler<MilestonesAnswer> = async (context) => {
  const { db, user } = context;
  const campaign = campaignOf(context);
  const sums = isNotBegun(context, campaign) ? [] : await sumsIn(db, campaign.id);
  const all = await claimedBy(db, campaign.id, doerIn(context, campaign));
  const goals = [...(campaign.block(milestones)?.values() ?? [])].map((goal) => {
    const { id, at, gives } = goal;
    const total = totalOf(goal, sums);
    const claimed = all.has(id);
    const may = mayClaim(
      goal,
      openingOf(goal, opening(context, 'claimMilestone'), campaign, context.now),
      total,
      user === null ? null : claimed,
    );
    const told = { id, at, total, reached: total >= at, claimed, gives: gives.map(toldReward) };
    return { ...told, ...toldCan('claim', may) };
  });
  return { total: goals[0]?.total ?? 0, milestones: goals };
};

/** POST /v2/activities/{id}/milestones/{milestone}: each user claims a reached goal once, until settling ends, or the campaign where it gives points alone. */
const claimMilestone: Handler<MilestoneClaimAnswer> = async (context) => {
  const { now, params } = context;
  const campaign = campaignOf(context);
  const milestone = known(campaign.block(milestones)?.get(params.milestone ?? ''));
  const user = userOf(context);
  return once<MilestoneClaimAnswer>(context, async (tx) => {
    await lockAccount(tx, pointsOf(campaign.id, user));
    const total = totalOf(milestone, await sumsIn(tx, campaign.id));
    const claimed = (await claimedBy(tx, campaign.id, user)).has(milestone.id);
    const { reason } = mayClaim(
      milestone,
      openingOf(milestone, opening(context, 'claimMilestone'), campaign, now),
      total,
      claimed,
    );
    if (reason !== null) return { refusal: refusedFor(reason, refusals) };
    const gives = milestone.gives.map(toldReward);
    const points = pointsGiven(milestone.gives);
    await tx.query(
      `INSERT INTO milestone_claims (activity, milestone, user_id, reward, gives, at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [campaign.id, milestone.id, user, points, gives.length, now],
    );
    const to = {
      activity: campaign.id,
      user,
      kind: room.kind('milestone'),
      reference: milestone.id,
      at: now,
    };
    const { balance } = await grant(tx, to, milestone.gives);
    return { data: { milestone: milestone.id, gives, balance } };
  });
};

/**
 * Sums all that is told, also where there are no goals yet and nothing counts it: goals that are added to a running campaign,
 * or count otherwise from now on, begin with all that was done.
 */
const write: Hear['write'] = (campaign, facts) => {
  const sums = JSON.stringify(sumsOf(campaign.told, facts));
  return (tx) =>
    tx.query(
      `INSERT INTO activity_totals AS t (activity, kind, thing, slice, count, points)
     SELECT $1, n.kind, n.thing, pg_backend_pid() % 16, n.count, n.points
     FROM json_to_recordset($2::json) AS n(kind text, thing text, count int8, points int8)
     ORDER BY n.kind, n.thing
     ON CONFLICT (activity, kind, thing, slice) DO UPDATE SET count = t.count + excluded.count,
       points = t.points + excluded.points`,
      [campaign.id, sums],
    );
};

const audits = {
  'the total is the sum of all that counts': `
    SELECT activity, kind FROM (SELECT activity, kind, sum(count) AS count, sum(points) AS points
      FROM activity_totals GROUP BY activity, kind) t
    FULL JOIN (SELECT activity, kind, sum(count) AS count, sum(points) AS points
      FROM facts GROUP BY activity, kind) f USING (activity, kind)
    WHERE (t.count, t.points) IS DISTINCT FROM (f.count, f.points)`,
  // What was done before the document named a thing is among the rest.
  'nothing has come to more than was done with it': `
    SELECT activity, kind, thing FROM (SELECT activity, kind, thing, sum(count) AS count, sum(points) AS points
      FROM activity_totals WHERE thing <> '' GROUP BY activity, kind, thing) t
    LEFT JOIN (SELECT activity, kind, thing, sum(count) AS count, sum(points) AS points
      FROM facts GROUP BY activity, kind, thing) f USING (activity, kind, thing)
    WHERE t.count > COALESCE(f.count, 0) OR t.points > COALESCE(f.points, 0)`,
  'each claim has its grants': `
    SELECT c.user_id, c.milestone FROM milestone_claims c
    LEFT JOIN grants g ON g.activity = c.activity AND g.user_id = c.user_id AND g.kind = 'milestone'
      AND g.reference = c.milestone
    GROUP BY c.activity, c.milestone, c.user_id, c.reward, c.gives
    HAVING COALESCE(sum(g.points), 0) <> c.reward OR count(g.nth) <> c.gives`,
  'each grant was claimed': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN milestone_claims c ON (c.activity, c.user_id, c.milestone) = (g.activity, g.user_id, g.reference)
    WHERE g.kind = 'milestone' AND c.user_id IS NULL`,
  'each answered claim was made': answersStand(
    ['milestone', 'gives', 'balance'],
    "data->>'milestone'",
    'SELECT user_id, milestone AS thing, count(*) AS done FROM milestone_claims GROUP BY user_id, milestone',
  ),
};

export const milestonesMechanic: Mechanic = {
  ...room,
  rules: milestones,
  movements,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readMilestones, claimMilestone },
  writeBudgets: { claimMilestone: 1000 },
  hear: { write },
  audits,
};

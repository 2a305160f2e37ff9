import type { MilestoneClaimAnswer, MilestonesAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { once } from '../../server/kernel/once.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { grant, toldReward } from '../../server/ledger/grant.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { milestones } from './rules.ts';

async function totalOf(db: Queryable, activity: string): Promise<number> {
  const { rows } = await db.query<{ points: number }>(
    'SELECT points FROM activity_totals WHERE activity = $1',
    [activity],
  );
  return rows[0]?.points ?? 0;
}

/** GET /v2/activities/{id}/milestones */
const readMilestones: Handler<MilestonesAnswer> = async (context) => {
  const { db, user } = context;
  const campaign = campaignOf(context);
  const total = await totalOf(db, campaign.id);
  const claims = await db.query<{ milestone: string }>(
    'SELECT milestone FROM milestone_claims WHERE activity = $1 AND user_id = $2',
    [campaign.id, user],
  );
  const claimed = new Set(claims.rows.map((row) => row.milestone));
  const goals = [...(campaign.block(milestones)?.values() ?? [])].map(({ id, at, gives }) => {
    return { id, at, reached: total >= at, claimed: claimed.has(id), gives: gives.map(toldReward) };
  });
  return { total, milestones: goals };
};

/** POST /v2/activities/{id}/milestones/{milestone}: each user claims a reached goal once, until settling ends. */
const claimMilestone: Handler<MilestoneClaimAnswer> = async (context) => {
  const { now, params } = context;
  const campaign = campaignOf(context);
  const milestone = known(campaign.block(milestones)?.get(params.milestone ?? ''));
  const user = userOf(context);
  return once<MilestoneClaimAnswer>(context, async (tx) => {
    if ((await totalOf(tx, campaign.id)) < milestone.at) return { refusal: refusals.NOT_REACHED };
    await lockAccount(tx, pointsOf(campaign.id, user));
    const gives = milestone.gives.map(toldReward);
    const points = gives.reduce((sum, given) => sum + (given.points ?? 0), 0);
    const claim = await tx.query(
      `INSERT INTO milestone_claims (activity, milestone, user_id, reward, gives, at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING milestone`,
      [campaign.id, milestone.id, user, points, gives.length, now],
    );
    if (claim.rows.length === 0) return { refusal: refusals.ALREADY_CLAIMED };
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

/** Counts where there are no goals yet, too: those that are added to a running campaign begin with all that was given. */
const write: Hear['write'] = (campaign, facts) => {
  const points = facts.reduce((total, fact) => total + fact.points, 0);
  if (points === 0) return null;
  return async (tx) => {
    await tx.query(
      `INSERT INTO activity_totals AS t (activity, points) VALUES ($1, $2)
       ON CONFLICT (activity) DO UPDATE SET points = t.points + excluded.points`,
      [campaign.id, points],
    );
  };
};

const audits = {
  'the total is the sum of all that counts': `
    SELECT activity FROM activity_totals t
    FULL JOIN (SELECT activity, sum(points) AS points FROM facts WHERE kind = 'gift' GROUP BY activity) f USING (activity)
    WHERE COALESCE(t.points, 0) <> COALESCE(f.points, 0)`,
  'each claim has its grants': `
    SELECT c.user_id, c.milestone FROM milestone_claims c
    LEFT JOIN grants g ON g.activity = c.activity AND g.user_id = c.user_id AND g.kind = 'milestone'
      AND g.reference = c.milestone
    GROUP BY c.activity, c.milestone, c.user_id
    HAVING COALESCE(sum(g.points), 0) <> c.reward OR count(g.nth) <> c.gives`,
};

export const milestonesMechanic: Mechanic = {
  ...room,
  rules: milestones,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readMilestones, claimMilestone },
  writeBudgets: { claimMilestone: 1000 },
  hear: { kinds: ['gift'], write },
  audits,
};

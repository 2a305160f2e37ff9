import { phaseAt } from '../../engine/document/phase.ts';
import type { MilestoneClaimAnswer, MilestonesAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import { book, lockAccount } from '../ledger.ts';
import { campaignOf, type Handler, known, userOf } from './context.ts';
import { once } from './once.ts';

async function totalOf(db: Queryable, activity: string): Promise<number> {
  const { rows } = await db.query<{ points: number }>(
    'SELECT points FROM activity_totals WHERE activity = $1',
    [activity],
  );
  return rows[0]?.points ?? 0;
}

/** GET /v2/activities/{id}/milestones */
export const readMilestones: Handler<MilestonesAnswer> = async (context) => {
  const { db, user } = context;
  const campaign = campaignOf(context);
  const total = await totalOf(db, campaign.id);
  const claims = await db.query<{ milestone: string }>(
    'SELECT milestone FROM milestone_claims WHERE activity = $1 AND user_id = $2',
    [campaign.id, user],
  );
  const claimed = new Set(claims.rows.map((row) => row.milestone));
  const milestones = [...campaign.milestones.values()].map(({ id, at, reward }) => {
    return { id, at, reached: total >= at, claimed: claimed.has(id), reward };
  });
  return { total, milestones };
};

/** POST /v2/activities/{id}/milestones/{milestone}: each user claims a reached goal once, until settling ends. */
export const claimMilestone: Handler<MilestoneClaimAnswer> = async (context) => {
  const { now, params } = context;
  const campaign = campaignOf(context);
  const milestone = known(campaign.milestones.get(params.milestone ?? ''));
  const user = userOf(context);
  return once<MilestoneClaimAnswer>(context, async (tx) => {
    const phase = phaseAt(campaign.schedule, now);
    if (phase === 'preview') return { refusal: 'NOT_OPEN' };
    if (phase === 'ended') return { refusal: 'OVER' };
    if ((await totalOf(tx, campaign.id)) < milestone.at) return { refusal: 'NOT_REACHED' };
    const before = await lockAccount(tx, campaign.id, user);
    const reward = milestone.reward ?? 0;
    const claim = await tx.query(
      `INSERT INTO milestone_claims (activity, milestone, user_id, reward, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING milestone`,
      [campaign.id, milestone.id, user, reward, now],
    );
    if (claim.rows.length === 0) return { refusal: 'ALREADY_CLAIMED' };
    const movement = {
      activity: campaign.id,
      user,
      kind: 'milestone',
      reference: milestone.id,
      at: now,
    } as const;
    const balance = reward === 0 ? before : await book(tx, { ...movement, amount: reward });
    return { data: { milestone: milestone.id, reward, balance } };
  });
};

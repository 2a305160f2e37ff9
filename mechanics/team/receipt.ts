import type { TeamReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { type Context, campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { roundOf, settledOf } from '../../server/kernel/settle.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { settledTeams } from './board.ts';
import { room } from './room.ts';
import { teams } from './rules.ts';
import { subject, subjectOf } from './settlement.ts';
import { idOfTeam, nameSeen } from './standing.ts';
import { periodOf } from './which.ts';

/** How teams were settled. @param of the subject @param due from when on, ms UTC */
async function told(
  context: Context,
  of: string,
  { due, listed: usual }: { readonly due: number; readonly listed: number },
): Promise<TeamReceiptAnswer> {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const about = { activity: campaign.id, subject: of, round: roundOf(campaign) };
  const settled = now >= due ? await settledOf(db, campaign, room.name, of) : null;
  if (settled === null)
    return { ...about, participants: 0, frozenAt: null, paidAt: null, tiers: [], rows: [], hash: null };
  // What was published with the order, whatever the document says since.
  const listed = settled.listed ?? usual;
  const results = await settledTeams(db, campaign, of, 0, listed);
  const { rows: members } = await db.query<{ place: number; user_id: string }>(
    `SELECT place, user_id FROM team_settled_members
     WHERE activity = $1 AND subject = $2 AND round = $3 AND place <= $4 ORDER BY place, user_id`,
    [about.activity, of, about.round, listed],
  );
  const { rows: places } = await db.query<{ place: number; tier: string | null; granted: boolean }>(
    'SELECT place, tier, granted_at IS NOT NULL AS granted FROM settled_places WHERE settlement_id = $1 AND place <= $2',
    [settled.settlement_id, listed],
  );
  const paid = new Map(places.map((one) => [one.place, one]));
  return {
    ...about,
    participants: settled.participants,
    frozenAt: settled.frozen_at,
    paidAt: settled.paid_at,
    tiers: settled.tiers.map((tier) => ({ ...tier, gives: tier.gives.map(toldReward) })),
    rows: results.map((one) => {
      const { place, score, reached_at: reachedAt } = one;
      const [team, name] = [idOfTeam(context, one), nameSeen(context, one)];
      const { tier = null, granted = false } = paid.get(place) ?? {};
      const there = members.filter((member) => member.place === place).map(({ user_id }) => user_id);
      return { place, team, name, captain: publicUser(one), members: there, score, reachedAt, tier, granted };
    }),
    hash: settled.hash,
  };
}

/** GET /v2/activities/{id}/teams/receipt: how the teams were settled, for anybody to check. */
export const readTeamReceipt: Handler<TeamReceiptAnswer> = async (context) =>
  told(context, subject, known(campaignOf(context).block(teams)));

/** GET /v2/activities/{id}/teams/rankings/{ranking}/receipt: the same of an hour, day or week. */
export const readTeamRankingReceipt: Handler<TeamReceiptAnswer> = async (context) => {
  const all = known(campaignOf(context).block(teams));
  const ranking = known(all.rankings.get(context.params.ranking ?? ''));
  const { day, due } = periodOf(ranking, context);
  return told(context, subjectOf(ranking.id, day), { due, listed: ranking.listed });
};

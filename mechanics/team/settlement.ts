import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { byPlace } from '../../server/kernel/order.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import type { Settling } from '../../server/kernel/settling.ts';
import { room } from './room.ts';
import { neededAt, type Teams, teams } from './rules.ts';
import { inRanking } from './standing.ts';

/** What is settled: the ranking of all teams. */
export const subject = 'teams';

/** Keeps the teams in their order, and who is in them: what is paid, whatever becomes of them later. */
async function keep(tx: Queryable, campaign: Campaign, needed: number): Promise<void> {
  const round = roundOf(campaign);
  await tx.query(
    `INSERT INTO team_results (activity, round, place, team_id, name, captain, score, reached_at)
     SELECT $1, $3, row_number() OVER (ORDER BY ${byPlace}), r.team_id, t.name, r.user_id, r.score, r.reached_at
     FROM (${inRanking}) r JOIN teams t USING (team_id)`,
    [campaign.id, needed, round],
  );
  await tx.query(
    `INSERT INTO team_result_members (activity, round, place, user_id)
     SELECT r.activity, r.round, r.place, m.user_id FROM team_results r JOIN team_seats m USING (activity, team_id)
     WHERE r.activity = $1 AND r.round = $2`,
    [campaign.id, round],
  );
}

/** Everybody in a team shares its place. */
export const shares = `SELECT activity, '${room.name}' AS mechanic, '${subject}' AS subject, round, place, user_id FROM team_result_members`;

const settlingOf = (campaign: Campaign, all: Teams): Settling => ({
  subject,
  due: all.due,
  listed: all.listed,
  tiers: all.rewards,
  rewarded: [],
  locks: 'team_scores',
  // Nobody joins or leaves any more.
  close: (tx) => keep(tx, campaign, neededAt(all, all.due)),
  standing: {
    sql: 'SELECT captain AS user_id, score, reached_at FROM team_results WHERE activity = $1 AND round = $2',
    parameters: [campaign.id, roundOf(campaign)],
  },
  sharers: async (tx, place) => {
    const { rows } = await tx.query<{ user_id: string }>(
      'SELECT user_id FROM team_result_members WHERE activity = $1 AND round = $2 AND place = $3 ORDER BY user_id',
      [campaign.id, roundOf(campaign), place],
    );
    return rows.map(({ user_id }) => user_id);
  },
});

export const settlingsOf = (campaign: Campaign): readonly Settling[] => {
  const all = campaign.block(teams);
  return all === undefined ? [] : [settlingOf(campaign, all)];
};

import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import { roundOf, unsettled } from '../../server/kernel/settle.ts';
import { room } from './room.ts';
import { type Gain, gainsOf, teams } from './rules.ts';
import { subject } from './settlement.ts';

/** What was brought, each with the team that its bringer was in at that moment; nothing of who was in none. */
const brought = `
  SELECT DISTINCT ON (n.nth) s.team_id, n.user_id, n.amount, n.at
  FROM json_to_recordset($2::json) AS n(nth int4, user_id text, amount int8, at int8)
  JOIN team_times s ON s.activity = $1 AND s.user_id = n.user_id AND s.joined_at <= n.at
    AND (s.left_at IS NULL OR n.at < s.left_at)
  ORDER BY n.nth, s.joined_at DESC`;

/** In one statement: who was in which team is the same for the team's score and for what each has brought, whoever leaves meanwhile. */
async function count(tx: Queryable, campaign: Campaign, gains: readonly Gain[]): Promise<void> {
  await tx.query(
    `WITH b AS MATERIALIZED (${brought}), scored AS (
       INSERT INTO team_scores AS t (team_id, activity, score, reached_at)
       SELECT b.team_id, $1, sum(b.amount), max(b.at) FROM b
       WHERE ${unsettled(room.name, '$3', '$4')}
       GROUP BY b.team_id ORDER BY b.team_id
       ON CONFLICT (team_id) DO UPDATE SET score = t.score + excluded.score,
         reached_at = GREATEST(t.reached_at, excluded.reached_at)
       RETURNING team_id)
     INSERT INTO team_gains AS g (team_id, user_id, amount)
     SELECT b.team_id, b.user_id, sum(b.amount) FROM b WHERE (SELECT count(*) FROM scored) > 0
     GROUP BY b.team_id, b.user_id ORDER BY b.team_id, b.user_id
     ON CONFLICT (team_id, user_id) DO UPDATE SET amount = g.amount + excluded.amount`,
    [campaign.id, JSON.stringify(gains), subject, roundOf(campaign)],
  );
}

export const write: Hear['write'] = (campaign, facts) => {
  const all = campaign.block(teams);
  const gains = all === undefined ? [] : gainsOf(all, facts);
  return gains.length === 0 ? null : (tx) => count(tx, campaign, gains);
};

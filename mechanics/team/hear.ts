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

async function count(tx: Queryable, campaign: Campaign, gains: readonly Gain[]): Promise<void> {
  const parameters = [campaign.id, JSON.stringify(gains)];
  const { affected } = await tx.query(
    `INSERT INTO team_scores AS t (team_id, activity, score, reached_at)
     SELECT b.team_id, $1, sum(b.amount), max(b.at) FROM (${brought}) b
     WHERE ${unsettled(room.name, '$3', '$4')}
     GROUP BY b.team_id ORDER BY b.team_id
     ON CONFLICT (team_id) DO UPDATE SET score = t.score + excluded.score,
       reached_at = GREATEST(t.reached_at, excluded.reached_at)`,
    [...parameters, subject, roundOf(campaign)],
  );
  if (affected === 0) return;
  await tx.query(
    `INSERT INTO team_gains AS g (team_id, user_id, amount)
     SELECT b.team_id, b.user_id, sum(b.amount) FROM (${brought}) b GROUP BY b.team_id, b.user_id
     ORDER BY b.team_id, b.user_id
     ON CONFLICT (team_id, user_id) DO UPDATE SET amount = g.amount + excluded.amount`,
    parameters,
  );
}

export const write: Hear['write'] = (campaign, facts) => {
  const all = campaign.block(teams);
  const gains = all === undefined ? [] : gainsOf(all, facts);
  return gains.length === 0 ? null : (tx) => count(tx, campaign, gains);
};

import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import { roundOf, unsettled } from '../../server/kernel/settle.ts';
import { room } from './room.ts';
import { type Gain, gainsOf, periodsOf, type Teams, teams } from './rules.ts';
import { subject, subjectOf } from './settlement.ts';

/**
 * What was brought, each with the team that its bringer was in at that moment; nothing of who was in none.
 *
 * @param $1 the campaign @param $2 gains as JSON
 */
export const brought = `
  SELECT DISTINCT ON (n.nth) s.team_id, n.user_id, n.amount, n.at, n.heard
  FROM json_to_recordset($2::json) AS n(nth int4, user_id text, amount int8, at int8, heard int8)
  JOIN team_times s ON s.activity = $1 AND s.user_id = n.user_id AND s.joined_at <= n.at
    AND (s.left_at IS NULL OR n.at < s.left_at)
  ORDER BY n.nth, s.joined_at DESC`;

/** What was brought `b` with each hour, day and week `d` that it counts in: heard of before its bell. @param periods SQL of them as JSON */
export const inPeriods = (periods: string): string => `
  json_to_recordset(${periods}::json) AS d(ranking text, day text, "from" int8, "to" int8, due int8, subject text)
  JOIN b ON b.at >= d."from" AND b.at < d."to" AND b.heard < d.due`;

/**
 * In one statement: who was in which team is the same for the team's scores and for what each has brought, whoever leaves meanwhile. What is
 * heard of too late for its hour, day or week still counts in the whole campaign.
 */
async function count(tx: Queryable, campaign: Campaign, all: Teams, gains: readonly Gain[]): Promise<void> {
  const periods = periodsOf(all, gains).map((one) => ({ ...one, subject: subjectOf(one.ranking, one.day) }));
  await tx.query(
    `WITH b AS MATERIALIZED (${brought}), scored AS (
       INSERT INTO team_scores AS t (team_id, activity, score, reached_at)
       SELECT b.team_id, $1, sum(b.amount), max(b.at) FROM b
       WHERE ${unsettled(room.name, '$3', '$4')}
       GROUP BY b.team_id ORDER BY b.team_id
       ON CONFLICT (team_id) DO UPDATE SET score = t.score + excluded.score,
         reached_at = GREATEST(t.reached_at, excluded.reached_at)
       RETURNING team_id),
     counted AS (
       INSERT INTO team_period_scores AS t (activity, ranking, day, team_id, score, reached_at)
       SELECT $1, d.ranking, d.day, b.team_id, sum(b.amount), max(b.at)
       FROM ${inPeriods('$5')}
       WHERE (SELECT count(*) FROM scored) > 0 AND ${unsettled(room.name, 'd.subject', '$4')}
       GROUP BY d.ranking, d.day, b.team_id ORDER BY d.ranking, d.day, b.team_id
       ON CONFLICT (activity, ranking, day, team_id) DO UPDATE SET score = t.score + excluded.score,
         reached_at = GREATEST(t.reached_at, excluded.reached_at))
     INSERT INTO team_gains AS g (team_id, user_id, amount)
     SELECT b.team_id, b.user_id, sum(b.amount) FROM b WHERE (SELECT count(*) FROM scored) > 0
     GROUP BY b.team_id, b.user_id ORDER BY b.team_id, b.user_id
     ON CONFLICT (team_id, user_id) DO UPDATE SET amount = g.amount + excluded.amount`,
    [campaign.id, JSON.stringify(gains), subject, roundOf(campaign), JSON.stringify(periods)],
  );
}

export const write: Hear['write'] = (campaign, facts) => {
  const all = campaign.block(teams);
  if (all === undefined) return null;
  const gains = gainsOf(all, facts);
  return gains.length === 0 ? null : (tx) => count(tx, campaign, all, gains);
};

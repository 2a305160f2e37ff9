import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { roundOf, unsettled } from '../../server/kernel/settle.ts';
import { room } from './room.ts';
import type { Gain } from './rules.ts';
import { subjects } from './standing.ts';

/** How its round is called among what is settled, of a row `g`. */
const subject = subjects.sql('g.battle', 'g.round');

/**
 * Counts what facts bring for the side that people had joined by then, or whose people it was done for. What is settled meanwhile stays
 * as it is: the settlement has waited for all who wrote before it.
 */
export async function count(tx: Queryable, campaign: Campaign, gains: readonly Gain[]): Promise<void> {
  if (gains.length === 0) return;
  const held = roundOf(campaign);
  const { rows } = await tx.query<{
    battle: string;
    round: string;
    side: string;
    points: number;
    at: number;
  }>(
    `WITH gained AS (
       SELECT g.battle, g.round, COALESCE(g.side, e.side, m.side) AS side, g."user" AS user_id,
         m.side AS joined, sum(g.points)::int8 AS points, max(g.at) AS at
       FROM json_to_recordset($3::json) AS g(battle text, round text, "user" text, side text, "to" text, points int8, at int8)
       LEFT JOIN battle_entrants e ON (e.activity, e.battle, e.held, e.user_id) = ($1, g.battle, $2, g."to")
       LEFT JOIN battle_members m ON g.side IS NULL AND g."to" IS NULL AND (m.activity, m.battle, m.held, m.user_id)
         = ($1, g.battle, $2, g."user") AND m.at <= g.at
       WHERE COALESCE(g.side, e.side, m.side) IS NOT NULL AND ${unsettled(room.name, subject, '$2')}
       GROUP BY g.battle, g.round, g.side, e.side, m.side, g."user"),
     written AS (
       INSERT INTO battle_contributions AS c
         (activity, battle, held, round, side, user_id, joined, points, reached_at)
       SELECT $1, battle, $2, round, side, user_id, joined, points, at FROM gained
       ORDER BY battle, round, side, user_id
       ON CONFLICT (activity, battle, held, round, side, user_id) DO UPDATE SET
         points = c.points + excluded.points, reached_at = GREATEST(c.reached_at, excluded.reached_at))
     SELECT battle, round, side, sum(points)::int8 AS points, max(at) AS at FROM gained
     GROUP BY battle, round, side`,
    [campaign.id, held, JSON.stringify(gains)],
  );
  if (rows.length === 0) return;
  // Rows that all people share come last and are held shortest.
  await tx.query(
    `INSERT INTO battle_scores AS b (activity, battle, held, round, side, points, reached_at)
     SELECT $1, n.battle, $2, n.round, n.side, n.points, n.at
     FROM json_to_recordset($3::json) AS n(battle text, round text, side text, points int8, at int8)
     ORDER BY n.battle, n.round, n.side
     ON CONFLICT (activity, battle, held, round, side) DO UPDATE SET
       points = b.points + excluded.points, reached_at = GREATEST(b.reached_at, excluded.reached_at)`,
    [campaign.id, held, JSON.stringify(rows)],
  );
}

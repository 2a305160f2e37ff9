import type { Database } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { type Recount, recountOf } from '../../server/kernel/recount.ts';
import { brought, inPeriods } from './hear.ts';
import { room } from './room.ts';
import { gainsOf, periodsOf, teams } from './rules.ts';
import { subject, subjectOf } from './settlement.ts';

const adds = `
  WITH b AS MATERIALIZED (${brought}), n AS (
    SELECT '' AS ranking, '' AS day, team_id, amount, at FROM b
    UNION ALL
    SELECT d.ranking, d.day, b.team_id, b.amount, b.at FROM ${inPeriods('$3')})
  INSERT INTO teams_anew AS t (ranking, day, team_id, score, reached_at)
  SELECT ranking, day, team_id, sum(amount), max(at) FROM n GROUP BY ranking, day, team_id
  ON CONFLICT (ranking, day, team_id) DO UPDATE SET score = t.score + excluded.score,
    reached_at = GREATEST(t.reached_at, excluded.reached_at)`;

/**
 * Makes the rankings of teams anew from the facts of a campaign and from who was in which team when, that of the whole campaign and all
 * hours, days and weeks, beside those that there are, and compares both. Changes nothing.
 */
export const recountTeams = (db: Database, campaign: Campaign): Promise<Recount> =>
  recountOf(db, campaign, {
    mechanic: room.name,
    tables: `CREATE TEMP TABLE teams_anew (ranking text NOT NULL, day text NOT NULL, team_id int8 NOT NULL,
      score int8 NOT NULL, reached_at int8 NOT NULL, PRIMARY KEY (ranking, day, team_id)) ON COMMIT DROP`,
    add: async (tx, facts) => {
      const all = campaign.block(teams);
      const gains = all === undefined ? [] : gainsOf(all, facts);
      if (all === undefined || gains.length === 0) return;
      await tx.query(adds, [campaign.id, JSON.stringify(gains), JSON.stringify(periodsOf(all, gains))]);
    },
    // A team that has nothing yet has a row of the whole campaign, with the moment of its founding.
    rows: 'SELECT count(*) AS rows FROM team_standings WHERE activity = $1 AND score > 0',
    differences: `
      SELECT COALESCE(NULLIF(ranking, ''), '${subject}') AS board, day, team_id::text AS who,
        s.score, s.reached_at, n.score AS told_score, n.reached_at AS told_at
      FROM (SELECT * FROM team_standings WHERE activity = $1 AND score > 0) s
      FULL JOIN teams_anew n USING (ranking, day, team_id)
      WHERE (s.score, s.reached_at) IS DISTINCT FROM (n.score, n.reached_at)
      ORDER BY board, day, team_id`,
    subjectOf: (board, day) => (day === '' ? subject : subjectOf(board, day)),
  });

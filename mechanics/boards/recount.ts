import type { Database } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { type Recount, recountOf } from '../../server/kernel/recount.ts';
import { boards } from './rules.ts';
import { subjectOf } from './settlement.ts';
import { addTo, addToGroups, rowsOf } from './write.ts';

const [sql, ofGroups] = [addTo('boards_anew', 'true'), addToGroups('groups_anew', 'true')];

/** Makes the boards of a campaign anew from its facts, beside those that there are, and compares both. Changes nothing. */
export const recountBoards = (db: Database, campaign: Campaign): Promise<Recount> =>
  recountOf(db, campaign, {
    mechanic: boards.key,
    tables: `CREATE TEMP TABLE boards_anew (LIKE board_scores INCLUDING INDEXES) ON COMMIT DROP;
      CREATE TEMP TABLE groups_anew (LIKE board_group_scores INCLUDING INDEXES) ON COMMIT DROP`,
    add: async (tx, facts) => {
      const { people, groups } = rowsOf(campaign, facts);
      if (people.length > 0) await tx.query(sql, [campaign.id, JSON.stringify(people)]);
      if (groups.length > 0) await tx.query(ofGroups, [campaign.id, JSON.stringify(groups)]);
    },
    rows: `SELECT (SELECT count(*) FROM board_scores WHERE activity = $1)
      + (SELECT count(*) FROM board_group_scores WHERE activity = $1) AS rows`,
    differences: `
      SELECT board, day, user_id AS who, s.score, s.reached_at, n.score AS told_score, n.reached_at AS told_at
      FROM (SELECT * FROM board_scores WHERE activity = $1) s FULL JOIN boards_anew n USING (activity, board, day, user_id)
      WHERE (s.score, s.reached_at) IS DISTINCT FROM (n.score, n.reached_at)
      UNION ALL
      SELECT board, day, kind || ' ' || group_id, s.score, s.reached_at, n.score, n.reached_at
      FROM (SELECT * FROM board_group_scores WHERE activity = $1) s
      FULL JOIN groups_anew n USING (activity, board, day, kind, group_id)
      WHERE (s.score, s.reached_at) IS DISTINCT FROM (n.score, n.reached_at)
      ORDER BY board, day, who`,
    subjectOf,
  });

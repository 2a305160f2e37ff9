import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import { roundOf, unsettled } from '../../server/kernel/settle.ts';
import { boards, gainsOf } from './rules.ts';
import { subjectOf } from './settlement.ts';

/** What facts add to the boards of a campaign, as rows for `addTo`. */
export const rowsOf = (campaign: Campaign, facts: readonly Fact[]) =>
  gainsOf(campaign.block(boards) ?? new Map(), facts).map(({ board, day, user, amount, at }) => {
    return { board, day, subject: subjectOf(board, day), user_id: user, score: amount, reached_at: at };
  });

/**
 * SQL that adds rows to scores: parameters are the campaign, and the rows as JSON. Ties go to who reached the score first, so the time
 * moves with every gain, and never backwards.
 *
 * @param where which rows `n` are added
 */
export const addTo = (table: string, where: string): string => `
  INSERT INTO ${table} AS s (activity, board, day, user_id, score, reached_at)
  SELECT $1, n.board, n.day, n.user_id, n.score, n.reached_at FROM json_to_recordset($2::json)
    AS n(board text, day text, subject text, user_id text, score int8, reached_at int8)
  WHERE ${where}
  ORDER BY n.board, n.day, n.user_id
  ON CONFLICT (activity, board, day, user_id) DO UPDATE SET score = s.score + excluded.score,
    reached_at = GREATEST(s.reached_at, excluded.reached_at)`;

const addToScores = addTo('board_scores', unsettled(boards.key, 'n.subject', '$3'));

export const write: Hear['write'] = (campaign, facts) => {
  const rows = rowsOf(campaign, facts);
  if (rows.length === 0) return null;
  return (tx) => tx.query(addToScores, [campaign.id, JSON.stringify(rows), roundOf(campaign)]);
};

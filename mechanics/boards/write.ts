import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import { roundOf, unsettled } from '../../server/kernel/settle.ts';
import { boards, type Gain, gainsOf } from './rules.ts';
import { subjectOf } from './settlement.ts';

/** What facts add to the boards of a campaign, as rows for `addTo` and for `addToGroups`. */
export function rowsOf(campaign: Campaign, facts: readonly Fact[]) {
  const gains = gainsOf(campaign.block(boards) ?? new Map(), facts);
  const rowOf = ({ board, day, amount, at }: Gain) => {
    return { board, day, subject: subjectOf(board, day), score: amount, reached_at: at };
  };
  return {
    people: gains.flatMap((one) => (one.kind === null ? [{ ...rowOf(one), user_id: one.who }] : [])),
    groups: gains.flatMap((one) =>
      one.kind === null ? [] : [{ ...rowOf(one), kind: one.kind, group_id: one.who }],
    ),
  };
}

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

/** The same of boards by groups. */
export const addToGroups = (table: string, where: string): string => `
  INSERT INTO ${table} AS s (activity, board, day, kind, group_id, score, reached_at)
  SELECT $1, n.board, n.day, n.kind, n.group_id, n.score, n.reached_at FROM json_to_recordset($2::json)
    AS n(board text, day text, subject text, kind text, group_id text, score int8, reached_at int8)
  WHERE ${where}
  ORDER BY n.board, n.day, n.kind, n.group_id
  ON CONFLICT (activity, board, day, kind, group_id) DO UPDATE SET score = s.score + excluded.score,
    reached_at = GREATEST(s.reached_at, excluded.reached_at)`;

const ofBoards = unsettled(boards.key, 'n.subject', '$3');
const addToScores = addTo('board_scores', ofBoards);
const addToGroupScores = addToGroups('board_group_scores', ofBoards);

export const write: Hear['write'] = (campaign, facts) => {
  const { people, groups } = rowsOf(campaign, facts);
  if (people.length === 0 && groups.length === 0) return null;
  const round = roundOf(campaign);
  const [ofPeople, ofGroups] = [people, groups].map((rows) => [campaign.id, JSON.stringify(rows), round]);
  return async (tx) => {
    if (people.length > 0) await tx.query(addToScores, ofPeople);
    if (groups.length > 0) await tx.query(addToGroupScores, ofGroups);
  };
};

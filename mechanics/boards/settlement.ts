import type { Campaign } from '../../server/kernel/campaigns.ts';
import { type Ending, type Settling, subjectsWith } from '../../server/kernel/settling.ts';
import { groupAudits, groupSettling } from './groups.ts';
import { type Board, boards, dueOf, groupOf } from './rules.ts';

const days = subjectsWith(' ');

/** How a board, or a day of one, is called among what is settled. */
export const subjectOf = (board: string, day: string): string => (day === '' ? board : days.of(board, day));

/** The end of a board, or of a day of one. */
export const endingOf = (board: Board, day: string): Ending => ({
  subject: subjectOf(board.id, day),
  due: dueOf(board, day),
  ...(day === '' ? {} : { once: true }),
});

/** The day of what is settled, '' where it is a whole board. */
export const dayOfSubject = days.otherOf;

/** The subject of a day in SQL, of a row `b` of `board_scores`. */
const subjectOfDay = days.sql('b.board', 'b.day');

function settlingOf(campaign: Campaign, board: Board, day: string): Settling {
  const kind = groupOf(board);
  const ending = endingOf(board, day);
  return {
    ...ending,
    listed: board.size,
    tiers: board.rewards,
    rewarded: board.rewarded,
    ...(kind === null
      ? {
          locks: 'board_scores',
          standing: {
            sql: 'SELECT user_id, score, reached_at FROM board_scores WHERE activity = $1 AND board = $2 AND day = $3',
            parameters: [campaign.id, board.id, day],
          },
        }
      : groupSettling(campaign, kind, [campaign.id, board.id, day], ending.subject)),
  };
}

/** All boards of a campaign, each day of a daily one by itself. */
export const settlingsOf = (campaign: Campaign): readonly Settling[] =>
  [...(campaign.block(boards)?.values() ?? [])].flatMap((board) =>
    (board.days ?? ['']).map((day) => settlingOf(campaign, board, day)),
  );

export const audits: Readonly<Record<string, string>> = {
  'a settled day is as it was settled': `
    SELECT s.settlement_id FROM settlements s
    JOIN settled_places p USING (settlement_id)
    LEFT JOIN board_scores b ON b.activity = s.activity AND b.user_id = p.user_id
      AND s.subject = ${subjectOfDay}
    WHERE s.mechanic = 'boards' AND s.subject LIKE '% %'
      AND NOT EXISTS (SELECT FROM board_group_results g WHERE (g.activity, g.subject, g.round) = (s.activity, s.subject, s.round))
      AND (b.score, b.reached_at) IS DISTINCT FROM (p.score, p.reached_at)
    UNION ALL
    SELECT s.settlement_id FROM board_scores b
    JOIN settlements s ON s.mechanic = 'boards' AND s.activity = b.activity AND s.subject = ${subjectOfDay}
    WHERE b.day <> '' AND NOT EXISTS (
      SELECT FROM settled_places p WHERE p.settlement_id = s.settlement_id AND p.user_id = b.user_id)`,
  // A campaign that is held again goes on with what there was.
  'nobody was settled with more than a board has of them': `
    SELECT s.settlement_id, p.place FROM settlements s JOIN settled_places p USING (settlement_id)
    LEFT JOIN board_scores b ON (b.activity, b.board, b.day, b.user_id) = (s.activity, s.subject, '', p.user_id)
    WHERE s.mechanic = 'boards' AND s.subject NOT LIKE '% %'
      AND NOT EXISTS (SELECT FROM board_group_results g WHERE (g.activity, g.subject, g.round) = (s.activity, s.subject, s.round))
      AND (p.score > COALESCE(b.score, 0) OR (p.score = b.score AND p.reached_at <> b.reached_at))`,
  'each range of a board holds as many rows as it says': `
    SELECT activity, board, day, nth, sum(told) AS told, sum(stands) AS stands FROM (
      SELECT *, sum(cut) OVER (PARTITION BY activity, board, day ORDER BY under, reached_at, user_id, cut DESC
        ROWS UNBOUNDED PRECEDING) AS nth
      FROM (
        SELECT activity, board, day, under, reached_at, user_id, 1 AS cut, held AS told, 0 AS stands FROM board_ranges
        UNION ALL
        SELECT activity, board, day, -score, reached_at, user_id, 0, 0, 1 FROM board_scores
        UNION ALL
        SELECT activity, board, day, x.under, x.reached_at, x.user_id, 0, x.change, 0
        FROM board_moves m, unnest(m.change, m.under, m.reached_at, m.user_id) AS x(change, under, reached_at, user_id)
      ) rows
    ) cut WHERE nth > 0 GROUP BY activity, board, day, nth HAVING sum(told) <> sum(stands)`,
  ...groupAudits,
};

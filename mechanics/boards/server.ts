import type { BoardAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known, pageOf } from '../../server/kernel/context.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { roundOf, settledOf, unsettled } from '../../server/kernel/settle.ts';
import { dayOfBoard } from './days.ts';
import { messages } from './messages.ts';
import { movements } from './movements.ts';
import { countAllMoves, countMoves, manyMoves } from './ranges.ts';
import { readBoardReceipt } from './receipt.ts';
import { boards, dueOf, gainsOf } from './rules.ts';
import { audits, settlingsOf, subjectOf } from './settlement.ts';
import { liveStanding, settledStanding, toldPlace } from './standing.ts';

/** GET /v2/activities/{id}/boards/{board}: one page of a ranking, with the asking user's own place. */
const readBoard: Handler<BoardAnswer> = async (context) => {
  const { db, now, user, params, query } = context;
  const campaign = campaignOf(context);
  const board = known(campaign.block(boards)?.get(params.board ?? ''));
  const day = dayOfBoard(board, query.day, now);
  const settled = now >= dueOf(board, day);
  // Between its end and its settlement a board is read as it stands: nothing changes it any more.
  const kept = settled ? await settledOf(db, campaign, boards.key, subjectOf(board.id, day)) : null;
  const standing =
    kept === null
      ? liveStanding(db, [campaign.id, board.id, day])
      : settledStanding(db, kept.settlement_id, kept.participants);
  const { size, cursor } = pageOf(context);
  const offset = cursor ?? 0;
  const [own, { rows, total }] = await Promise.all([
    user === null ? null : standing.own(user, board.size),
    standing.page(offset, size, board.size),
  ]);
  // Who has read goes on at once for whoever comes next; what fails here is done by time, which tells it.
  if (own !== null && own.moved >= manyMoves)
    await countMoves(db, [campaign.id, board.id, day]).catch(() => undefined);
  const next = offset + rows.length;
  return {
    rows: rows.map((row, index) => ({ rank: offset + index + 1, user: publicUser(row), score: row.score })),
    me: own === null ? null : toldPlace(own, board.size),
    total,
    next: rows.length > 0 && next < total ? String(next) : null,
    settled,
    ...(board.days === null ? {} : { day, days: [...board.days] }),
  };
};

/** Ties go to who reached the score first, so the time moves with every gain, and never backwards. */
const write: Hear['write'] = (campaign, facts) => {
  const gains = gainsOf(campaign.block(boards) ?? new Map(), facts);
  if (gains.length === 0) return null;
  const rows = gains.map(({ board, day, user, points, at }) => {
    return { board, day, subject: subjectOf(board, day), user_id: user, score: points, reached_at: at };
  });
  return (tx) =>
    tx.query(
      `INSERT INTO board_scores (activity, board, day, user_id, score, reached_at)
       SELECT $1, n.board, n.day, n.user_id, n.score, n.reached_at FROM json_to_recordset($3::json)
         AS n(board text, day text, subject text, user_id text, score int8, reached_at int8)
       WHERE ${unsettled(boards.key, 'n.subject', '$2')}
       ORDER BY n.board, n.day, n.user_id
       ON CONFLICT (activity, board, day, user_id) DO UPDATE SET score = board_scores.score + excluded.score,
         reached_at = GREATEST(board_scores.reached_at, excluded.reached_at)`,
      [campaign.id, roundOf(campaign), JSON.stringify(rows)],
    );
};

export const boardsMechanic: Mechanic = {
  name: boards.key,
  rules: boards,
  movements,
  messages,
  tables: new URL('./tables/', import.meta.url),
  handlers: { readBoard, readBoardReceipt },
  hear: { write },
  settle: settlingsOf,
  byTime: countAllMoves,
  audits,
};

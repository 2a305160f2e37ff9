import type { BoardReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { type FacesAt, toldReceipt } from '../../server/kernel/receipt-answer.ts';
import { dayOfBoard } from './days.ts';
import { settledFaces } from './groups.ts';
import { boards, dueOf, groupOf } from './rules.ts';
import { subjectOf } from './settlement.ts';

/** GET /v2/activities/{id}/boards/{board}/receipt: how it was settled, for anybody to check. */
export const readBoardReceipt: Handler<BoardReceiptAnswer> = async (context) => {
  const { db, now, params, query } = context;
  const campaign = campaignOf(context);
  const board = known(campaign.block(boards)?.get(params.board ?? ''));
  const day = dayOfBoard(board, query.day, now);
  const subject = subjectOf(board.id, day);
  const facesAt: FacesAt = async ({ round, ...page }) => {
    const faces = await settledFaces(db, campaign.id, subject, page);
    return (place) => faces({ subject, round, place });
  };
  return toldReceipt(
    context,
    { mechanic: boards.key, subject, due: dueOf(board, day), listed: board.size },
    groupOf(board) === null ? undefined : facesAt,
  );
};

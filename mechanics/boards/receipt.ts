import type { BoardReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { type FacesAt, toldReceipt } from '../../server/kernel/receipt-answer.ts';
import { dayOfBoard } from './days.ts';
import { settledFaces } from './groups.ts';
import { boards, groupOf } from './rules.ts';
import { endingOf } from './settlement.ts';

/** GET /v2/activities/{id}/boards/{board}/receipt: how it was settled, for anybody to check. */
export const readBoardReceipt: Handler<BoardReceiptAnswer> = async (context) => {
  const { db, now, params, query } = context;
  const campaign = campaignOf(context);
  const board = known(campaign.block(boards)?.get(params.board ?? ''));
  const day = dayOfBoard(board, query.day, now);
  const facesAt: FacesAt = async (settled, page) => {
    const faces = await settledFaces(db, settled.activity, settled.subject, page);
    return (place) => faces({ ...settled, place });
  };
  return toldReceipt(
    context,
    { ...endingOf(board, day), mechanic: boards.key, listed: board.size },
    groupOf(board) === null ? undefined : facesAt,
  );
};

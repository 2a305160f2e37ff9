import { BELL } from '../../engine/document/anywhere/bell.ts';
import { firstDayOf, startOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { ChampionsAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { championsOf, type HallRow } from '../../server/kernel/hall.ts';
import { startOfRound } from '../../server/kernel/settle.ts';
import { settledFaces } from './groups.ts';
import { type Board, boards, dueOf, groupOf, hoursOf } from './rules.ts';
import { dayOfSubject, subjectOf } from './settlement.ts';

/** The last hour, day, or Monday of a week, that is over, whether the campaign had begun by then or not. */
const lastOver = ({ period, offset }: Board, now: number): string =>
  firstDayOf(period, startOfPeriod(period, now - BELL, offset) - 1, offset);

/** GET /v2/activities/{id}/boards/{board}/champions: who stood first when it was settled, each hour, day or week and each time. */
export const readBoardChampions: Handler<ChampionsAnswer> = async (context) => {
  const { now, params } = context;
  const campaign = campaignOf(context);
  const board = known(campaign.block(boards)?.get(params.board ?? ''));
  const over = (board.days ?? ['']).filter((day) => now >= dueOf(board, day));
  const hall = {
    mechanic: boards.key,
    subject: board.id,
    over: over.map((day) => subjectOf(board.id, day)),
    upTo: board.days === null ? null : subjectOf(board.id, lastOver(board, now)),
  };
  const periodOf = ({ subject, round, frozen_at }: HallRow) => {
    const day = dayOfSubject(subject);
    return day === ''
      ? { day: null, from: startOfRound(campaign, round), to: frozen_at }
      : { day, ...hoursOf(board, day) };
  };
  if (groupOf(board) === null) return championsOf(campaign, hall, context, periodOf);
  const faces = await settledFaces(context.db, campaign.id, board.id, { from: 1, to: 3 });
  return championsOf(campaign, hall, context, periodOf, (row) => faces(row) ?? row);
};

import type { BoardAnswer } from '../../schemas/generated/types.gen.ts';
import type { Database } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import {
  type Context,
  campaignOf,
  type Handler,
  known,
  nextPlace,
  pageOf,
} from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { isNotBegun } from '../../server/kernel/not-begun.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { roomsOnAir } from '../../server/kernel/rooms-on-air.ts';
import { type Settled, settledOf } from '../../server/kernel/settle.ts';
import { titlesOf } from '../../server/kernel/titles.ts';
import { readBoardChampions } from './champions.ts';
import { dayOfBoard } from './days.ts';
import { settledGroups, shares } from './groups.ts';
import { liveGroups } from './live-groups.ts';
import { messages } from './messages.ts';
import { movements } from './movements.ts';
import { countAllMoves, countMoves, manyMoves } from './ranges.ts';
import { readBoardReceipt } from './receipt.ts';
import { type Board, boards, groupOf, overFrom } from './rules.ts';
import { audits, endingOf, settlingsOf } from './settlement.ts';
import {
  emptyStanding,
  groupTold,
  liveStanding,
  type Standing,
  settledStanding,
  toldPlace,
} from './standing.ts';
import { write } from './write.ts';

/** Where a ranking is read. @param kept how it was settled; null: not yet */
function standingOf(
  db: Database,
  campaign: Campaign,
  board: Board,
  day: string,
  kept: Settled | null,
): Standing {
  const [kind, place] = [groupOf(board), [campaign.id, board.id, day] as const];
  if (kept === null) return kind === null ? liveStanding(db, place) : liveGroups(db, kind, place);
  return kind === null
    ? settledStanding(db, kept.settlement_id, kept.participants)
    : settledGroups(db, kind, kept);
}

/** Which of these rows are live now: people in a room of theirs, and rooms. A couple or a guild is in none. */
async function liveRooms(
  context: Context,
  board: Board,
  rows: readonly { readonly user_id: string; readonly group?: string }[],
): Promise<ReadonlyMap<string, string>> {
  const kind = groupOf(board);
  if (kind === null)
    return roomsOnAir(
      context,
      'host',
      rows.map(({ user_id }) => user_id),
    );
  return kind === 'room'
    ? roomsOnAir(
        context,
        'live_obj_id',
        rows.flatMap(({ group }) => group ?? []),
      )
    : new Map();
}

const roomTold = (live_obj_id: string | undefined) => (live_obj_id === undefined ? {} : { live_obj_id });

/** GET /v2/activities/{id}/boards/{board}: one page of a ranking, with the asking user's own place. */
const readBoard: Handler<BoardAnswer> = async (context) => {
  const { db, now, user, params, query } = context;
  const campaign = campaignOf(context);
  const board = known(campaign.block(boards)?.get(params.board ?? ''));
  const day = dayOfBoard(board, query.day, now);
  const ending = endingOf(board, day);
  const settled = now >= ending.due;
  // Between its end and its settlement a board is read as it stands: nothing changes it any more.
  const kept = settled ? await settledOf(db, campaign, boards.key, ending) : null;
  const standing = isNotBegun(context, campaign)
    ? emptyStanding(db, groupOf(board) === null)
    : standingOf(db, campaign, board, day, kept);
  const { size, cursor } = pageOf(context);
  const offset = cursor ?? 0;
  const [own, { rows, total }] = await Promise.all([
    user === null ? null : standing.own(user, board.size),
    standing.page(offset, size, board.size),
  ]);
  // Who has read goes on at once for whoever comes next; what fails here is done by time, which tells it.
  if (own !== null && own.moved >= manyMoves)
    await countMoves(db, [campaign.id, board.id, day]).catch(() => undefined);
  // A group wears nothing. All who look at a page ask for the same people, so the reader is asked for alone.
  const worn = (people: readonly { user_id: string }[]) =>
    titlesOf(context, campaign, groupOf(board) === null ? people.map(({ user_id }) => user_id) : []);
  const isListed = own === null || rows.some(({ user_id }) => user_id === own.user_id);
  const [titles, ownTitle, rooms] = await Promise.all([
    worn(rows),
    worn(isListed ? [] : [own]),
    liveRooms(context, board, rows),
  ]);
  return {
    rows: rows.map((row, index) => ({
      rank: offset + index + 1,
      user: publicUser(row, titles.get(row.user_id)),
      score: row.score,
      ...groupTold(row),
      ...roomTold(rooms.get(row.group ?? row.user_id)),
    })),
    me: own === null ? null : toldPlace(own, board.size, (isListed ? titles : ownTitle).get(own.user_id)),
    total,
    next: nextPlace(offset, rows.length, total),
    settled,
    ...(now >= overFrom(board, day) && kept === null ? { counting: true } : {}),
    ...(board.days === null ? {} : { day, days: [...board.days] }),
  };
};

export const boardsMechanic: Mechanic = {
  name: boards.key,
  rules: boards,
  movements,
  messages,
  tables: new URL('./tables/', import.meta.url),
  handlers: { readBoard, readBoardChampions, readBoardReceipt },
  hear: { write },
  settle: settlingsOf,
  shares,
  byTime: countAllMoves,
  audits,
};

import type { BoardReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known, pageOf } from '../../server/kernel/context.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { placesAt, type SettledPlace } from '../../server/kernel/receipt.ts';
import { roundOf, settledOf } from '../../server/kernel/settle.ts';
import { toldReward } from '../../server/ledger/grant.ts';
import { dayOfBoard } from './days.ts';
import { type SettledGroup, settledFaces } from './groups.ts';
import { boards, dueOf, groupOf } from './rules.ts';
import { subjectOf } from './settlement.ts';

/** Why a row stands behind the one before, where both have the same points. */
function tieOf({ score, reached_at }: SettledPlace, before: SettledPlace | undefined): 'later' | 'id' | null {
  if (before?.score !== score) return null;
  return before.reached_at < reached_at ? 'later' : 'id';
}

/** Who has a place: somebody, or a group by its own name and picture, with whoever stands for it. */
function shownAt(place: SettledPlace, face: SettledGroup | undefined) {
  if (face === undefined) return { user: publicUser(place) };
  const { group, people, ...rest } = face;
  return { user: publicUser({ ...place, ...rest }), group, people };
}

/** GET /v2/activities/{id}/boards/{board}/receipt: how it was settled, for anybody to check. */
export const readBoardReceipt: Handler<BoardReceiptAnswer> = async (context) => {
  const { db, now, params, query } = context;
  const campaign = campaignOf(context);
  const board = known(campaign.block(boards)?.get(params.board ?? ''));
  const day = dayOfBoard(board, query.day, now);
  const subject = subjectOf(board.id, day);
  const about = { activity: campaign.id, subject, round: roundOf(campaign) };
  const settled = now >= dueOf(board, day) ? await settledOf(db, campaign, boards.key, subject) : null;
  if (settled === null)
    return {
      ...about,
      ...{
        participants: 0,
        frozenAt: null,
        paidAt: null,
        tiers: [],
        rows: [],
        total: 0,
        next: null,
        hash: null,
      },
    };
  const { size, cursor } = pageOf(context);
  const offset = cursor ?? 0;
  // What was published with the order, whatever the document says since.
  const total = Math.min(settled.participants, settled.listed ?? board.size);
  // One place before the page, too: its first row may be behind it by a tie.
  const from = Math.max(0, offset - 1);
  const places = await placesAt(db, settled.settlement_id, from, Math.min(total, offset + size));
  const faceOf =
    groupOf(board) === null
      ? null
      : await settledFaces(db, campaign.id, subject, { from: offset + 1, to: offset + size });
  const rows = places
    .map((place, i) => ({
      rank: place.place,
      ...shownAt(place, faceOf?.({ ...about, place: place.place })),
      score: place.score,
      reachedAt: place.reached_at,
      tie: tieOf(place, places[i - 1]),
      tier: place.tier,
      granted: place.granted_at !== null,
    }))
    .slice(offset - from);
  const next = offset + rows.length;
  return {
    ...about,
    participants: settled.participants,
    frozenAt: settled.frozen_at,
    paidAt: settled.paid_at,
    tiers: settled.tiers.map((tier) => ({ ...tier, gives: tier.gives.map(toldReward) })),
    rows,
    total,
    next: rows.length > 0 && next < total ? String(next) : null,
    hash: settled.hash,
  };
};

import type { BoardReceiptAnswer, BoardReceiptRow, User } from '../../schemas/generated/types.gen.ts';
import { toldReward } from '../ledger/grant.ts';
import { type Context, campaignOf, nextPlace, pageOf } from './context.ts';
import { publicUser } from './public-user.ts';
import { placesAt, type SettledPlace } from './receipt.ts';
import { roundOf, settledOf } from './settle.ts';
import type { Ending, SettledSubject } from './settling.ts';

/** An order of places that a receipt is asked of. */
export interface AskedOrder extends Ending {
  readonly mechanic: string;
  /** How many places it lists, where it was settled before that was kept. */
  readonly listed: number;
}

/** What a row shows where its place is of more than one person: whoever stands for them keeps the `user_id`. */
export type SharedFace = Partial<Pick<User, 'nickname' | 'avatar'>> &
  Pick<BoardReceiptRow, 'group' | 'people' | 'members'>;

/** Faces of the places from one to another, by place; none of a place that one person has. */
export type FacesAt = (
  settled: SettledSubject,
  page: { readonly from: number; readonly to: number },
) => Promise<(place: number) => SharedFace | undefined>;

/** Why a place stands behind the one before, where both have as much. */
function tieOf({ score, reached_at }: SettledPlace, before: SettledPlace | undefined): 'later' | 'id' | null {
  if (before?.score !== score) return null;
  return before.reached_at < reached_at ? 'later' : 'id';
}

function shownAt(place: SettledPlace, face: SharedFace | undefined) {
  if (face === undefined) return { user: publicUser(place) };
  const { nickname = place.nickname, avatar = place.avatar, ...more } = face;
  return { user: publicUser({ user_id: place.user_id, nickname, avatar }), ...more };
}

/**
 * One page of how an order was settled, for anybody to check; before that, no rows and no hash.
 *
 * @param facesAt of an order of groups or teams, what its rows show in the place of people
 */
export async function toldReceipt(
  context: Context,
  { mechanic, listed, ...ending }: AskedOrder,
  facesAt: FacesAt = async () => () => undefined,
): Promise<BoardReceiptAnswer> {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const settled = now >= ending.due ? await settledOf(db, campaign, mechanic, ending) : null;
  const round = settled?.round ?? roundOf(campaign);
  const about = { activity: campaign.id, subject: ending.subject, round };
  if (settled === null)
    return {
      ...{ ...about, participants: 0, frozenAt: null, paidAt: null },
      ...{ tiers: [], rows: [], total: 0, next: null, hash: null },
    };
  const { size, cursor } = pageOf(context);
  const offset = cursor ?? 0;
  // What was published with the order, whatever the document says since.
  const total = Math.min(settled.participants, settled.listed ?? listed);
  const to = Math.min(total, offset + size);
  // One place before the page, too: its first row may be behind it by a tie.
  const from = Math.max(0, offset - 1);
  const places = await placesAt(db, settled.settlement_id, from, to);
  const faceOf = await facesAt(settled, { from: offset + 1, to });
  const rows = places
    .map(
      (place, i): BoardReceiptRow => ({
        rank: place.place,
        ...shownAt(place, faceOf(place.place)),
        score: place.score,
        reachedAt: place.reached_at,
        tie: tieOf(place, places[i - 1]),
        tier: place.tier,
        granted: place.granted_at !== null,
      }),
    )
    .slice(offset - from);
  return {
    ...about,
    participants: settled.participants,
    frozenAt: settled.frozen_at,
    paidAt: settled.paid_at,
    tiers: settled.tiers.map((tier) => ({ ...tier, gives: tier.gives.map(toldReward) })),
    rows,
    total,
    next: nextPlace(offset, rows.length, total),
    hash: settled.hash,
  };
}

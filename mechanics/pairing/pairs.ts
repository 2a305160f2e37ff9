import type { PairingReceiptAnswer, PairsAnswer, User } from '../../schemas/generated/types.gen.ts';
import {
  type Context,
  campaignOf,
  type Handler,
  known,
  nextPlace,
  pageBehind,
  paged,
  pageOf,
} from '../../server/kernel/context.ts';
import { placed, placeOf, seedOf } from './lot.ts';
import { type Pairing, pairings, type Round } from './rules.ts';

/** The pairing that a call is about. @throws Refusal UNKNOWN_ACTIVITY, UNKNOWN_ITEM */
export const pairingOf = (context: Context): Pairing =>
  known(
    campaignOf(context)
      .block(pairings)
      ?.get(context.params.pairing ?? ''),
  );

/** The round of it. @throws Refusal UNKNOWN_ITEM */
export const roundIn = ({ rounds }: Pairing, { params }: Context): Round =>
  known(rounds.find(({ id }) => id === params.round));

interface Row {
  readonly id: number;
  readonly round: string;
  readonly at: number;
  readonly mutual: boolean;
  readonly first: string;
  readonly second: string;
}

const person = (alias: string): string =>
  `json_build_object('user_id', ${alias}.user_id, 'nickname', ${alias}.nickname, 'avatar', ${alias}.avatar)::text`;

/** GET /v2/activities/{id}/pairings/{pairing}/pairs: of all holdings, latest first. */
export const listPairs: Handler<PairsAnswer> = async (context) => {
  const { db, now } = context;
  const { id } = pairingOf(context);
  const pairs = context.ids.of('pairing_pairs');
  const { size, cursor } = pageBehind(context, pairs);
  const { rows } = await db.query<Row>(
    `SELECT p.pair_id AS id, p.round, r.at, p.mutual, ${person('u')} AS first, ${person('v')} AS second
     FROM pairing_pairs p JOIN pairing_reveals r USING (activity, pairing, held, round)
     JOIN pairing_halves a ON (a.activity, a.pairing, a.held, a.round, a.nth, a.half)
       = (p.activity, p.pairing, p.held, p.round, p.nth, 1) JOIN users u ON u.user_id = a.user_id
     JOIN pairing_halves b ON (b.activity, b.pairing, b.held, b.round, b.nth, b.half)
       = (p.activity, p.pairing, p.held, p.round, p.nth, 2) JOIN users v ON v.user_id = b.user_id
     WHERE p.activity = $1 AND p.pairing = $2 AND r.at <= $3 AND ($4::int8 IS NULL OR p.pair_id < $4::int8)
     ORDER BY p.pair_id DESC LIMIT $5`,
    [campaignOf(context).id, id, now, cursor, size + 1],
  );
  const { page, next } = paged(rows, size, (one) => pairs.told(one.id));
  return {
    items: page.map(({ id: number, first, second, ...one }) => {
      return {
        ...one,
        id: pairs.told(number),
        first: JSON.parse(first) as User,
        second: JSON.parse(second) as User,
      };
    }),
    next,
  };
};

/** GET /v2/activities/{id}/pairings/{pairing}/{round}/receipt: one page of how it was paired, for anybody to check. */
export const readPairingReceipt: Handler<PairingReceiptAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const pairing = pairingOf(context);
  const place = placeOf(campaign, pairing.id, roundIn(pairing, context).id);
  const { rows } = await db.query<{ at: number; hash: string; total: number }>(
    `SELECT at, hash, (SELECT count(*) FROM pairing_pairs p
       WHERE (p.activity, p.pairing, p.held, p.round) = (r.activity, r.pairing, r.held, r.round)) AS total
     FROM pairing_reveals r WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4`,
    placed(place),
  );
  const [kept] = rows;
  if (kept === undefined || now < kept.at)
    return {
      ...{ ...place, revealedAt: null, rules: null, commitment: null, seed: null },
      ...{ pairs: [], total: 0, next: null, hash: null },
    };
  const { size, cursor } = pageOf(context);
  const offset = cursor ?? 0;
  const halves = await db.query<{ user_id: string; lot: string; mutual: boolean; half: number }>(
    `SELECT h.user_id, h.lot, h.half, p.mutual FROM pairing_halves h JOIN pairing_pairs p USING (activity, pairing, held, round, nth)
     WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND nth > $5 AND nth <= $6 ORDER BY nth, half`,
    [...placed(place), offset, offset + size],
  );
  const pairs = halves.rows.flatMap(({ user_id: first, lot, mutual, half }, index) => {
    const other = halves.rows[index + 1];
    return half === 1 && other !== undefined
      ? [{ first, second: other.user_id, mutual, lots: [lot, other.lot] }]
      : [];
  });
  return {
    ...{ ...place, revealedAt: kept.at, ...(await seedOf(db, place)) },
    ...{ pairs, total: kept.total, next: nextPlace(offset, pairs.length, kept.total), hash: kept.hash },
  };
};

import { verdict } from '../../engine/document/anywhere/verdict.ts';
import type {
  PairingMine,
  PairingRoundEntry,
  PairingsAnswer,
  User,
} from '../../schemas/generated/types.gen.ts';
import { opening, toldCan } from '../../server/kernel/can.ts';
import { type Context, campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { doerIn, isNotBegun } from '../../server/kernel/not-begun.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { placeOf, seedOf } from './lot.ts';
import { mayChoose, mayJoin, type Open, type Pairing, pairings, type Round, stateOf } from './rules.ts';
import { type Own, toldPlace } from './seats.ts';

/**
 * Whether a call about a round is open: by the phases of the campaign, from the round's opening until a moment, and never once it is revealed.
 *
 * @param until ms UTC: its seats lock, or it is revealed
 */
export function openOf(
  context: Context,
  operation: string,
  { opens, reveals }: Round,
  until: number,
  revealed: boolean,
): Open {
  const campaign = opening(context, operation);
  if (campaign.reason !== null) return campaign;
  if (revealed || context.now >= reveals) return verdict('ROUND_OVER');
  if (context.now >= until) return { reason: 'SEATS_LOCKED', nextAt: reveals };
  const window = { opens: new Date(opens).toISOString(), locks: new Date(until).toISOString() };
  return opening(context, operation, window);
}

type Of<Row> = Row & { readonly pairing: string; readonly round: string };

/** All of a campaign's rounds, with what of them concerns the asking user. */
async function standingOf(context: Context) {
  const { db } = context;
  const campaign = campaignOf(context);
  const user = doerIn(context, campaign);
  // No campaign's id is empty: of one that has not begun there are no rows.
  const of = [isNotBegun(context, campaign) ? '' : campaign.id, roundOf(campaign)];
  const read = async <Row extends object>(sql: string, more: readonly unknown[] = []) => {
    const { rows } = await db.query<Of<Row>>(sql, [...of, ...more]);
    return (pairing: Pairing, round: Round) =>
      rows.filter((one) => one.pairing === pairing.id && one.round === round.id);
  };
  const none = async () => () => [];
  const where = 'WHERE activity = $1 AND held = $2';
  return {
    reveals: await read<{ at: number }>(`SELECT pairing, round, at FROM pairing_reveals ${where}`),
    sides: await read<{ side: string; taken: number; waiting: number }>(
      `SELECT pairing, round, side, count(*) FILTER (WHERE seated)::int4 AS taken,
         count(*) FILTER (WHERE NOT seated)::int4 AS waiting
       FROM pairing_places ${where} AND place IS NOT NULL GROUP BY pairing, round, side`,
    ),
    people: await read<User & { side: string; place: number }>(
      `SELECT pairing, round, side, place, user_id, nickname, avatar FROM pairing_places p JOIN users USING (user_id)
       ${where} AND seated AND NOT EXISTS (SELECT FROM pairing_reveals r
         WHERE (r.activity, r.pairing, r.held, r.round) = (p.activity, p.pairing, p.held, p.round))
       ORDER BY side, place`,
    ),
    places:
      user === null
        ? await none()
        : await read<Own>(
            `SELECT pairing, round, side, place, seats, seated FROM pairing_places ${where} AND user_id = $3 AND place IS NOT NULL`,
            [user],
          ),
    choices:
      user === null
        ? await none()
        : await read<{ chosen: string }>(
            `SELECT pairing, round, chosen FROM pairing_choices ${where} AND user_id = $3 ORDER BY nth`,
            [user],
          ),
    matches:
      user === null
        ? await none()
        : await read<User & { mutual: boolean }>(
            `SELECT p.pairing, p.round, p.mutual, u.user_id, u.nickname, u.avatar FROM pairing_halves m
             JOIN pairing_pairs p USING (activity, pairing, held, round, nth)
             JOIN pairing_halves o USING (activity, pairing, held, round, nth) JOIN users u ON u.user_id = o.user_id
             WHERE m.activity = $1 AND m.held = $2 AND m.user_id = $3 AND o.half <> m.half`,
            [user],
          ),
  };
}

/** GET /v2/activities/{id}/pairings: what others chose is never part of it, and who is paired with whom not before the reveal. */
export const readPairings: Handler<PairingsAnswer> = async (context) => {
  const { db, now, user } = context;
  const campaign = campaignOf(context);
  const all = [...known(campaign.block(pairings)).values()];
  const standing = await standingOf(context);
  const told = async (pairing: Pairing, round: Round): Promise<PairingRoundEntry> => {
    const [kept] = standing.reveals(pairing, round);
    const revealed = kept !== undefined && now >= kept.at;
    const { state, nextAt } = stateOf(round, revealed, now);
    const { seed, commitment } = await seedOf(db, placeOf(campaign, pairing.id, round.id));
    const [place] = standing.places(pairing, round);
    const [match] = revealed ? standing.matches(pairing, round) : [];
    const until = (operation: string, moment: number) => openOf(context, operation, round, moment, revealed);
    const mine = (own: Own): PairingMine => ({
      ...toldPlace(own),
      chosen: standing.choices(pairing, round).map(({ chosen }) => chosen),
      match: match === undefined ? null : { user: publicUser(match), mutual: match.mutual },
      leave: toldCan('leave' as const, until('leavePairing', round.locks)),
      choose: toldCan('choose' as const, mayChoose(own.seated, until('choosePairing', round.reveals))),
    });
    const stands = standing.sides(pairing, round);
    return {
      id: round.id,
      state,
      ...(nextAt === null ? {} : { nextAt: new Date(nextAt).toISOString() }),
      sides: pairing.sides.map((id) => {
        const { taken = 0, waiting = 0 } = stands.find(({ side }) => side === id) ?? {};
        const who = user === null ? null : { signedUp: place !== undefined };
        const may = mayJoin(pairing, who, taken + waiting, until('joinPairing', round.locks));
        return { id, seats: pairing.seats, taken, waiting, ...toldCan('join' as const, may) };
      }),
      people:
        state === 'open' || state === 'locked'
          ? standing.people(pairing, round).map(({ side, place: seat, ...person }) => {
              return { user: publicUser(person), side, seat };
            })
          : [],
      mine: place === undefined ? null : mine(place),
      commitment,
      seed: revealed ? seed : null,
    };
  };
  const entries = await Promise.all(
    all.map(async (pairing) => {
      return {
        id: pairing.id,
        rounds: await Promise.all(pairing.rounds.map((round) => told(pairing, round))),
      };
    }),
  );
  const moments = entries.flatMap(({ rounds }) => rounds.flatMap(({ nextAt }) => nextAt ?? [])).sort();
  const [next] = moments;
  return { pairings: entries, ...(next === undefined ? {} : { nextAt: next }) };
};

import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { tell } from '../../server/kernel/messages.ts';
import { hashOfLines } from '../../server/kernel/receipt.ts';
import { EVERYBODY, type Settling } from '../../server/kernel/settling.ts';
import { free, lotOf, type Place, placed, placeOf, rounds, seedOf } from './lot.ts';
import { matchesOf, type Pair, type Seated } from './match.ts';
import { room } from './room.ts';
import { type Pairing, pairings, type Round } from './rules.ts';
import { inTurnOf, isRevealed } from './seats.ts';

/** Hash of a round: the head, then each pair. */
export const hashOfPairs = (
  { activity, pairing, held, round }: Place,
  commitment: string,
  pairs: readonly { readonly first: string; readonly second: string; readonly mutual: boolean }[],
): string =>
  hashOfLines([
    [activity, 'pairing', pairing, held, round, commitment],
    ...pairs.map(({ first, second, mutual }) => [first, second, mutual]),
  ]);

/** Who sits in a round, with whom they chose and what chance has given them. */
async function seatedIn(tx: Queryable, place: Place, seed: string): Promise<readonly Seated[]> {
  const { rows } = await tx.query<{ user: string; side: string; chosen: string }>(
    `SELECT p.user_id AS "user", p.side, COALESCE(json_agg(c.chosen ORDER BY c.nth) FILTER (WHERE c.nth > 0), '[]')::text AS chosen
     FROM pairing_places p LEFT JOIN pairing_choices c USING (activity, pairing, held, round, user_id)
     WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND p.seated GROUP BY p.user_id, p.side`,
    placed(place),
  );
  return rows.map((one) => {
    return { ...one, chosen: JSON.parse(one.chosen) as string[], lot: lotOf(seed, one.user) };
  });
}

/** Tells everybody who sat, in the one transaction in which it is kept. */
function tellAll(tx: Queryable, place: Place, seated: readonly Seated[], pairs: readonly Pair[], at: number) {
  const { activity, pairing, held, round } = place;
  const partners = new Map(
    pairs.flatMap(({ first, second }) => [
      [first.user, second.user] as const,
      [second.user, first.user] as const,
    ]),
  );
  return tell(
    tx,
    seated.map(({ user }) => {
      const about = partners.get(user);
      const to = { activity, user, reference: `${pairing} ${round} ${held}`, at };
      return about === undefined
        ? { ...to, kind: room.kind('pairing-free') }
        : { ...to, kind: room.kind('pairing-match'), about };
    }),
  );
}

/** Keeps who is paired with whom, and nothing of who chose whom. Nobody comes, leaves or chooses meanwhile or afterwards. */
async function reveal(
  tx: Queryable,
  campaign: Campaign,
  { id, sides }: Pairing,
  round: Round,
): Promise<void> {
  const place = placeOf(campaign, id, round.id);
  await inTurnOf(tx, place);
  const { seed, commitment } = await seedOf(tx, place);
  const seated = await seatedIn(tx, place, seed);
  const pairs = matchesOf(sides, seated);
  const kept = pairs.map((one) => ({ ...one, first: one.first.user, second: one.second.user }));
  await tx.query(
    'INSERT INTO pairing_reveals (activity, pairing, held, round, seated, at, hash) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [...placed(place), seated.length, round.reveals, hashOfPairs(place, commitment, kept)],
  );
  const columns = 'activity text, pairing text, held text, round text, nth int4';
  await insertAll(
    tx,
    'pairing_pairs',
    `${columns}, mutual boolean`,
    pairs.map(({ mutual }, index) => ({ ...place, nth: index + 1, mutual })),
    null,
  );
  await insertAll(
    tx,
    'pairing_halves',
    `${columns}, half int2, user_id text, side text, lot text`,
    pairs.flatMap(({ first, second }, index) =>
      [first, second].map(({ user: user_id, side, lot }, nth) => {
        return { ...place, nth: index + 1, half: nth + 1, user_id, side, lot };
      }),
    ),
    null,
  );
  await tx.query(
    'DELETE FROM pairing_choices WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4',
    placed(place),
  );
  await tellAll(tx, place, seated, pairs, round.reveals);
}

/** Each round is revealed at its moment; behind it, each of a pair is paid, and whoever has none. */
export const settlingsOf = (campaign: Campaign): readonly Settling[] =>
  [...(campaign.block(pairings)?.values() ?? [])].flatMap((pairing) =>
    pairing.rounds.flatMap((round): Settling[] => {
      const { gives, consolation } = pairing;
      const place = placeOf(campaign, pairing.id, round.id);
      const all = {
        due: round.reveals,
        listed: 0,
        rewarded: [{ participants: 1, places: EVERYBODY }],
      };
      const paired = `SELECT user_id FROM pairing_halves WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4`;
      const pairs: Settling = {
        ...all,
        subject: rounds.of(pairing.id, round.id),
        tiers: gives.length === 0 ? [] : [{ id: 'pair', from: 1, to: EVERYBODY, gives }],
        close: (tx) => reveal(tx, campaign, pairing, round),
        standing: {
          sql: `SELECT user_id, 1::int8 AS score, 0::int8 AS reached_at FROM (${paired}) p`,
          parameters: placed(place),
        },
      };
      const rest: Settling = {
        ...all,
        subject: free.of(pairing.id, round.id),
        tiers: [{ id: 'free', from: 1, to: EVERYBODY, gives: consolation }],
        close: async (tx) => {
          if (await isRevealed(tx, place)) return;
          throw new Error(
            `${campaign.id}: whoever has no pair in ${pairing.id} ${round.id} is known when it is revealed, and it is not`,
          );
        },
        standing: {
          sql: `SELECT user_id, 1::int8 AS score, 0::int8 AS reached_at FROM pairing_places
            WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND seated AND user_id NOT IN (${paired})`,
          parameters: placed(place),
        },
      };
      return consolation.length === 0 ? [pairs] : [pairs, rest];
    }),
  );

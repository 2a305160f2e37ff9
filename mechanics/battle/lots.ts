import type { Database, Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { hashOfLines } from '../../server/kernel/receipt.ts';
import { type Seed, type SeededRound, seedsOf } from '../../server/kernel/seeds.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import type { Result } from './outcome.ts';
import { type Battle, battles, type Odd, type Round } from './rules.ts';
import { entrantsSubject } from './standing.ts';

type Place = SeededRound<'battle'>;

const { placed, commit, lotOf, seedOf } = seedsOf('battle', 'battle_seeds', 'gala-battle/1');

const placeOf = (campaign: Campaign, battle: string, round: string): Place => {
  return { activity: campaign.id, battle, held: roundOf(campaign), round };
};

/**
 * Commits to all rounds that are drawn by lot when documents are read, long before anybody joins: to the seed, and to what becomes of
 * whoever stays alone. A document that says otherwise before its campaign begins is committed to anew; from then on what was committed to stays.
 */
export async function commitAll(db: Database, { byId }: Campaigns, now: number): Promise<void> {
  const rounds = [...byId.values()].flatMap((campaign) =>
    [...(campaign.block(battles)?.values() ?? [])].flatMap(({ id, odd, rounds }) =>
      odd === null ? [] : rounds.map((round) => ({ campaign, place: placeOf(campaign, id, round.id), odd })),
    ),
  );
  if (rounds.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { campaign, place, odd } of rounds) {
      if (now < campaign.schedule.start)
        await tx.query(
          `DELETE FROM battle_seeds s WHERE (activity, battle, held, round) = ($1, $2, $3, $4)
             AND COALESCE(rules::json ->> 'odd', '') <> $5
             AND NOT EXISTS (SELECT FROM battle_draws d WHERE (d.activity, d.battle, d.held, d.round)
               = (s.activity, s.battle, s.held, s.round))`,
          [...placed(place), odd],
        );
      await commit(tx, [place], () => ({ odd }));
    }
  });
}

/** What becomes of whoever stays alone, as it was committed to; null: the seed is from before it was, and the document says it. */
const boundOdd = ({ rules }: Pick<Seed, 'rules'>): Odd | null => {
  const told = (JSON.parse(rules) as { odd?: unknown }).odd;
  return told === 'bye' || told === 'rest' ? told : null;
};

/** Ids of sides that stand against each other: two, or the odd one out alone. */
export type Pair = readonly string[];

/** The pairs of a round: by their lots each side with the next, and of an odd number the last one alone. @param sides in any order */
export function pairsOf(seed: string, sides: readonly string[]): readonly Pair[] {
  const inOrder = sides
    .map((side) => ({ side, lot: lotOf(seed, side) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ side }) => side);
  return inOrder.flatMap((side, nth) => (nth % 2 === 0 ? [[side, ...inOrder.slice(nth + 1, nth + 2)]] : []));
}

/** Hash of a draw: the head, then each pair. */
const hashOfPairs = (
  { activity, battle, held, round }: Place,
  commitment: string,
  odd: Odd,
  pairs: readonly Pair[],
): string => hashOfLines([[activity, 'battle pairs', battle, held, round, commitment, odd], ...pairs]);

/** Who takes part in a round: sides that there are people of; of a knockout those that have not lost yet. */
async function takingPart(tx: Queryable, battle: Battle, place: Place, draws: number) {
  const all = await enteredOf(tx, battle, place, draws);
  const before = battle.rounds[battle.rounds.findIndex(({ id }) => id === place.round) - 1];
  if (!battle.knockout || before === undefined) return all;
  const { rows } = await tx.query<Result>(
    'SELECT side, points, outcome, pair FROM battle_results WHERE activity = $1 AND battle = $2 AND held = $3 AND round = $4',
    [place.activity, place.battle, place.held, before.id],
  );
  if (rows.length === 0)
    throw new Error(
      `${place.activity}: round ${place.round} of battle ${place.battle} is drawn when ${before.id} is settled, and it is not`,
    );
  return stillIn(all, rows);
}

/** Who goes on in a knockout: whoever was drawn and has not lost, so that a pair that nobody has won stays whole. @param results of the round before */
export const stillIn = (all: readonly string[], results: readonly Result[]): readonly string[] =>
  all.filter((side) =>
    results.some((one) => one.side === side && one.pair !== null && one.outcome !== 'lost'),
  );

/** Sides that somebody stands for or has joined by then, in the document's order. */
async function enteredOf(tx: Queryable, battle: Battle, place: Place, draws: number) {
  const { sides, sideOf, entrants } = battle;
  if (sideOf !== null) return sides;
  if (entrants !== null) {
    const fixed = await tx.query(
      `SELECT FROM settlements WHERE activity = $1 AND mechanic = 'battle' AND subject = $2 AND round = $3`,
      [place.activity, entrantsSubject(place.battle), place.held],
    );
    if (fixed.rows.length === 0)
      throw new Error(
        `${place.activity}: battle ${place.battle} is drawn when its entrants are fixed, and they are not`,
      );
    const { rows } = await tx.query<{ side: string }>(
      'SELECT side FROM battle_entrants WHERE activity = $1 AND battle = $2 AND held = $3',
      [place.activity, place.battle, place.held],
    );
    return sides.filter((side) => rows.some((row) => row.side === side));
  }
  const { rows } = await tx.query<{ side: string }>(
    'SELECT DISTINCT side FROM battle_members WHERE activity = $1 AND battle = $2 AND held = $3 AND at < $4',
    [place.activity, place.battle, place.held, draws],
  );
  return sides.filter((side) => rows.some((row) => row.side === side));
}

/** Draws the pairs of a round and keeps them. Nobody joins meanwhile. @throws Error where it is too early: the server tries again */
export async function drawPairs(
  tx: Queryable,
  campaign: Campaign,
  battle: Battle,
  { id, draws }: Round,
  wanted: Odd,
): Promise<void> {
  const place = placeOf(campaign, battle.id, id);
  const kept = await seedOf(tx, place, () => ({ odd: wanted }));
  const { seed, commitment } = kept;
  const odd = boundOdd(kept) ?? wanted;
  const pairs = pairsOf(seed, await takingPart(tx, battle, place, draws));
  await tx.query(
    'INSERT INTO battle_draws (activity, battle, held, round, odd, hash) VALUES ($1, $2, $3, $4, $5, $6)',
    [...placed(place), odd, hashOfPairs(place, commitment, odd, pairs)],
  );
  await insertAll(
    tx,
    'battle_lots',
    'activity text, battle text, held text, round text, pair int4, half int2, side text, lot text',
    pairs.flatMap((sides, index) =>
      sides.map((side, nth) => {
        return { ...place, pair: index + 1, half: nth + 1, side, lot: lotOf(seed, side) };
      }),
    ),
    null,
  );
}

/** How a round is drawn, or was. */
export interface Drawn {
  readonly commitment: string;
  /** What becomes of whoever stays alone, where the commitment says it. */
  readonly odd: Odd | null;
  /** null: it is not drawn yet. */
  readonly kept: {
    readonly odd: Odd;
    readonly pairs: readonly Pair[];
    /** Of each side, in the order of the pairs. */
    readonly lots: readonly { readonly side: string; readonly lot: string }[];
    readonly hash: string;
  } | null;
}

/** How the rounds of a campaign's battles are drawn, or were. @returns by battle and round; null for one without lots */
export async function drawnOf(db: Queryable, campaign: Campaign) {
  const { rows } = await db.query<{
    battle: string;
    round: string;
    commitment: string;
    rules: string;
    odd: Odd | null;
    hash: string;
    side: string | null;
    lot: string;
    pair: number;
  }>(
    `SELECT s.battle, s.round, s.commitment, s.rules, d.odd, d.hash, l.side, l.lot, l.pair FROM battle_seeds s
     LEFT JOIN battle_draws d USING (activity, battle, held, round)
     LEFT JOIN battle_lots l USING (activity, battle, held, round)
     WHERE s.activity = $1 AND s.held = $2 ORDER BY s.battle, s.round, l.pair, l.half`,
    [campaign.id, roundOf(campaign)],
  );
  return (battle: string, round: string): Drawn | null => {
    const own = rows.filter((row) => row.battle === battle && row.round === round);
    const [first] = own;
    if (first === undefined) return null;
    const { commitment, odd, hash } = first;
    const bound = boundOdd(first);
    if (odd === null) return { commitment, odd: bound, kept: null };
    const lots = own.flatMap(({ side, lot, pair }) => (side === null ? [] : [{ side, lot, pair }]));
    const pairs = [...new Set(lots.map(({ pair }) => pair))].map((nth) =>
      lots.filter(({ pair }) => pair === nth).map(({ side }) => side),
    );
    return {
      commitment,
      odd: bound,
      kept: { odd, hash, pairs, lots: lots.map(({ side, lot }) => ({ side, lot })) },
    };
  };
}

/** The chance of a round: whoever asks shows its seed once its pairs are drawn, and never before. */
export const chanceOf = (db: Queryable, campaign: Campaign, battle: string, round: string): Promise<Seed> =>
  seedOf(db, placeOf(campaign, battle, round));

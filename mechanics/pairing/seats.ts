import type { Queryable } from '../../server/database/database.ts';
import type { ToldFact } from '../../server/kernel/facts.ts';
import { inTurn } from '../../server/kernel/in-turn.ts';
import { tell } from '../../server/kernel/messages.ts';
import { type Place, placed } from './lot.ts';
import { room } from './room.ts';
import type { Pairing } from './rules.ts';

/** Somebody's place in a round. */
export interface Own {
  readonly side: string;
  /** From 1: the first ones are seats. */
  readonly place: number;
  readonly seats: number;
  readonly seated: boolean;
}

/** Number of the seat, or how many wait before somebody who has none. */
export const toldPlace = ({ side, place, seats, seated }: Own) => {
  return { side, seat: seated ? place : null, ahead: seated ? null : place - seats - 1 };
};

/** Whoever changes who sits in a round, or whom they choose, comes after the one before; and all of them before it is revealed. */
export const inTurnOf = (tx: Queryable, place: Place) => inTurn(tx, ['pairing', ...placed(place)].join('/'));

/** Whether a round has been revealed: nothing of it changes any more. */
export async function isRevealed(db: Queryable, place: Place): Promise<boolean> {
  const { rows } = await db.query(
    'SELECT 1 FROM pairing_reveals WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4',
    placed(place),
  );
  return rows.length > 0;
}

/** Somebody's place in a round; null where they have none. */
export async function ownIn(db: Queryable, place: Place, user: string): Promise<Own | null> {
  const { rows } = await db.query<Own>(
    `SELECT side, place, seats, seated FROM pairing_places
     WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND user_id = $5 AND place IS NOT NULL`,
    [...placed(place), user],
  );
  return rows[0] ?? null;
}

/** How many have a place on a side. */
export async function placesOn(db: Queryable, place: Place, side: string): Promise<number> {
  const { rows } = await db.query<{ places: number }>(
    `SELECT count(place)::int4 AS places FROM pairing_places
     WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND side = $5`,
    [...placed(place), side],
  );
  return rows[0]?.places ?? 0;
}

/**
 * Takes the first free place of a side, for somebody who has none in the round. Whoever calls it is in turn, and has judged that
 * there is one.
 *
 * @returns what is told of it, once a person and round, however often they come back
 */
export async function takePlace(
  tx: Queryable,
  place: Place,
  { seats, waiting }: Pairing,
  { user, side, at }: { readonly user: string; readonly side: string; readonly at: number },
): Promise<readonly ToldFact[]> {
  const most = seats + waiting;
  // Where a document has more seats than before, they are there for those who wait as well; where it has fewer, none that
  // somebody was promised is taken back.
  await tx.query(
    `UPDATE pairing_places SET seats = $6, most = GREATEST(most, $7)
     WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND side = $5 AND seats < $6`,
    [...placed(place), side, seats, most],
  );
  const { rows } = await tx.query<{ fresh: boolean }>(
    `WITH ever AS (
       SELECT GREATEST($7::int4, max(seats)) AS seats, GREATEST($8::int4, max(most)) AS most FROM pairing_places
       WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND side = $6 AND place IS NOT NULL)
     INSERT INTO pairing_places AS p (activity, pairing, held, round, user_id, side, place, seats, most, at)
     SELECT $1, $2, $3, $4, $5, $6, min(n), e.seats, e.most, $9 FROM ever e, generate_series(1, e.most) n WHERE NOT EXISTS (
       SELECT FROM pairing_places t WHERE t.activity = $1 AND t.pairing = $2 AND t.held = $3 AND t.round = $4
         AND t.side = $6 AND t.place = n)
     GROUP BY e.seats, e.most
     ON CONFLICT (activity, pairing, held, round, user_id) DO UPDATE SET
       side = excluded.side, place = excluded.place, seats = excluded.seats, most = excluded.most, at = excluded.at
     RETURNING p.xmax = 0 AS fresh`,
    [...placed(place), user, side, seats, most, at],
  );
  if (rows[0]?.fresh !== true) return [];
  const { activity: _, pairing, held, round } = place;
  const worth = { thing: pairing, from: user, to: user, count: 1, points: 1, earned: 0, at, heard: at };
  return [{ kind: room.kind(), id: `${pairing}/${held}/${round}/${user}`, ...worth }];
}

/**
 * Gives a place up, with all that was chosen by and of whoever had it. Of a seat, the first who waits takes it and is told;
 * all behind move up. Whoever calls it is in turn.
 */
export async function freePlace(
  tx: Queryable,
  place: Place,
  { side, place: freed, seated }: Own,
  { user, at }: { readonly user: string; readonly at: number },
): Promise<void> {
  const of = placed(place);
  await tx.query(
    `DELETE FROM pairing_choices
     WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND (user_id = $5 OR chosen = $5)`,
    [...of, user],
  );
  await tx.query(
    `UPDATE pairing_places SET place = NULL
     WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND user_id = $5`,
    [...of, user],
  );
  const { rows } = await tx.query<{ user_id: string; place: number }>(
    `WITH waiting AS (
       SELECT user_id, place, row_number() OVER (ORDER BY place) AS nth FROM pairing_places
       WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND side = $5
         AND NOT seated AND ($7::boolean OR place > $6::int4))
     UPDATE pairing_places p SET place = CASE WHEN $7 AND w.nth = 1 THEN $6 ELSE p.place - 1 END
     FROM waiting w WHERE p.activity = $1 AND p.pairing = $2 AND p.held = $3 AND p.round = $4 AND p.user_id = w.user_id
     RETURNING p.user_id, p.place`,
    [...of, side, freed, seated],
  );
  const { activity, pairing, held, round } = place;
  const next = seated ? rows.find((one) => one.place === freed) : undefined;
  if (next === undefined) return;
  const told = { kind: room.kind('pairing-seat'), reference: `${pairing} ${round} ${held}`, at };
  await tell(tx, [{ activity, user: next.user_id, ...told }]);
}

/**
 * Keeps whom somebody who sits would like, in the place of what they said before. Whoever calls it is in turn.
 *
 * @returns false where one of them has no seat on the other side
 */
export async function keepChoices(
  tx: Queryable,
  place: Place,
  sides: readonly string[],
  {
    user,
    side,
    chosen,
  }: { readonly user: string; readonly side: string; readonly chosen: readonly string[] },
): Promise<boolean> {
  const of = placed(place);
  const wished = JSON.stringify(chosen);
  await tx.query(
    `DELETE FROM pairing_choices WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4 AND user_id = $5`,
    [...of, user],
  );
  const { affected } = await tx.query(
    `INSERT INTO pairing_choices (activity, pairing, held, round, user_id, nth, chosen)
     SELECT $1, $2, $3, $4, $5, row_number() OVER (ORDER BY c.nth), c.chosen
     FROM json_array_elements_text($6::json) WITH ORDINALITY AS c(chosen, nth) JOIN pairing_places p
       ON (p.activity, p.pairing, p.held, p.round, p.user_id) = ($1, $2, $3, $4, c.chosen)
     WHERE p.seated AND p.user_id <> $5 AND ($7::boolean OR p.side <> $8)`,
    [...of, user, wished, sides.length === 1, side],
  );
  return affected === chosen.length;
}

import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { commitmentOf, hashOf, sealUnder } from './commitment.ts';

/** A secret seed with what is shown of it. The seed leaves the server when its lots are shown, never before. */
export interface Seed {
  readonly rules: string;
  readonly seed: string;
  readonly commitment: string;
}

/** A round of something in a holding of a campaign, by the room's own word for that thing. */
export type SeededRound<Thing extends string> = Readonly<
  Record<Thing | 'activity' | 'held' | 'round', string>
>;

/** What a commitment binds beside seed and round: words of its rules. */
type Terms<Place> = (place: Place) => Readonly<Record<string, string>>;

const noTerms = () => ({});

/**
 * Seeds of rounds that are drawn by lot, each committed to before anybody takes part.
 *
 * @param thing the word, as the table's column has it; `held` is the day on which the campaign began
 * @param table its columns: activity, the thing, held, round (its key), rules, seed, commitment
 * @param method name and version of how lots come about: whatever changes them gets another
 */
export function seedsOf<const Thing extends string>(thing: Thing, table: string, method: string) {
  type Place = SeededRound<Thing>;
  const placed = (place: Place): readonly string[] => [place.activity, place[thing], place.held, place.round];

  /**
   * Commits to rounds that have no seed yet. Whoever comes first chooses it: it stays.
   *
   * @param terms what else of a round is bound by its commitment
   */
  async function commit(
    tx: Queryable,
    places: readonly Place[],
    terms: Terms<Place> = noTerms,
  ): Promise<void> {
    const rows = places.map((place) => {
      const rules = JSON.stringify({ method, ...place, ...terms(place) });
      const seed = randomBytes(32).toString('hex');
      return { ...place, rules, seed, commitment: commitmentOf(seed, hashOf(rules)) };
    });
    // In one order, so that processes that start together wait for each other, and never crosswise.
    await tx.query(
      `INSERT INTO ${table} (activity, ${thing}, held, round, rules, seed, commitment)
       SELECT activity, ${thing}, held, round, rules, seed, commitment FROM json_to_recordset($1::json) AS n(
         activity text, ${thing} text, held text, round text, rules text, seed text, commitment text)
       ORDER BY activity, ${thing}, held, round ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows)],
    );
  }

  return {
    /** As statements take it: their first four parameters. */
    placed,
    commit,

    /** The lot of one in the round of a seed, in hexadecimal: it depends on nobody else, so everybody can look at their own. */
    lotOf: (seed: string, of: string): string => sealUnder(seed, [method, 'lot', of]).toString('hex'),

    /** The seed of a round, which has one from here on. */
    async seedOf(db: Queryable, place: Place, terms: Terms<Place> = noTerms): Promise<Seed> {
      const read = async () =>
        (
          await db.query<Seed>(
            `SELECT rules, seed, commitment FROM ${table}
             WHERE activity = $1 AND ${thing} = $2 AND held = $3 AND round = $4`,
            placed(place),
          )
        ).rows[0];
      const known = await read();
      if (known !== undefined) return known;
      await commit(db, [place], terms);
      const made = await read();
      if (made === undefined) throw new Error(`${placed(place).join(' ')} has no seed`);
      return made;
    },
  };
}

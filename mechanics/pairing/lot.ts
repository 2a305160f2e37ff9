import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../../server/database/database.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { commitmentOf, hashOf, sealUnder } from '../../server/kernel/lot.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { subjectsWith } from '../../server/kernel/settling.ts';
import { pairings } from './rules.ts';

/** Name and version of how lots come about: whatever changes them gets another. */
export const method = 'gala-pairing/1';

/** What a round is known by in the tables. */
export interface Place {
  readonly activity: string;
  readonly pairing: string;
  /** The day on which the campaign began. */
  readonly held: string;
  readonly round: string;
}

/** As statements take it: their first four parameters. */
export const placed = ({ activity, pairing, held, round }: Place) => [activity, pairing, held, round];

export const placeOf = (campaign: Campaign, pairing: string, round: string): Place => {
  return { activity: campaign.id, pairing, held: roundOf(campaign), round };
};

/** How a round is called among what is settled, and who has no pair in it. */
export const rounds = subjectsWith(' round ');
export const free = subjectsWith(' free ');

/** A secret seed with what is shown of it. The seed leaves the server when the round is revealed, never before. */
export interface Seed {
  readonly rules: string;
  readonly seed: string;
  readonly commitment: string;
}

/** The lot of somebody in the round of a seed, in hexadecimal: it depends on nobody else, so everybody can look at their own. */
export const lotOf = (seed: string, user: string): string =>
  sealUnder(seed, [method, 'lot', user]).toString('hex');

/** Commits to rounds that have no seed yet. Whoever comes first chooses it: it stays. */
export async function commit(tx: Queryable, places: readonly Place[]): Promise<void> {
  const rows = places.map((place) => {
    const rules = JSON.stringify({ method, ...place });
    const seed = randomBytes(32).toString('hex');
    return { ...place, rules, seed, commitment: commitmentOf(seed, hashOf(rules)) };
  });
  // In one order, so that processes that start together wait for each other, and never crosswise.
  await tx.query(
    `INSERT INTO pairing_seeds (activity, pairing, held, round, rules, seed, commitment)
     SELECT activity, pairing, held, round, rules, seed, commitment FROM json_to_recordset($1::json) AS n(
       activity text, pairing text, held text, round text, rules text, seed text, commitment text)
     ORDER BY activity, pairing, held, round ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/** The seed of a round, which has one from here on. */
export async function seedOf(db: Queryable, place: Place): Promise<Seed> {
  const read = async () =>
    (
      await db.query<Seed>(
        `SELECT rules, seed, commitment FROM pairing_seeds
         WHERE activity = $1 AND pairing = $2 AND held = $3 AND round = $4`,
        placed(place),
      )
    ).rows[0];
  const known = await read();
  if (known !== undefined) return known;
  await commit(db, [place]);
  const made = await read();
  if (made === undefined) throw new Error(`${place.activity}: ${place.pairing} ${place.round} has no seed`);
  return made;
}

/** Commits to all rounds when documents are read: long before anybody signs up. */
export async function commitAll(db: Database, { byId }: Campaigns): Promise<void> {
  const places = [...byId.values()].flatMap((campaign) =>
    [...(campaign.block(pairings)?.values() ?? [])].flatMap(({ id, rounds }) =>
      rounds.map((round) => placeOf(campaign, id, round.id)),
    ),
  );
  if (places.length > 0) await db.transaction((tx) => commit(tx, places));
}

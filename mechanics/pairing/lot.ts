import type { Database } from '../../server/database/database.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { type SeededRound, seedsOf } from '../../server/kernel/seeds.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { subjectsWith } from '../../server/kernel/settling.ts';
import { pairings } from './rules.ts';

/** What a round is known by in the tables. */
export type Place = SeededRound<'pairing'>;

const { placed, commit, lotOf, seedOf } = seedsOf('pairing', 'pairing_seeds', 'gala-pairing/1');

export { lotOf, placed, seedOf };

export const placeOf = (campaign: Campaign, pairing: string, round: string): Place => {
  return { activity: campaign.id, pairing, held: roundOf(campaign), round };
};

/** How a round is called among what is settled, and who has no pair in it. */
export const rounds = subjectsWith(' round ');
export const free = subjectsWith(' free ');

/** Commits to all rounds when documents are read: long before anybody signs up. */
export async function commitAll(db: Database, { byId }: Campaigns): Promise<void> {
  const places = [...byId.values()].flatMap((campaign) =>
    [...(campaign.block(pairings)?.values() ?? [])].flatMap(({ id, rounds }) =>
      rounds.map((round) => placeOf(campaign, id, round.id)),
    ),
  );
  if (places.length > 0) await db.transaction((tx) => commit(tx, places));
}

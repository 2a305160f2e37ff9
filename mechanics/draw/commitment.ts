import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../../server/database/database.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { blockText, commitmentOf, hashOf } from './chance.ts';
import { type Draw, draws } from './rules.ts';

/** A secret seed with what is shown of it. The seed leaves the server when the campaign is settled, never before. */
export interface Commitment {
  readonly block_hash: string;
  readonly block: string;
  readonly seed: string;
  readonly commitment: string;
}

/** From when on seeds are shown, ms UTC. */
export const revealedFrom = ({ schedule }: Campaign): number => schedule.settle ?? schedule.end;

/** Commits to a draw as it is now. Whoever comes first chooses the seed: it stays. */
async function commit(tx: Queryable, campaign: Campaign, draw: Draw): Promise<void> {
  const block = blockText(campaign, roundOf(campaign), draw);
  const blockHash = hashOf(block);
  const seed = randomBytes(32).toString('hex');
  await tx.query(
    `INSERT INTO draw_commitments (activity, draw, block_hash, block, seed, commitment)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [campaign.id, draw.id, blockHash, block, seed, commitmentOf(seed, blockHash)],
  );
}

/** The commitment of a draw as its document says it now. */
export async function commitmentFor(db: Queryable, campaign: Campaign, draw: Draw): Promise<Commitment> {
  const blockHash = hashOf(blockText(campaign, roundOf(campaign), draw));
  const read = () =>
    db.query<Commitment>(
      `SELECT block_hash, block, seed, commitment FROM draw_commitments
       WHERE activity = $1 AND draw = $2 AND block_hash = $3`,
      [campaign.id, draw.id, blockHash],
    );
  const known = (await read()).rows[0];
  if (known !== undefined) return known;
  await commit(db, campaign, draw);
  const made = (await read()).rows[0];
  if (made === undefined) throw new Error(`${campaign.id}: ${draw.id} has no commitment`);
  return made;
}

/** Commits to all draws when documents are read: long before anybody draws. A draw that is changed is committed to anew. */
export async function commitAll(db: Database, { byId }: Campaigns): Promise<void> {
  for (const campaign of byId.values())
    for (const draw of campaign.block(draws)?.values() ?? []) await commit(db, campaign, draw);
}

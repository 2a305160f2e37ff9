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

/** Commits to draws as they are now. Whoever comes first chooses the seed: it stays. */
async function commit(
  tx: Queryable,
  all: readonly { readonly campaign: Campaign; readonly draw: Draw }[],
): Promise<void> {
  const rows = all.map(({ campaign, draw }) => {
    const block = blockText(campaign, roundOf(campaign), draw);
    const block_hash = hashOf(block);
    const seed = randomBytes(32).toString('hex');
    const commitment = commitmentOf(seed, block_hash);
    return { activity: campaign.id, draw: draw.id, block_hash, block, seed, commitment };
  });
  // In one order, so that processes that start together wait for each other, and never crosswise.
  rows.sort((a, b) => (`${a.activity} ${a.draw}` < `${b.activity} ${b.draw}` ? -1 : 1));
  await tx.query(
    `INSERT INTO draw_commitments (activity, draw, block_hash, block, seed, commitment)
     SELECT activity, draw, block_hash, block, seed, commitment FROM json_to_recordset($1::json)
       AS n(activity text, draw text, block_hash text, block text, seed text, commitment text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
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
  await commit(db, [{ campaign, draw }]);
  const made = (await read()).rows[0];
  if (made === undefined) throw new Error(`${campaign.id}: ${draw.id} has no commitment`);
  return made;
}

/** Commits to all draws when documents are read: long before anybody draws. A draw that is changed is committed to anew. */
export async function commitAll(db: Database, { byId }: Campaigns): Promise<void> {
  const all = [...byId.values()].flatMap((campaign) =>
    [...(campaign.block(draws)?.values() ?? [])].map((draw) => ({ campaign, draw })),
  );
  if (all.length > 0) await db.transaction((tx) => commit(tx, all));
}

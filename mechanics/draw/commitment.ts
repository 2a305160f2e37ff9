import { randomBytes } from 'node:crypto';
import { beginOf } from '../../engine/document/anywhere/phase.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import type { Campaign, Campaigns } from '../../server/kernel/campaigns.ts';
import { commitmentOf, hashOf } from '../../server/kernel/commitment.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { blockText } from './chance.ts';
import { type Draw, draws } from './rules.ts';

/** A secret seed with what is shown of it. The seed leaves the server when the campaign is settled, never before. */
export interface Commitment {
  readonly block_hash: string;
  readonly block: string;
  readonly seed: string;
  readonly commitment: string;
}

/** A seed of some rules: the first has the number 0. */
export interface Numbered extends Commitment {
  readonly rules_hash: string;
  readonly nth: number;
  /** When it was shown, ms UTC; null: never, so people may draw from it. */
  readonly shown_at: number | null;
}

interface Place {
  readonly campaign: Campaign;
  readonly draw: Draw;
}

/** From when on seeds are shown, ms UTC. It moves where an operator moves the end: what was shown before stays known. */
export const revealedFrom = ({ schedule }: Campaign): number => beginOf(schedule, 'ended');

const rulesHashOf = ({ campaign, draw }: Place): string =>
  hashOf(blockText(campaign, roundOf(campaign), draw, 0));

/** The newest seed of each, by the hash of its rules. */
async function newestOf(db: Queryable, all: readonly Place[]): Promise<ReadonlyMap<string, Numbered>> {
  const { rows } = await db.query<Numbered>(
    `SELECT DISTINCT ON (rules_hash) rules_hash, nth, shown_at, block_hash, block, seed, commitment
     FROM draw_commitments WHERE rules_hash = ANY($1::text[]) ORDER BY rules_hash, nth DESC`,
    [all.map(rulesHashOf)],
  );
  return new Map(rows.map((row) => [row.rules_hash, row]));
}

/** Commits to draws as they are now, each with the next seed of its rules. Whoever comes first chooses it: it stays. */
async function commit(tx: Queryable, all: readonly (Place & { readonly nth: number })[]): Promise<void> {
  const rows = all.map(({ campaign, draw, nth }) => {
    const block = blockText(campaign, roundOf(campaign), draw, nth);
    const block_hash = hashOf(block);
    const seed = randomBytes(32).toString('hex');
    const commitment = commitmentOf(seed, block_hash);
    const of = { activity: campaign.id, draw: draw.id, rules_hash: rulesHashOf({ campaign, draw }), nth };
    return { ...of, block_hash, block, seed, commitment };
  });
  // In one order, so that processes that start together wait for each other, and never crosswise.
  await tx.query(
    `INSERT INTO draw_commitments (activity, draw, rules_hash, nth, block_hash, block, seed, commitment)
     SELECT activity, draw, rules_hash, nth, block_hash, block, seed, commitment FROM json_to_recordset($1::json) AS n(
       activity text, draw text, rules_hash text, nth int4, block_hash text, block text, seed text, commitment text)
     ORDER BY rules_hash, nth ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/** Whether a seed is enough: it can be drawn from, or seeds are being shown anyway. */
const isEnough = ({ shown_at }: Numbered, campaign: Campaign, now: number): boolean =>
  shown_at === null || now >= revealedFrom(campaign);

/** Those of draws whose newest seed is not enough, with the number of their next one. */
const lacking = (newest: ReadonlyMap<string, Numbered>, all: readonly Place[], now: number) =>
  all.flatMap((one) => {
    const last = newest.get(rulesHashOf(one));
    if (last !== undefined && isEnough(last, one.campaign, now)) return [];
    return [{ ...one, nth: (last?.nth ?? -1) + 1 }];
  });

/**
 * The commitment of a draw as its document says it now.
 *
 * @param now ms UTC: before seeds are shown, it is one whose seed nobody has seen
 */
export async function commitmentFor(db: Queryable, campaign: Campaign, draw: Draw, now: number) {
  const all = [{ campaign, draw }];
  const known = await newestOf(db, all);
  const next = lacking(known, all, now);
  if (next.length > 0) await commit(db, next);
  const [made] = (next.length > 0 ? await newestOf(db, all) : known).values();
  if (made === undefined) throw new Error(`${campaign.id}: ${draw.id} has no commitment`);
  return made satisfies Commitment;
}

/** The commitment that people draw from: its seed has never been shown, and is not before the transaction ends. */
export async function commitmentToDraw(tx: Queryable, campaign: Campaign, draw: Draw): Promise<Commitment> {
  const { block_hash } = await commitmentFor(tx, campaign, draw, -Infinity);
  const { rows } = await tx.query<Commitment>(
    `SELECT block_hash, block, seed, commitment FROM draw_commitments
     WHERE block_hash = $1 AND shown_at IS NULL FOR SHARE`,
    [block_hash],
  );
  // It was shown between the two statements: the next one is another.
  return rows[0] ?? commitmentToDraw(tx, campaign, draw);
}

/** Notes that seeds are about to be shown, and waits for those who draw from them: nobody does afterwards. @param now ms UTC */
export async function noteShown(
  db: Queryable,
  seeds: readonly Pick<Numbered, 'block_hash' | 'shown_at'>[],
  now: number,
): Promise<void> {
  const hashes = seeds.flatMap(({ block_hash, shown_at }) => (shown_at === null ? [block_hash] : []));
  if (hashes.length === 0) return;
  await db.query(
    'UPDATE draw_commitments SET shown_at = $2 WHERE block_hash = ANY($1::text[]) AND shown_at IS NULL',
    [hashes, now],
  );
}

/**
 * Commits to all draws when documents are read: long before anybody draws. A draw that is changed is committed to anew, and
 * so is one whose seed was shown, where its end has been moved.
 *
 * @param now the server's clock, ms UTC
 */
export async function commitAll(db: Database, { byId }: Campaigns, now: number): Promise<void> {
  const all = [...byId.values()].flatMap((campaign) =>
    [...(campaign.block(draws)?.values() ?? [])].map((draw) => ({ campaign, draw })),
  );
  if (all.length > 0)
    await db.transaction(async (tx) => commit(tx, lacking(await newestOf(tx, all), all, now)));
}

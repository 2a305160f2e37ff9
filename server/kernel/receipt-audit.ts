import { createHash, type Hash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { headLines, type ReceiptHead, type SettledPlace, toLine } from './receipt.ts';
import type { Tier } from './settling.ts';

interface Kept extends ReceiptHead {
  readonly settlement_id: number;
  readonly tiers: string;
  /** null: it was settled before that was kept. */
  readonly listed: number | null;
  readonly hash: string;
}

/** No order lists more places than these in public: the most that `size` of a board may say. */
const LISTED = 10_000;

const isHash = (hash: Hash, kept: string): boolean => hash.copy().digest('hex') === kept;

/** Whether a hash is that of head, tiers and listed places; where it is not known how many these were, of any number of them. */
async function holds(db: Queryable, kept: Kept): Promise<boolean> {
  const hash = createHash('sha256');
  for (const line of headLines(kept, JSON.parse(kept.tiers) as Tier[])) hash.update(line);
  const { rows } = await db.query<SettledPlace>(
    'SELECT place, user_id, score, reached_at, tier FROM settled_places WHERE settlement_id = $1 AND place <= $2 ORDER BY place',
    [kept.settlement_id, kept.listed ?? LISTED],
  );
  for (const { place, user_id, score, reached_at, tier } of rows) {
    if (kept.listed === null && isHash(hash, kept.hash)) return true;
    hash.update(toLine([place, user_id, score, reached_at, tier]));
  }
  return isHash(hash, kept.hash);
}

/**
 * Settlements whose receipt does not have the hash that was published of it: SQL cannot make one.
 *
 * @returns the rows that are wrong, as an audit selects them
 */
export async function wrongReceipts(db: Queryable): Promise<readonly { readonly settlement_id: number }[]> {
  const { rows } = await db.query<Kept>(
    `SELECT settlement_id, activity, mechanic, subject, round, participants, listed, tiers, hash FROM settlements ORDER BY settlement_id`,
  );
  const wrong: { settlement_id: number }[] = [];
  for (const one of rows) if (!(await holds(db, one))) wrong.push({ settlement_id: one.settlement_id });
  return wrong;
}

import type { Queryable } from '../database/database.ts';
import type { AccountName } from './accounts.ts';

/** One movement of an account. */
interface Entry {
  /** Its number among those of the account, from 1 without a gap. */
  readonly seq: number;
  readonly kind: string;
  /** ms UTC. */
  readonly at: number;
  /** Minor units; negative was taken. */
  readonly amount: number;
  /** Minor units. */
  readonly balance_after: number;
}

/**
 * Movements of an account, latest booked first. Their numbers are a cursor that stays: what is booked meanwhile has higher ones.
 *
 * @param before number of the entry before which the page begins, or null for the latest
 */
export async function entriesOf(
  db: Queryable,
  { book, owner, unit }: AccountName,
  before: number | null,
  size: number,
): Promise<readonly Entry[]> {
  const { rows } = await db.query<Entry>(
    `SELECT e.seq, p.kind, p.at, e.amount, e.balance_after
     FROM ledger_accounts a JOIN posting_entries e USING (account_id) JOIN ledger_postings p USING (posting_id)
     WHERE (a.book, a.owner, a.unit) = ($1, $2, $3) AND e.seq < $4::int8 ORDER BY e.seq DESC LIMIT $5`,
    [book, owner, unit, before ?? Number.MAX_SAFE_INTEGER, size],
  );
  return rows;
}

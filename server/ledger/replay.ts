import type { Queryable } from '../database/database.ts';
import type { Posting } from './posting.ts';

/**
 * A posting that is asked for again is the one that was booked, or somebody has taken one reference for two things.
 *
 * @throws Error naming the first that differs
 */
export async function refuseAnotherContent(
  tx: Queryable,
  book: string,
  postings: readonly Posting[],
): Promise<void> {
  for (const { owner, kind, reference, changes } of postings) {
    const { rows } = await tx.query<{ owner: string; unit: string; amount: number }>(
      `SELECT a.owner, a.unit, e.amount FROM ledger_postings p
       JOIN posting_entries e USING (posting_id) JOIN ledger_accounts a USING (account_id)
       WHERE (p.book, p.owner, p.kind, p.reference) = ($1, $2, $3, $4) AND e.seq IS NOT NULL`,
      [book, owner, kind, reference],
    );
    const lines = (list: readonly { owner?: string; unit: string; amount: number }[]) =>
      list
        .map((one) => JSON.stringify([one.owner ?? owner, one.unit, one.amount]))
        .sort()
        .join();
    if (lines(rows) !== lines(changes))
      throw new Error(`${book}: ${kind} "${reference}" was booked before for something else`);
  }
}

import type { Database } from '../database/database.ts';
import { inPoints, lockAccounts, pointsOf } from './accounts.ts';
import type { Kind } from './kind.ts';
import { bookAll } from './ledger.ts';

/** So many people in one transaction. */
const together = 500;

/** What is taken when points lapse: the words of the posting. */
export interface Lapse {
  readonly activity: string;
  readonly kind: Kind;
  /** Once for each person: such as the moment at which they lapse. */
  readonly reference: string;
  /** ms UTC. */
  readonly at: number;
}

/**
 * Takes what people have left of a campaign's points, once for each of them, however often this is broken off and by how many
 * processes it is run. Who has a hold pending keeps all until it has ended: what it sets aside may still be posted.
 *
 * @returns from how many people something was taken
 */
export async function lapsePoints(db: Database, { activity, kind, reference, at }: Lapse): Promise<number> {
  let lapsed = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const select = `SELECT a.owner, a.balance FROM ledger_accounts a
        WHERE a.book = $1 AND a.unit = $2 AND a.balance > 0 AND a.held = 0 AND NOT EXISTS (
          SELECT FROM ledger_postings p WHERE (p.book, p.owner, p.kind, p.reference) = ($1, a.owner, $3, $4))`;
      const words = [activity, pointsOf(activity, '').unit, kind, reference];
      const found = await tx.query<{ owner: string }>(`${select} ORDER BY a.owner LIMIT ${together}`, words);
      const owners = found.rows.map(({ owner }) => owner);
      await lockAccounts(tx, activity, new Set(owners));
      // What stood there before the lock may have been spent, held or taken meanwhile.
      const { rows } = await tx.query<{ owner: string; balance: number }>(
        `${select} AND a.owner = ANY($5::text[]) ORDER BY a.owner`,
        [...words, owners],
      );
      await bookAll(
        tx,
        activity,
        rows.map(({ owner, balance }) => ({ owner, kind, reference, at, changes: inPoints(-balance) })),
      );
      return { found: owners.length, booked: rows.length };
    });
    lapsed += taken.booked;
    if (taken.found === 0) return lapsed;
  }
}

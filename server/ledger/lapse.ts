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
  /** Such as the moment at which they lapse. What somebody is given afterwards lapses under it with a number behind it. */
  readonly reference: string;
  /** ms UTC; what came later lapses at the moment at which it came. */
  readonly at: number;
}

/**
 * Takes what people have left of a campaign's points, however often this is broken off and by how many processes it is run: also
 * what was given after their time, such as a place that was paid late, to whoever had some before and to whoever had none
 * (decision 0145). Who has a hold pending keeps all until it has ended: what it sets aside may still be posted.
 *
 * @returns from how many people something was taken
 */
export async function lapsePoints(db: Database, { activity, kind, reference, at }: Lapse): Promise<number> {
  let lapsed = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const left =
        'FROM ledger_accounts a WHERE a.book = $1 AND a.unit = $2 AND a.balance > 0 AND a.held = 0';
      const words = [activity, pointsOf(activity, '').unit];
      const found = await tx.query<{ owner: string }>(
        `SELECT a.owner ${left} ORDER BY a.owner LIMIT ${together}`,
        words,
      );
      const owners = found.rows.map(({ owner }) => owner);
      await lockAccounts(tx, activity, new Set(owners));
      // What stood there before the lock may have been spent, held or taken meanwhile.
      const { rows } = await tx.query<{ owner: string; balance: number; before: number; moved: number }>(
        `SELECT a.owner, a.balance,
           (SELECT count(*) FROM ledger_postings p WHERE (p.book, p.owner, p.kind) = ($1, a.owner, $3)
              AND (p.reference = $4 OR p.reference LIKE $4 || ' %')) AS before,
           (SELECT m.at FROM ledger_movements m WHERE (m.book, m.owner, m.unit) = ($1, a.owner, $2)
              ORDER BY m.seq DESC LIMIT 1) AS moved
         ${left} AND a.owner = ANY($5::text[]) ORDER BY a.owner`,
        [...words, kind, reference, owners],
      );
      const named = (before: number) => (before === 0 ? reference : `${reference} ${before + 1}`);
      await bookAll(
        tx,
        activity,
        rows.map(({ owner, balance, before, moved }) => {
          return {
            owner,
            kind,
            reference: named(before),
            at: Math.max(at, moved),
            changes: inPoints(-balance),
          };
        }),
      );
      return { found: owners.length, booked: rows.length };
    });
    lapsed += taken.booked;
    if (taken.found === 0) return lapsed;
  }
}

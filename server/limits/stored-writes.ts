import { dayOf, endOfDay } from '../../engine/document/anywhere/days.ts';
import type { Queryable } from '../database/database.ts';
import { Refusal } from '../errors.ts';

/** Most writes of a user that the server keeps on one UTC day, by operation. */
export type WriteBudgets = Readonly<Record<string, number>>;

/** Of the operations that belong to no room (decision 0054). No honest person reaches any of these. */
const general: WriteBudgets = {
  joinCarnival: 1000,
};

/** What every operation may store that can add rows without end. */
export const writeBudgetsOf = (rooms: readonly { readonly writeBudgets?: WriteBudgets }[]): WriteBudgets =>
  Object.assign({}, general, ...rooms.map(({ writeBudgets }) => writeBudgets));

/** A request that stores something of a user. */
interface Write {
  readonly user: string | null;
  readonly operation: string;
  /** The server's own clock, ms UTC. */
  readonly arrived: number;
  readonly writeBudgets: WriteBudgets;
}

/**
 * Counts one write, in the transaction that makes it: rolled back, it was none. A day never goes back, whatever the
 * clocks of several processes say.
 *
 * @throws Refusal TOO_MANY, until the next UTC day begins
 */
export async function countWrite(tx: Queryable, write: Write): Promise<void> {
  const { user, operation, arrived, writeBudgets } = write;
  const budget = writeBudgets[operation];
  if (budget === undefined) throw new Error(`No budget says how much ${operation} may store`);
  const today = dayOf(arrived, 0);
  const { rows } = await tx.query(
    `INSERT INTO stored_writes AS w (user_id, operation, day, count) VALUES ($1, $2, $3, 1)
     ON CONFLICT (user_id, operation) DO UPDATE SET
       day = GREATEST(w.day, excluded.day),
       count = CASE WHEN w.day < excluded.day THEN 1 ELSE w.count + 1 END
     WHERE w.day < excluded.day OR w.count < $4 RETURNING 1`,
    [user, operation, today, budget],
  );
  if (rows.length > 0) return;
  throw new Refusal('TOO_MANY', '', Math.ceil((endOfDay(today, 0) - arrived) / 1000));
}

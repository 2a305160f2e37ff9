import type { Queryable } from './database/database.ts';
import type { ServerRoom } from './kernel/mechanic.ts';

/** Each rule selects the rows that break it; an honest database gives none. */
const rules: Readonly<Record<string, string>> = {
  'balance is the sum of its entries': `
    SELECT a.activity, a.user_id FROM accounts a
    LEFT JOIN (SELECT activity, user_id, sum(amount) AS amount, count(*) AS entries
      FROM ledger_entries GROUP BY activity, user_id) l USING (activity, user_id)
    WHERE a.balance <> COALESCE(l.amount, 0) OR a.entries <> COALESCE(l.entries, 0)`,
  'each entry continues the one before': `
    SELECT e.activity, e.user_id, e.seq FROM ledger_entries e
    LEFT JOIN ledger_entries b ON b.activity = e.activity AND b.user_id = e.user_id AND b.seq = e.seq - 1
    WHERE e.balance_after <> COALESCE(b.balance_after, 0) + e.amount OR (e.seq > 1 AND b.seq IS NULL)`,
  'each fact that earns is booked once': `
    SELECT f.kind, f.id FROM facts f
    LEFT JOIN ledger_entries l ON l.activity = f.activity AND l.user_id = f.from_user
      AND l.kind = f.kind AND l.reference = f.id
    WHERE COALESCE(l.amount, 0) <> f.earned`,
};

/**
 * How many rows break each rule, of the server's own and of all rooms. All zero: debits, records and balances agree
 * to the unit.
 */
export async function audit(
  db: Queryable,
  rooms: readonly ServerRoom[],
): Promise<Readonly<Record<string, number>>> {
  const broken: Record<string, number> = {};
  for (const [rule, sql] of [rules, ...rooms.map(({ audits }) => audits ?? {})].flatMap(
    Object.entries<string>,
  )) {
    const { rows } = await db.query<{ broken: number }>(
      `SELECT count(*) AS broken FROM (${sql}) AS rows_found`,
    );
    broken[rule] = rows[0]?.broken ?? 0;
  }
  return broken;
}

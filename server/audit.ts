import type { Queryable } from './database/database.ts';
import type { ServerRoom } from './kernel/mechanic.ts';
import { settlementAudits } from './kernel/settle.ts';
import { ledgerAudits } from './ledger/audits.ts';

/** Each rule selects the rows that break it; an honest database gives none. */
const rules: Readonly<Record<string, string>> = {
  'each fact that earns is booked once': `
    SELECT f.kind, f.id FROM facts f
    LEFT JOIN ledger_movements m ON (m.book, m.owner, m.unit) = (f.activity, f.from_user, 'points')
      AND m.kind = f.kind AND m.reference = f.id
    WHERE COALESCE(m.amount, 0) <> f.earned`,
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
  for (const [rule, sql] of [
    ledgerAudits,
    settlementAudits,
    rules,
    ...rooms.map(({ audits }) => audits ?? {}),
  ].flatMap(Object.entries<string>)) {
    const { rows } = await db.query<{ broken: number }>(
      `SELECT count(*) AS broken FROM (${sql}) AS rows_found`,
    );
    broken[rule] = rows[0]?.broken ?? 0;
  }
  return broken;
}

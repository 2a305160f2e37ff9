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

/** What came of one audit. */
export interface Audited {
  /** Who declares it: `ledger`, `settlement`, `facts`, or the name of a room. */
  readonly room: string;
  readonly rule: string;
  /** How many rows break it. */
  readonly broken: number;
  /** The first of them, as the audit selects them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** So many of the rows that break a rule are given back. */
const SHOWN = 5;

/** Runs every audit: the server's own and those of all rooms. */
export async function auditEach(db: Queryable, rooms: readonly ServerRoom[]): Promise<readonly Audited[]> {
  const declared = [
    { room: 'ledger', audits: ledgerAudits },
    { room: 'settlement', audits: settlementAudits },
    { room: 'facts', audits: rules },
    ...rooms.map(({ tables, audits = {} }) => ({ room: tables?.room ?? 'a room without tables', audits })),
  ];
  const found: Audited[] = [];
  for (const { room, audits } of declared)
    for (const [rule, sql] of Object.entries(audits)) {
      const { rows } = await db.query<{ broken: number; wrong: Record<string, unknown> }>(
        `SELECT count(*) OVER () AS broken, row_to_json(wrong_rows) AS wrong FROM (${sql}) AS wrong_rows LIMIT ${SHOWN}`,
      );
      found.push({ room, rule, broken: rows[0]?.broken ?? 0, rows: rows.map(({ wrong }) => wrong) });
    }
  return found;
}

/** How many rows break each rule, of all rooms that call theirs so. All zero: debits, records and balances agree to the unit. */
export async function audit(
  db: Queryable,
  rooms: readonly ServerRoom[],
): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {};
  for (const { rule, broken } of await auditEach(db, rooms)) sums[rule] = (sums[rule] ?? 0) + broken;
  return sums;
}

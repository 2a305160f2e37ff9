import type { Queryable } from './database/database.ts';
import { hashInSql } from './kernel/insert-facts.ts';
import { keyAudits } from './kernel/key-audits.ts';
import type { ServerRoom } from './kernel/mechanic.ts';
import { wrongReceipts } from './kernel/receipt-audit.ts';
import { settlementAudits } from './kernel/settlement-audits.ts';
import { toldGrantAudits } from './kernel/told-grants.ts';
import { ledgerAudits } from './ledger/audits.ts';
import { causeAudits } from './ledger/cause-audits.ts';
import { groupAudits } from './operations/tell-groups.ts';

/** Each rule selects the rows that break it; an honest database gives none. */
const rules: Readonly<Record<string, string>> = {
  'each fact that earns is booked once': `
    SELECT f.kind, f.id FROM facts f
    LEFT JOIN (SELECT * FROM ledger_movements b WHERE NOT EXISTS (
        SELECT FROM grants g WHERE (g.activity, g.user_id, g.kind, g.reference) = (b.book, b.owner, b.kind, b.reference))) m
      ON (m.book, m.owner, m.unit, m.kind, m.reference) = (f.activity, f.from_user, 'points', f.kind, f.id)
    WHERE COALESCE(m.amount, 0) <> f.earned`,
  // By its hash it is judged whether what comes again says the same.
  'each fact has the hash of what it says': `
    SELECT f.kind, f.id, f.activity FROM facts f WHERE f.request_hash <> ${hashInSql('f')}`,
};

/** What came of one audit. */
export interface Audited {
  /** Who declares it: `ledger`, `settlement`, `facts`, `keys`, `groups`, or the name of a room. */
  readonly room: string;
  readonly rule: string;
  /** How many rows break it. */
  readonly broken: number;
  /** The first of them, as the audit selects them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** So many of the rows that break a rule are given back. */
const SHOWN = 5;

/** An audit as it is declared. */
export interface Audit {
  readonly room: string;
  readonly rule: string;
  /** Selects the rows that break it. */
  readonly sql: string;
}

/** Every audit: the server's own and those of all rooms. */
export function auditsOf(rooms: readonly ServerRoom[]): readonly Audit[] {
  const settled = rooms.flatMap((one) => ('settle' in one ? one.name : []));
  const shares = rooms.flatMap((one) => one.shares ?? []);
  const declared = [
    { room: 'ledger', audits: { ...ledgerAudits, ...toldGrantAudits } },
    { room: 'ledger', audits: causeAudits(rooms.flatMap(({ books = [] }) => books)) },
    { room: 'settlement', audits: settlementAudits(settled, shares) },
    { room: 'facts', audits: rules },
    { room: 'keys', audits: keyAudits },
    { room: 'groups', audits: groupAudits },
    ...rooms.map(({ name, audits = {} }) => ({ room: name, audits })),
  ];
  return declared.flatMap(({ room, audits }) =>
    Object.entries(audits).map(([rule, sql]) => ({ room, rule, sql })),
  );
}

/** Asks one audit. */
export async function askAudit(db: Queryable, { room, rule, sql }: Audit): Promise<Audited> {
  const { rows } = await db.query<{ broken: number; wrong: Record<string, unknown> }>(
    `SELECT count(*) OVER () AS broken, row_to_json(wrong_rows) AS wrong FROM (${sql}) AS wrong_rows LIMIT ${SHOWN}`,
  );
  return { room, rule, broken: rows[0]?.broken ?? 0, rows: rows.map(({ wrong }) => wrong) };
}

/** Runs every audit. */
export async function auditEach(db: Queryable, rooms: readonly ServerRoom[]): Promise<readonly Audited[]> {
  const found: Audited[] = [];
  for (const one of auditsOf(rooms)) found.push(await askAudit(db, one));
  const wrong = await wrongReceipts(db);
  const rule = 'each receipt has the hash of what it says';
  found.push({ room: 'settlement', rule, broken: wrong.length, rows: wrong.slice(0, SHOWN) });
  return found;
}

/** How many rows break each rule, under `<room>: <rule>`. All zero: debits, records and balances agree to the unit. */
export async function audit(
  db: Queryable,
  rooms: readonly ServerRoom[],
): Promise<Readonly<Record<string, number>>> {
  const found = await auditEach(db, rooms);
  return Object.fromEntries(found.map(({ room, rule, broken }) => [`${room}: ${rule}`, broken]));
}

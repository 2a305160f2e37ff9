import type { Database, Queryable } from '../database/database.ts';
import { type AccountName, lockRow } from './accounts.ts';
import type { Kind } from './kind.ts';
import { book } from './ledger.ts';

/** Value that is set aside until it is known what becomes of it. */
export interface Hold extends AccountName {
  /** Minor units, above 0. */
  readonly amount: number;
  /** A word of the room that holds it. */
  readonly kind: Kind;
  /** What it is for: held once for account and kind, and booked under the same words. */
  readonly reference: string;
  /** ms UTC. */
  readonly at: number;
  /** From when on it can no longer be posted, ms UTC; null: it stays until somebody ends it. */
  readonly expiresAt: number | null;
}

export type HoldState = 'pending' | 'posted' | 'voided' | 'expired';

interface HoldRow extends AccountName {
  readonly amount: number;
  readonly kind: Kind;
  readonly reference: string;
  readonly expires_at: number | null;
  readonly state: HoldState;
  readonly account_id: number;
}

/**
 * Sets value aside: it stays in the balance, and nobody can spend it.
 *
 * @returns number of the hold, the same for the same account, kind and reference; null where the account has not enough
 */
export async function hold(tx: Queryable, wanted: Hold): Promise<number | null> {
  const { book: name, amount, kind, reference, at, expiresAt, ...rest } = wanted;
  const account = await lockRow(tx, { book: name, ...rest });
  const found = await tx.query<{ hold_id: number; amount: number }>(
    'SELECT hold_id, amount FROM ledger_holds WHERE account_id = $1 AND kind = $2 AND reference = $3',
    [account.account_id, kind, reference],
  );
  const [before] = found.rows;
  if (before !== undefined) {
    if (before.amount !== amount)
      throw new Error(`${name}: ${kind} "${reference}" was held before for something else`);
    return before.hold_id;
  }
  if (account.balance - account.held < amount) return null;
  const { rows } = await tx.query<{ hold_id: number }>(
    `INSERT INTO ledger_holds (account_id, amount, kind, reference, at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING hold_id`,
    [account.account_id, amount, kind, reference, at, expiresAt],
  );
  await release(tx, account.account_id, -amount);
  return rows[0]?.hold_id ?? null;
}

async function release(tx: Queryable, account: number, amount: number): Promise<void> {
  await tx.query('UPDATE ledger_accounts SET held = held - $2 WHERE account_id = $1', [account, amount]);
}

/** A hold as it stands, its account locked: whoever else ends it has done so, or waits. */
async function lockHold(tx: Queryable, id: number): Promise<HoldRow> {
  const sql = `SELECT a.book, a.owner, a.unit, h.account_id, h.amount, h.kind, h.reference, h.expires_at, h.state
    FROM ledger_holds h JOIN ledger_accounts a USING (account_id) WHERE h.hold_id = $1`;
  const [known] = (await tx.query<HoldRow>(sql, [id])).rows;
  if (known === undefined) throw new Error(`There is no hold ${id}`);
  await lockRow(tx, known);
  return (await tx.query<HoldRow>(sql, [id])).rows[0] ?? known;
}

async function end(
  tx: Queryable,
  id: number,
  { account_id, amount }: HoldRow,
  state: HoldState,
  at: number,
  taken: number | null = null,
): Promise<HoldState> {
  await tx.query('UPDATE ledger_holds SET state = $2, ended_at = $3, taken = $4 WHERE hold_id = $1', [
    id,
    state,
    at,
    taken,
  ]);
  await release(tx, account_id, amount);
  return state;
}

const isOver = ({ expires_at }: HoldRow, now: number): boolean => expires_at !== null && expires_at <= now;

/**
 * Takes what is held, in part or whole; the rest is free again. A hold ends once: whoever comes later, or after its time,
 * is told how it ended.
 *
 * @param amount minor units, from 1 to what is held; default: all of it
 * @throws RangeError for another amount
 */
export async function postHold(tx: Queryable, id: number, now: number, amount?: number): Promise<HoldState> {
  const row = await lockHold(tx, id);
  const taken = amount ?? row.amount;
  if (!Number.isSafeInteger(taken) || taken < 1 || taken > row.amount)
    throw new RangeError(`A hold of ${row.amount} cannot give ${taken}`);
  if (row.state !== 'pending') return row.state;
  if (isOver(row, now)) return end(tx, id, row, 'expired', now);
  const state = await end(tx, id, row, 'posted', now, taken);
  const { owner, unit, kind, reference } = row;
  await book(tx, row.book, { owner, kind, reference, at: now, changes: [{ unit, amount: -taken }] });
  return state;
}

/** Frees what is held. @returns how the hold ended, also where that was before */
export async function voidHold(tx: Queryable, id: number, now: number): Promise<HoldState> {
  const row = await lockHold(tx, id);
  if (row.state !== 'pending') return row.state;
  return end(tx, id, row, isOver(row, now) ? 'expired' : 'voided', now);
}

/** Frees what was held until now and not taken, each hold in a transaction of its own. @returns how many */
export async function expireHolds(db: Database, now: number): Promise<number> {
  const { rows } = await db.query<{ hold_id: number }>(
    "SELECT hold_id FROM ledger_holds WHERE state = 'pending' AND expires_at <= $1 ORDER BY hold_id",
    [now],
  );
  let expired = 0;
  for (const { hold_id } of rows) {
    await db.transaction(async (tx) => {
      const row = await lockHold(tx, hold_id);
      if (row.state !== 'pending') return;
      await end(tx, hold_id, row, 'expired', now);
      expired += 1;
    });
  }
  return expired;
}

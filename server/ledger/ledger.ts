import type { Queryable } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';

/** Locks a user's account for the rest of the transaction, and opens it at zero if there is none. Minor units. */
export async function lockAccount(tx: Queryable, activity: string, user: string): Promise<number> {
  await tx.query('INSERT INTO accounts (activity, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    activity,
    user,
  ]);
  const { rows } = await tx.query<{ balance: number }>(
    'SELECT balance FROM accounts WHERE activity = $1 AND user_id = $2 FOR UPDATE',
    [activity, user],
  );
  return rows[0]?.balance ?? 0;
}

/** One movement of points. */
export interface Movement {
  readonly activity: string;
  readonly user: string;
  /** Minor units; negative takes. Never 0. */
  readonly amount: number;
  readonly kind: string;
  /** What it was for; the same movement cannot be booked twice. */
  readonly reference: string;
  /** ms UTC. */
  readonly at: number;
}

/**
 * Books a movement on a locked account: the only place that changes a balance.
 * The database refuses a balance below zero and a second movement with the same reference.
 *
 * @returns the balance after it, in minor units
 */
export async function book(tx: Queryable, movement: Movement): Promise<number> {
  const { activity, user, amount, kind, reference, at } = movement;
  const { rows } = await tx.query<{ balance: number; entries: number }>(
    `UPDATE accounts SET balance = balance + $3, entries = entries + 1
     WHERE activity = $1 AND user_id = $2 RETURNING balance, entries`,
    [activity, user, amount],
  );
  const account = rows[0];
  if (account === undefined) throw new Error('A movement needs an account that is locked before');
  await tx.query(
    `INSERT INTO ledger_entries (activity, user_id, seq, amount, balance_after, kind, reference, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [activity, user, account.entries, amount, account.balance, kind, reference, at],
  );
  return account.balance;
}

/**
 * Books many movements of a campaign at once, in the order in which they are given; the accounts are locked in one order
 * for all transactions.
 */
export async function bookAll(
  tx: Queryable,
  activity: string,
  movements: readonly Omit<Movement, 'activity'>[],
): Promise<void> {
  if (movements.length === 0) return;
  const owners = [...new Set(movements.map(({ user }) => user))].sort();
  await insertAll(
    tx,
    'accounts',
    'activity text, user_id text',
    owners.map((user_id) => ({ activity, user_id })),
  );
  const { rows } = await tx.query<{ user_id: string; balance: number; entries: number }>(
    `SELECT user_id, balance, entries FROM accounts WHERE activity = $1 AND user_id = ANY($2::text[])
     ORDER BY user_id FOR UPDATE`,
    [activity, owners],
  );
  const accounts = new Map(rows.map((row) => [row.user_id, row]));
  const entries = movements.map(({ user, amount, kind, reference, at }) => {
    const account = accounts.get(user);
    if (account === undefined) throw new Error('An account that was locked must be there');
    account.balance += amount;
    account.entries += 1;
    const place = { activity, user_id: user, seq: account.entries };
    return { ...place, amount, balance_after: account.balance, kind, reference, at };
  });
  await tx.query(
    `UPDATE accounts a SET balance = n.balance, entries = n.entries
     FROM json_to_recordset($2::json) AS n(user_id text, balance int8, entries int4)
     WHERE a.activity = $1 AND a.user_id = n.user_id`,
    [activity, JSON.stringify([...accounts.values()])],
  );
  await insertAll(
    tx,
    'ledger_entries',
    'activity text, user_id text, seq int4, amount int8, balance_after int8, kind text, reference text, at int8',
    entries,
    null,
  );
}

/** A user's points in minor units; 0 where there is no account yet. */
export async function balanceOf(db: Queryable, activity: string, user: string): Promise<number> {
  const { rows } = await db.query<{ balance: number }>(
    'SELECT balance FROM accounts WHERE activity = $1 AND user_id = $2',
    [activity, user],
  );
  return rows[0]?.balance ?? 0;
}

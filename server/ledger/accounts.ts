import type { Queryable } from '../database/database.ts';

/** Whose value of what: a book (such as the points of a campaign, by its id), an owner (a user), a unit. */
export interface AccountName {
  readonly book: string;
  readonly owner: string;
  readonly unit: string;
}

/** The unit of a campaign's points; its book is the campaign's id. */
export const POINTS = 'points';

/** A user's points in a campaign. */
export const pointsOf = (activity: string, user: string): AccountName => ({
  book: activity,
  owner: user,
  unit: POINTS,
});

/** So many points more, or fewer, in minor units. */
export const inPoints = (amount: number): readonly [{ readonly unit: string; readonly amount: number }] => [
  { unit: POINTS, amount },
];

/** The unit of a card of a campaign's collection: how many somebody has is a balance like any other, and never below nothing. */
const CARD = 'card/';

/** So many of a card that a user has in a campaign. */
export const cardOf = (activity: string, user: string, card: string): AccountName => ({
  book: activity,
  owner: user,
  unit: CARD + card,
});

/** Cards come or go, each by so many. @param cards ids; one that stands twice moves twice as many */
export const inCards = (
  cards: readonly string[],
  amount: number,
): readonly { unit: string; amount: number }[] =>
  [...new Set(cards)].map((card) => ({
    unit: CARD + card,
    amount: amount * cards.filter((one) => one === card).length,
  }));

/** How many of each card somebody has, by id, without those that are held; what they have none of is not there. */
export async function cardsOf(
  db: Queryable,
  activity: string,
  user: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ card: string; free: number }>(
    `SELECT substr(unit, length($3::text) + 1) AS card, balance - held AS free FROM ledger_accounts
     WHERE book = $1 AND owner = $2 AND starts_with(unit, $3) AND balance > held`,
    [activity, user, CARD],
  );
  return new Map(rows.map(({ card, free }) => [card, free]));
}

/** The unit of tickets of a campaign's draw. */
const TICKET = 'ticket/';

/** So many tickets of a draw that a user has in a campaign. */
export const ticketsOf = (activity: string, user: string, draw: string): AccountName => ({
  book: activity,
  owner: user,
  unit: TICKET + draw,
});

/** So many tickets of a draw more, or fewer. */
export const inTickets = (draw: string, amount: number): readonly { unit: string; amount: number }[] => [
  { unit: TICKET + draw, amount },
];

/** An account whose row is locked; amounts in minor units. */
interface LockedAccount {
  readonly account_id: number;
  readonly balance: number;
  /** What holds have set aside of the balance. */
  readonly held: number;
}

/** Locks an account for the rest of the transaction, and opens it at zero if there is none. */
export async function lockRow(tx: Queryable, { book, owner, unit }: AccountName): Promise<LockedAccount> {
  const { rows } = await tx.query<LockedAccount>('SELECT * FROM lock_ledger_account($1, $2, $3)', [
    book,
    owner,
    unit,
  ]);
  if (rows[0] === undefined) throw new Error('An account that was locked must be there');
  return rows[0];
}

/** Locks an account for the rest of the transaction. @returns what may be spent of it, in minor units */
export async function lockAccount(tx: Queryable, name: AccountName): Promise<number> {
  const { balance, held } = await lockRow(tx, name);
  return balance - held;
}

/** What may be spent of an account, in minor units: the balance less what is held; 0 where there is none yet. */
export async function balanceOf(db: Queryable, { book, owner, unit }: AccountName): Promise<number> {
  const { rows } = await db.query<{ free: number }>(
    'SELECT balance - held AS free FROM ledger_accounts WHERE book = $1 AND owner = $2 AND unit = $3',
    [book, owner, unit],
  );
  return rows[0]?.free ?? 0;
}

/**
 * Locks what people have in points of a campaign, in one order for all transactions, until the transaction ends. As `book_postings` does
 * it: all accounts that are new are opened first, then all are locked, both by owner.
 */
export async function lockAccounts(
  tx: Queryable,
  activity: string,
  users: ReadonlySet<string>,
): Promise<void> {
  const parameters = [activity, JSON.stringify([...users]), POINTS];
  await tx.query(
    `INSERT INTO ledger_accounts (book, owner, unit, balance)
     SELECT $1, o.owner, $3, CASE o.owner WHEN '' THEN NULL ELSE 0::int8 END
     FROM (SELECT '' AS owner UNION SELECT json_array_elements_text($2::json)) o
     WHERE (SELECT a.account_id FROM ledger_accounts a WHERE a.book = $1 AND a.owner = o.owner AND a.unit = $3) IS NULL
     ORDER BY 2 ON CONFLICT DO NOTHING`,
    parameters,
  );
  await tx.query(
    `SELECT FROM json_array_elements_text($2::json) AS u
     JOIN ledger_accounts a ON a.book = $1 AND a.owner = u AND a.unit = $3 ORDER BY a.owner FOR UPDATE OF a`,
    parameters,
  );
}

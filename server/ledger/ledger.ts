import type { Queryable } from '../database/database.ts';
import type { Posting } from './posting.ts';
import { refuseAnotherContent } from './replay.ts';

/** What became of a posting. */
export interface Booked {
  /** False: it was booked before. */
  readonly fresh: boolean;
  /** What its owner may spend when all are booked, in the unit of the first change; minor units. */
  readonly balance: number;
}

const keyOf = ({ owner, kind, reference }: Posting): string => JSON.stringify([owner, kind, reference]);

/** One line for each account that a posting changes, as `book_postings` reads them. */
function linesOf({ changes, ...posting }: Posting, n: number): readonly object[] {
  return changes.map(({ owner: holder = posting.owner, unit, amount }, i) => {
    return { n, i, ...posting, holder, unit, amount };
  });
}

/**
 * Books movements of a book, in the order in which they are given: the door by which value moves, beside `bookEarnings`. Their accounts are
 * locked in one order for all transactions. A movement that was booked before is left as it is. The database refuses an
 * account below what is held of it.
 *
 * @throws Error where owner, kind and reference were booked before for something else
 */
export async function bookAll(
  tx: Queryable,
  book: string,
  postings: readonly Posting[],
): Promise<readonly Booked[]> {
  if (postings.length === 0) return [];
  const seen = new Map<string, number>();
  /** Of each posting the number of the first that is the same. */
  const first = postings.map((posting, n) => {
    const same = seen.get(keyOf(posting)) ?? n;
    seen.set(keyOf(posting), same);
    return same;
  });
  const lines = postings.flatMap((posting, n) => (first[n] === n ? linesOf(posting, n) : []));
  const { rows } = await tx.query<{ n: number; fresh: boolean; free: number }>(
    'SELECT n, fresh, free FROM book_postings($1, $2::json)',
    [book, JSON.stringify(lines)],
  );
  const outcomes = new Map(rows.map((row) => [row.n, row]));
  const booked = first.map((same, n): Booked => {
    const outcome = outcomes.get(same);
    if (outcome === undefined) throw new Error('A posting changes an account, and has an outcome');
    return { fresh: outcome.fresh && outcome.n === n, balance: outcome.free };
  });
  const before = postings.filter((_, n) => booked[n]?.fresh === false);
  if (before.length > 0) await refuseAnotherContent(tx, book, before);
  return booked;
}

/** What somebody has earned: a movement of theirs alone, that was never booked before. */
export interface Earning extends Omit<Posting, 'changes'> {
  /** Minor units, more than 0. */
  readonly amount: number;
}

/**
 * Books what people have earned, as `bookAll` would, with less to look at: none of it was booked before, and all of it is gained.
 *
 * @returns null, or the first that was booked before: then the transaction must not go on
 */
export async function bookEarnings(
  tx: Queryable,
  book: string,
  unit: string,
  earnings: readonly Earning[],
): Promise<Earning | null> {
  if (earnings.length === 0) return null;
  const { rows } = await tx.query<{ known: number | null }>(
    'SELECT book_earnings($1, $2, $3::text[], $4::text[], $5::text[], $6::int8[], $7::int8[]) AS known',
    [
      book,
      unit,
      earnings.map(({ owner }) => owner),
      earnings.map(({ kind }) => kind),
      earnings.map(({ reference }) => reference),
      earnings.map(({ at }) => at),
      earnings.map(({ amount }) => amount),
    ],
  );
  const known = rows[0]?.known ?? null;
  return known === null ? null : (earnings[known - 1] ?? null);
}

/** Books one movement: see `bookAll`. */
export async function book(tx: Queryable, name: string, posting: Posting): Promise<Booked> {
  const [booked] = await bookAll(tx, name, [posting]);
  if (booked === undefined) throw new Error('A posting has an outcome');
  return booked;
}

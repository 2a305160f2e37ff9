import type { Database, Queryable } from '../../server/database/database.ts';
import { byPlace } from '../../server/kernel/order.ts';

/** Address of one ranking: activity, board, day. */
export type Place = readonly [string, string, string];

/** Rows that a range holds when it is cut. Fewer: more ranges to add up; more: more rows to count within one. */
const width = 1000;

/** From so many on, what has moved is worth being counted into the ranges by whoever meets it. */
export const manyMoves = 2000;

const ofBoard = 'activity = $1 AND board = $2 AND day = $3';
const key = 'under, reached_at, user_id';

/** Where the order of every board begins: no row stands before it. */
const beginning = [-Number.MAX_SAFE_INTEGER, 0, ''] as const;

interface Range {
  readonly under: number;
  readonly reached_at: number;
  readonly user_id: string;
  /** Where the next one begins. */
  readonly next: readonly [number, number, string];
  readonly held: number;
}

/** Counts what has moved into the ranges: what a range gains and loses meanwhile is nothing. */
async function count(tx: Queryable, place: Place): Promise<void> {
  await tx.query(
    `WITH gone AS (DELETE FROM board_moves WHERE ${ofBoard} RETURNING change, under, reached_at, user_id),
     placed AS (
       SELECT *, sum(cut) OVER (ORDER BY ${key}, cut DESC ROWS UNBOUNDED PRECEDING) AS nth FROM (
         SELECT 1 AS cut, 0 AS change, ${key} FROM board_ranges WHERE ${ofBoard}
         UNION ALL
         SELECT 0, x.change, x.under, x.reached_at, x.user_id
         FROM gone g, unnest(g.change, g.under, g.reached_at, g.user_id) AS x(change, under, reached_at, user_id)
       ) all_of_it),
     sums AS (
       SELECT max(under) FILTER (WHERE cut = 1) AS under, max(reached_at) FILTER (WHERE cut = 1) AS reached_at,
         max(user_id) FILTER (WHERE cut = 1) AS user_id, sum(change) AS change
       FROM placed WHERE nth > 0 GROUP BY nth HAVING sum(change) <> 0)
     UPDATE board_ranges r SET held = r.held + s.change FROM sums s
     WHERE ${ofBoard} AND (r.under, r.reached_at, r.user_id) = (s.under, s.reached_at, s.user_id)`,
    place,
  );
}

/** Cuts a part of a board anew, by its rows as they are. @param to where it ends; null for the end of the board */
async function cut(
  tx: Queryable,
  place: Place,
  from: readonly [number, number, string],
  to: readonly [number, number, string] | null,
): Promise<void> {
  const [under, reached, user] = from;
  const ends = to ?? [Number.MAX_SAFE_INTEGER, 0, ''];
  await tx.query(
    `DELETE FROM board_ranges WHERE ${ofBoard}
       AND (${key}) >= ($4::int8, $5::int8, $6) AND (${key}) < ($7::int8, $8::int8, $9)`,
    [...place, ...from, ...ends],
  );
  await tx.query(
    `INSERT INTO board_ranges (activity, board, day, ${key}, held)
     SELECT $1, $2, $3, CASE nth WHEN 0 THEN $4 ELSE -score END, CASE nth WHEN 0 THEN $5 ELSE reached_at END,
       CASE nth WHEN 0 THEN $6 ELSE user_id END, LEAST(${width}, rows - nth)
     FROM (
       SELECT score, reached_at, user_id, row_number() OVER (ORDER BY ${byPlace}) - 1 AS nth, count(*) OVER () AS rows
       FROM board_scores WHERE ${ofBoard} AND score BETWEEN -$7::int8 AND -$4::int8
         AND (-score, reached_at, user_id) >= ($4::int8, $5::int8, $6) AND (-score, reached_at, user_id) < ($7::int8, $8::int8, $9)
     ) o WHERE nth % ${width} = 0`,
    [...place, under, reached, user, ...ends],
  );
}

/** Ranges of a board, in its order. */
async function rangesOf(tx: Queryable, place: Place): Promise<readonly Range[]> {
  const { rows } = await tx.query<Omit<Range, 'next'>>(
    `SELECT ${key}, held FROM board_ranges WHERE ${ofBoard} ORDER BY ${key}`,
    place,
  );
  return rows.map((one, index): Range => {
    const { under, reached_at, user_id } = rows[index + 1] ?? {
      under: Number.MAX_SAFE_INTEGER,
      reached_at: 0,
      user_id: '',
    };
    return { ...one, next: [under, reached_at, user_id] };
  });
}

/** A small board needs no ranges: its rows are counted as they are. */
async function isLarge(tx: Queryable, place: Place): Promise<boolean> {
  const { rows } = await tx.query(
    `SELECT FROM board_scores WHERE ${ofBoard} OFFSET ${2 * width} LIMIT 1`,
    place,
  );
  return rows.length > 0;
}

/**
 * Counts what has moved on a board into its ranges, and cuts those that have grown too large. All of it sees one moment: what is
 * written meanwhile is what has moved since. Several processes may ask for it: one does it, and the others go on.
 */
export const countMoves = (db: Database, place: Place): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.script('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const { rows } = await tx.query<{ mine: boolean }>(
      "SELECT pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', 'board_ranges', $1::text, $2::text, $3::text), 0)) AS mine",
      place,
    );
    if (rows[0]?.mine !== true) return;
    await count(tx, place);
    const ranges = await rangesOf(tx, place);
    const held = ranges.reduce((sum, one) => sum + one.held, 0);
    // Where people move up, the ranges that they leave empty: too many small ones are as dear as none.
    if (ranges.length === 0 ? await isLarge(tx, place) : ranges.length > 16 + (4 * held) / width)
      return cut(tx, place, beginning, null);
    for (const { under, reached_at, user_id, next, held: many } of ranges)
      if (many > 2 * width) await cut(tx, place, [under, reached_at, user_id], next);
  });

/** Counts what has moved on all boards. */
export async function countAllMoves(db: Database): Promise<void> {
  const { rows } = await db.query<{ activity: string; board: string; day: string }>(
    'SELECT DISTINCT activity, board, day FROM board_moves ORDER BY activity, board, day',
  );
  for (const { activity, board, day } of rows) await countMoves(db, [activity, board, day]);
}

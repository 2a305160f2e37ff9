import type { Pool } from 'pg';
import type { GiftEvent } from '../../mechanics/gifts/facts.ts';

// The rows that gifts leave, by hand: no rule is looked at, nothing is read, nobody is locked in an order. The tables are the
// server's own once more, with all their indices and conditions, but for keys to other tables.

const TABLES = [
  'facts',
  'board_scores',
  'activity_totals',
  'told_messages',
  'ledger_accounts',
  'ledger_postings',
  'posting_entries',
] as const;

/** Makes the tables. */
export async function makeBareTables(pool: Pool): Promise<void> {
  for (const table of TABLES) await pool.query(`CREATE TABLE bare_${table} (LIKE ${table} INCLUDING ALL)`);
}

/** Sums of equal rows: a statement may touch each row once. */
function summed(rows: readonly (readonly [string, number])[]): readonly { key: string; sum: number }[] {
  const sums = new Map<string, number>();
  for (const [key, amount] of rows) sums.set(key, (sums.get(key) ?? 0) + amount);
  return [...sums].map(([key, sum]) => ({ key, sum })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Writes in one transaction what gifts of 10 points, of which their senders get 5, leave on three boards and everywhere else. */
export async function writeBare(pool: Pool, events: readonly GiftEvent[]): Promise<void> {
  const worth = ({ count }: GiftEvent) => 10 * count;
  const boards = summed(
    events.flatMap((one): [string, number][] => [
      [`charm||${one.to}`, worth(one)],
      [`heart||${one.from}`, worth(one)],
      [`today|2025-06-11|${one.to}`, worth(one)],
    ]),
  );
  const accounts = summed(events.map((one) => [one.from, worth(one) / 2]));
  const thanks = summed(events.map(({ from, to }) => [`${from}|${to}`, 1]));
  const [first] = events;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO bare_facts (kind, id, request_hash, activity, thing, from_user, to_user, count, points, earned, at, heard)
       SELECT 'gift', e."eventId", md5(e."eventId") || md5(e."from"), activity, gift, "from", "to", count, 10 * count, 5 * count, at, at
       FROM json_to_recordset($1::json) AS e("eventId" text, activity text, gift text, "from" text, "to" text, count int4, at int8)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(events)],
    );
    await client.query(
      `WITH a AS (
         INSERT INTO bare_ledger_accounts AS a (book, owner, unit, balance, entries)
         SELECT 'rate', key, 'ticket', sum, 1 FROM json_to_recordset($2::json) AS r(key text, sum int8)
         ON CONFLICT (book, owner, unit) DO UPDATE SET balance = a.balance + excluded.balance, entries = a.entries + 1
         RETURNING account_id, owner, balance),
       p AS (
         INSERT INTO bare_ledger_postings (book, owner, kind, reference, at)
         SELECT 'rate', "from", 'gift', "eventId", at
         FROM json_to_recordset($1::json) AS e("eventId" text, "from" text, at int8) RETURNING posting_id, owner)
       INSERT INTO bare_posting_entries (posting_id, account_id, amount, seq, balance_after)
       SELECT posting_id, account_id, 5, posting_id, balance FROM p JOIN a USING (owner)
       UNION ALL SELECT posting_id, 0, -5, NULL, NULL FROM p`,
      [JSON.stringify(events), JSON.stringify(accounts)],
    );
    await client.query(
      `INSERT INTO bare_told_messages (user_id, activity, kind, reference, about, params, at)
       SELECT split_part(key, '|', 1), 'rate', 'gift', '2025-06-11 ' || split_part(key, '|', 2), split_part(key, '|', 2), '{}', $2
       FROM json_to_recordset($1::json) AS r(key text) ON CONFLICT DO NOTHING`,
      [JSON.stringify(thanks), first?.at],
    );
    await client.query(
      `INSERT INTO bare_board_scores AS b (activity, board, day, user_id, score, reached_at)
       SELECT 'rate', split_part(key, '|', 1), split_part(key, '|', 2), split_part(key, '|', 3), sum, $2
       FROM json_to_recordset($1::json) AS r(key text, sum int8)
       ON CONFLICT (activity, board, day, user_id) DO UPDATE SET score = b.score + excluded.score`,
      [JSON.stringify(boards), first?.at],
    );
    await client.query(
      `INSERT INTO bare_activity_totals AS t (activity, kind, thing, slice, count, points) VALUES ('rate', 'gift', 'rose', pg_backend_pid() % 16, $1, $2)
       ON CONFLICT (activity, kind, thing, slice) DO UPDATE SET count = t.count + excluded.count, points = t.points + excluded.points`,
      [events.length, events.reduce((sum, one) => sum + worth(one), 0)],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

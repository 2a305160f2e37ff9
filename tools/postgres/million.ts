import type { Database } from '../../server/database/database.ts';
import { noon } from '../../server/fixtures/noon.ts';
import { hashInSql } from '../../server/kernel/insert-facts.ts';

/** How many stand on the board. */
export const people = 1_000_000;

/** What they take part in. */
export const campaign = {
  currency: { id: 'ticket', name: 'Ticket', icon: 'art/fair/ticket.svg' },
  gifts: [{ id: 'rose', name: 'Rose', icon: 'art/fair/rose.svg', price: 10, points: 10, earns: 0 }],
  boards: [{ id: 'charm', by: 'receiver' }],
};

/** In steps that each end within the time that a statement has. */
const step = 100_000;

/** A million people, a gift of some roses to each, and the row of each on the board. Two more have none. */
export async function makeMillion(db: Database): Promise<void> {
  await db.query(
    `INSERT INTO users (user_id, nickname, avatar) VALUES ('nobody', 'Nobody', ''), ('giver', 'Giver', '')`,
  );
  for (let from = 1; from <= people; from += step) {
    const range = [from, from + step - 1];
    await db.query(
      `INSERT INTO users (user_id, nickname, avatar)
       SELECT 'm' || n, '测试 ' || n, '/h5_ac/avatars/1.svg' FROM generate_series($1::int8, $2::int8) n`,
      range,
    );
    // Few have much, and many have as much as others: most places are decided by time or id.
    await db.query(
      `INSERT INTO facts (kind, id, request_hash, activity, thing, from_user, to_user, count, points, earned, at, heard)
       SELECT kind, id, ${hashInSql('f')}, activity, thing, from_user, to_user, count, 10 * count, 0, at, at
       FROM (SELECT 'gift' AS kind, 'million:' || n AS id, 'fair' AS activity, 'rose' AS thing, 'giver' AS from_user,
           'm' || n AS to_user, c AS count, t AS at, '' AS room, '' AS couple, '' AS guild FROM (SELECT n, 1 + (3000 * (hashint8(n)::int8 + 2147483648)::float8 ^ 6 / 4294967296::float8 ^ 6)::int4 AS c,
         $3::int8 - 3600000 + 1000 * abs(hashint8(n + 7) % 3000) AS t
         FROM generate_series($1::int8, $2::int8) n) g) f`,
      [...range, noon],
    );
    await db.query(
      `INSERT INTO board_scores (activity, board, day, user_id, score, reached_at)
       SELECT activity, 'charm', '', to_user, points, at FROM facts
       WHERE id IN (SELECT 'million:' || n FROM generate_series($1::int8, $2::int8) n)`,
      range,
    );
  }
  await db.query(
    `INSERT INTO activity_totals (activity, kind, thing, count, points)
     SELECT activity, kind, thing, sum(count), sum(points) FROM facts GROUP BY activity, kind, thing`,
  );
  for (const table of ['users', 'facts', 'board_scores']) await db.query(`VACUUM ANALYZE ${table}`);
}

/** Who has a place. */
export async function nthOf(db: Database, place: number): Promise<string> {
  const { rows } = await db.query<{ user_id: string }>(
    `SELECT user_id FROM board_scores WHERE activity = 'fair' AND board = 'charm' AND day = ''
     ORDER BY score DESC, reached_at, user_id OFFSET $1 LIMIT 1`,
    [place - 1],
  );
  return rows[0]?.user_id ?? '';
}

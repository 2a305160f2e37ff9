import type { GroupKind } from '../../engine/document/anywhere/group.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import { askedOnce } from '../../server/kernel/asked-once.ts';
import { byPlace } from '../../server/kernel/order.ts';
import type { Place } from './ranges.ts';
import type { Own, Page, Standing } from './standing.ts';

const isOn = '(s.activity, s.board, s.day, s.kind) = ($1, $2, $3, $4) AND s.score > 0';

/** What people see of the group of `s`, looked up by its key, whatever the engine takes for cheaper: OFFSET keeps it so. */
const seen = `CROSS JOIN LATERAL (SELECT user_id, nickname, avatar FROM board_groups b
  WHERE b.kind = s.kind AND b.group_id = s.group_id OFFSET 0) g`;

/**
 * Groups in the order of their places, for as many as a LIMIT behind it asks: each is looked up as the index brings it, and nothing of the
 * others is read. Of the rooms of one host the best one stands.
 *
 * @param $1 campaign @param $2 board @param $3 day @param $4 kind of group
 * @param where more conditions on `s`, the scores, and `g`, the group
 */
const inOrder = (where = 'true'): string => `
  SELECT s.group_id, g.user_id, g.nickname, g.avatar, s.score, s.reached_at FROM board_group_scores s ${seen}
  WHERE ${isOn} AND ${where} AND NOT EXISTS (
    SELECT FROM board_group_heads o JOIN board_group_scores b
      ON (b.activity, b.board, b.day, b.kind, b.group_id) = ($1, $2, $3, $4, o.group_id)
    WHERE o.kind = $4 AND o.user_id = g.user_id AND (b.score > s.score
      OR (b.score = s.score AND (b.reached_at, b.group_id) < (s.reached_at, s.group_id))) OFFSET 0)
  ORDER BY s.score DESC, s.reached_at, g.user_id`;

async function readPage(db: Queryable, parameters: readonly unknown[]): Promise<Page> {
  const { rows } = await db.query<Page['rows'][number] & { total: number }>(
    `WITH listed AS MATERIALIZED (${inOrder()} LIMIT $7),
     total AS (SELECT count(*) AS total FROM listed)
     SELECT t.total, r.group_id AS "group", r.user_id, r.nickname, r.avatar, r.score FROM total t
     LEFT JOIN (SELECT * FROM listed ORDER BY ${byPlace} OFFSET $5 LIMIT $6) r ON true
     ORDER BY ${byPlace}`,
    parameters,
  );
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ user_id }) => user_id !== null) };
}

/** One's own group and its place: all before it are counted, those near it are read. */
async function readOwn(db: Queryable, parameters: readonly unknown[]): Promise<Own | null> {
  const [score, reached, user] = ['score', 'reached_at', 'user_id'].map((of) => `(SELECT ${of} FROM m)`);
  const isBehind = `s.score <= ${score} AND (s.score < ${score} OR (s.reached_at, g.user_id) > (${reached}, ${user}))`;
  const { rows } = await db.query<Own>(
    `WITH mine AS MATERIALIZED (SELECT group_id FROM board_group_people WHERE kind = $4 AND user_id = $5),
     m AS MATERIALIZED (SELECT s.group_id, g.user_id, g.nickname, g.avatar, s.score, s.reached_at
       FROM mine CROSS JOIN LATERAL (SELECT * FROM board_group_scores s
         WHERE ${isOn} AND s.group_id = mine.group_id OFFSET 0) s ${seen}
       ORDER BY s.score DESC, s.reached_at, s.group_id LIMIT 1),
     listed AS MATERIALIZED (SELECT score, row_number() OVER (ORDER BY ${byPlace}) AS nth FROM (${inOrder()} LIMIT $6) l),
     ahead AS MATERIALIZED (SELECT count(DISTINCT h.user_id) AS ahead
       FROM board_group_scores s JOIN board_group_heads h ON h.kind = $4 AND h.group_id = s.group_id
       WHERE ${isOn} AND s.score >= COALESCE(${score}, 1) AND (${score} IS NULL OR s.score > ${score}
         OR (s.reached_at, h.user_id) < (${reached}, ${user})))
     SELECT o.group_id AS "group", o.user_id, o.nickname, o.avatar, o.score, a.ahead,
       CASE WHEN o.score > 0 AND a.ahead < $6::int8 THEN (SELECT score FROM listed WHERE nth = a.ahead)
         ELSE (SELECT min(score) FROM listed) END AS before,
       CASE WHEN o.score > 0 THEN (SELECT b.score FROM (${inOrder(isBehind)} LIMIT 1) b) END AS behind, 0 AS moved
     FROM (SELECT group_id, user_id, nickname, avatar, score FROM m
       UNION ALL (SELECT s.group_id, g.user_id, g.nickname, g.avatar, 0 FROM (SELECT group_id, $4 AS kind FROM mine) s ${seen}
         WHERE NOT EXISTS (SELECT FROM m) ORDER BY s.group_id LIMIT 1)) o CROSS JOIN ahead a`,
    parameters,
  );
  return rows[0] ?? null;
}

/** Everybody who looks at a board asks for the same page. */
const pages = new WeakMap<Queryable, (key: string) => Promise<Page>>();

/** As they stand now. @param db the database itself: what a transaction has not committed is nobody else's to see */
export function liveGroups(db: Database, kind: GroupKind, place: Place): Standing {
  const ask = pages.get(db) ?? askedOnce((key: string) => readPage(db, JSON.parse(key) as unknown[]));
  pages.set(db, ask);
  return {
    page: (offset, size, listed) =>
      ask(JSON.stringify([...place, kind, offset, Math.max(0, Math.min(size, listed - offset)), listed])),
    own: (user, listed) => readOwn(db, [...place, kind, user, listed]),
  };
}

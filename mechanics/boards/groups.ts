import type { GroupKind } from '../../engine/document/anywhere/group.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { byPlace } from '../../server/kernel/order.ts';
import { roundOf, type Settled } from '../../server/kernel/settle.ts';
import type { Settling } from '../../server/kernel/settling.ts';
import { together } from '../../server/kernel/together.ts';
import type { Place } from './ranges.ts';
import type { Own, Page, Standing } from './standing.ts';

/** What is called by its own name on a board: a group, by whoever stands for it. */
interface Ranked {
  readonly sql: string;
  readonly parameters: readonly [string, string, string];
  /** SQL of the group that somebody `$5` is in, of the kind `$4`. */
  readonly mine: string;
}

/**
 * Groups on a board, with their `score` and `reached_at`; `user_id` stands for them. A group that is no more, or that nobody has told yet,
 * stands nowhere; of the rooms of one host the best one does.
 *
 * @param $1 campaign @param $2 board @param $3 day @param $4 kind of group
 */
const inRanking = `
  SELECT DISTINCT ON (g.user_id) s.kind, s.group_id, g.user_id, g.nickname, g.avatar, s.score, s.reached_at
  FROM board_group_scores s JOIN board_groups g USING (kind, group_id)
  WHERE s.activity = $1 AND s.board = $2 AND s.day = $3 AND s.kind = $4 AND s.score > 0
  ORDER BY g.user_id, s.score DESC, s.reached_at, s.group_id`;

const isIn = 'FROM board_group_people WHERE kind = $4 AND user_id = $5';

const liveRanked = (place: Place): Ranked => ({
  sql: inRanking,
  parameters: place,
  mine: `SELECT group_id ${isIn}`,
});

/** As they were settled: who was in a group then keeps its place, whatever they are in now. */
const settledRanked = (campaign: Campaign, subject: string): Ranked => ({
  sql: `SELECT kind, group_id, user_id, nickname, avatar, score, reached_at FROM board_group_results
    WHERE activity = $1 AND subject = $2 AND round = $3 AND kind = $4`,
  parameters: [campaign.id, subject, roundOf(campaign)],
  mine: `SELECT r.group_id FROM board_group_result_people p JOIN board_group_results r USING (activity, subject, round, place)
      WHERE (activity, subject, round) = ($1, $2, $3) AND p.user_id = $5
    UNION ALL SELECT group_id ${isIn} AND NOT EXISTS (SELECT FROM board_group_result_people p
      WHERE (p.activity, p.subject, p.round, p.user_id) = ($1, $2, $3, $5))`,
});

/** Everybody who looks at a board asks for the same page. */
const pages = new WeakMap<Queryable, (key: string) => Promise<Page>>();

async function readPage(db: Queryable, sql: string, parameters: readonly unknown[]): Promise<Page> {
  const { rows } = await db.query<Page['rows'][number] & { total: number }>(
    `WITH ranked AS (${sql}), total AS (SELECT LEAST(count(*), $7::int8) AS total FROM ranked)
     SELECT t.total, r.group_id AS "group", r.user_id, r.nickname, r.avatar, r.score FROM total t
     LEFT JOIN (SELECT * FROM ranked ORDER BY ${byPlace} OFFSET $5 LIMIT $6) r ON true
     ORDER BY ${byPlace}`,
    parameters,
  );
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ user_id }) => user_id !== null) };
}

function standing(db: Queryable, kind: GroupKind, { sql, parameters, mine }: Ranked): Standing {
  return {
    page(offset, size, listed) {
      const ask =
        pages.get(db) ??
        together((key: string) => {
          const [asked, ...rest] = JSON.parse(key) as [string, ...unknown[]];
          return readPage(db, asked, rest);
        });
      pages.set(db, ask);
      const shown = Math.max(0, Math.min(size, listed - offset));
      return ask(JSON.stringify([sql, ...parameters, kind, offset, shown, listed]));
    },
    async own(user, listed) {
      const { rows } = await db.query<Own>(
        `WITH ranked AS (${sql}), mine AS (${mine}),
         placed AS (SELECT *, row_number() OVER o - 1 AS ahead, lag(score) OVER o AS before, lead(score) OVER o AS behind
           FROM ranked WINDOW o AS (ORDER BY ${byPlace})),
         last AS (SELECT count(*) AS ranked, (SELECT score FROM placed ORDER BY ahead DESC
           OFFSET GREATEST(0, (SELECT count(*) FROM ranked) - $6::int8) LIMIT 1) AS score FROM ranked)
         SELECT group_id AS "group", COALESCE(p.user_id, g.user_id) AS user_id, COALESCE(p.nickname, g.nickname) AS nickname,
           COALESCE(p.avatar, g.avatar) AS avatar, COALESCE(p.score, 0) AS score, COALESCE(p.ahead, l.ranked) AS ahead,
           CASE WHEN p.ahead < $6::int8 THEN p.before ELSE l.score END AS before, p.behind, 0 AS moved
         FROM mine m LEFT JOIN placed p USING (group_id) LEFT JOIN board_groups g USING (group_id) CROSS JOIN last l
         WHERE p.group_id IS NOT NULL OR g.kind = $4
         ORDER BY p.ahead, group_id LIMIT 1`,
        [...parameters, kind, user, listed],
      );
      return rows[0] ?? null;
    },
  };
}

/** As they stand now. @param db the database itself: what a transaction has not committed is nobody else's to see */
export const liveGroups = (db: Database, kind: GroupKind, place: Place): Standing =>
  standing(db, kind, liveRanked(place));

/** As they were settled. */
export const settledGroups = (
  db: Queryable,
  kind: GroupKind,
  campaign: Campaign,
  subject: string,
): Standing => standing(db, kind, settledRanked(campaign, subject));

/** What is settled of a board by groups: they and their people are kept, and each of these gets what their place gives. */
export function groupSettling(
  campaign: Campaign,
  kind: GroupKind,
  place: Place,
  subject: string,
): Pick<Settling, 'locks' | 'close' | 'standing' | 'sharers'> {
  const kept = [campaign.id, subject, roundOf(campaign)];
  return {
    locks: 'board_group_scores',
    // One statement: who is in which group is of one moment.
    close: async (tx) => {
      await tx.query(
        `WITH kept AS (
           INSERT INTO board_group_results (activity, subject, round, place, kind, group_id, nickname, avatar, user_id, score, reached_at)
           SELECT $1, $5, $6, row_number() OVER (ORDER BY ${byPlace}), kind, group_id, nickname, avatar, user_id, score, reached_at
           FROM (${inRanking}) r RETURNING *)
         INSERT INTO board_group_result_people (activity, subject, round, place, user_id)
         SELECT k.activity, k.subject, k.round, k.place, p.user_id FROM kept k JOIN board_group_people p USING (kind, group_id)`,
        [...place, kind, subject, roundOf(campaign)],
      );
    },
    standing: {
      sql: 'SELECT user_id, score, reached_at FROM board_group_results WHERE activity = $1 AND subject = $2 AND round = $3',
      parameters: kept,
    },
    sharers: async (tx, nth) => {
      const { rows } = await tx.query<{ user_id: string }>(
        `SELECT user_id FROM board_group_result_people
         WHERE activity = $1 AND subject = $2 AND round = $3 AND place = $4 ORDER BY user_id`,
        [...kept, nth],
      );
      return rows.map(({ user_id }) => user_id);
    },
  };
}

/** Everybody in a couple or a guild shares its place. */
export const shares = `SELECT activity, 'boards' AS mechanic, subject, round, place, user_id FROM board_group_result_people`;

/** A group as it was settled. */
export interface SettledGroup {
  readonly group: string;
  readonly nickname: string;
  readonly avatar: string;
  /** How many were in it. */
  readonly people: number;
}

/**
 * Groups on places of what was settled, from one to another: by subject, round and place.
 *
 * @param of a subject, or a board whose days are meant as well
 */
export async function settledFaces(
  db: Queryable,
  activity: string,
  of: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<(row: Pick<Settled, 'round'> & { subject: string; place: number }) => SettledGroup | undefined> {
  const { rows } = await db.query<SettledGroup & { key: string }>(
    `SELECT concat_ws(' ', r.subject, r.round, r.place) AS key, r.group_id AS "group", r.nickname, r.avatar, count(p.user_id) AS people
     FROM board_group_results r LEFT JOIN board_group_result_people p USING (activity, subject, round, place)
     WHERE r.activity = $1 AND (r.subject = $2 OR starts_with(r.subject, $2 || ' ')) AND r.place BETWEEN $3 AND $4
     GROUP BY r.activity, r.subject, r.round, r.place`,
    [activity, of, from, to],
  );
  const found = new Map(rows.map(({ key, ...face }) => [key, face]));
  return ({ subject, round, place }) => found.get(`${subject} ${round} ${place}`);
}

export const groupAudits: Readonly<Record<string, string>> = {
  'boards by groups are settled as they stood': `
    SELECT s.settlement_id FROM board_group_results r
    LEFT JOIN settlements s ON s.mechanic = 'boards' AND (s.activity, s.subject, s.round) = (r.activity, r.subject, r.round)
    LEFT JOIN settled_places p ON p.settlement_id = s.settlement_id AND p.place = r.place
    LEFT JOIN board_group_scores b ON b.activity = r.activity AND b.kind = r.kind AND b.group_id = r.group_id
      AND r.subject = b.board || ' ' || b.day
    WHERE (p.user_id, p.score, p.reached_at) IS DISTINCT FROM (r.user_id, r.score, r.reached_at)
      OR r.subject LIKE '% %' AND (b.score, b.reached_at) IS DISTINCT FROM (r.score, r.reached_at)`,
  'whoever stands for a group was in it when it was settled': `
    SELECT r.activity, r.subject, r.place FROM board_group_results r WHERE NOT EXISTS (
      SELECT FROM board_group_result_people p
      WHERE (p.activity, p.subject, p.round, p.place, p.user_id) = (r.activity, r.subject, r.round, r.place, r.user_id))`,
  'each of a group whose place was paid has what its tier gives': `
    SELECT m.user_id FROM settlements s JOIN settled_places p USING (settlement_id)
    JOIN board_group_result_people m ON (m.activity, m.subject, m.round, m.place) = (s.activity, s.subject, s.round, p.place)
    LEFT JOIN grants g ON g.activity = s.activity AND g.user_id = m.user_id AND g.kind = 'boards'
      AND g.reference = s.subject || ' ' || s.round
    WHERE s.mechanic = 'boards'
    GROUP BY m.activity, m.subject, m.round, m.user_id, p.granted_at, p.tier, s.tiers
    HAVING count(g.nth) <> CASE WHEN p.granted_at IS NULL THEN 0 ELSE (
      SELECT json_array_length(t->'gives') FROM json_array_elements(s.tiers::json) t WHERE t->>'id' = p.tier) END`,
};

import type { GroupKind } from '../../engine/document/anywhere/group.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { byPlace } from '../../server/kernel/order.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import type { SettledSubject, Settling } from '../../server/kernel/settling.ts';
import type { Place } from './ranges.ts';
import type { Own, Page, Standing } from './standing.ts';

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

const isKept = '(r.activity, r.subject, r.round, r.kind) = ($1, $2, $3, $4)';

/** Its places follow each other from 1, so that each is found by its key. */
const rankedOf = `SELECT COALESCE(max(r.place), 0)::int8 AS ranked FROM board_group_results r WHERE ${isKept}`;

/** As they were settled: who was in a group then keeps its place, whatever they are in now. */
export function settledGroups(
  db: Queryable,
  kind: GroupKind,
  { activity, subject, round }: SettledSubject,
): Standing {
  const kept = [activity, subject, round, kind];
  return {
    async page(offset, size, listed) {
      const { rows } = await db.query<Page['rows'][number] & { total: number }>(
        `SELECT LEAST(t.ranked, $7::int8) AS total, r.group_id AS "group", r.user_id, r.nickname, r.avatar, r.score
         FROM (${rankedOf}) t LEFT JOIN board_group_results r
           ON ${isKept} AND r.place > $5::int8 AND r.place <= LEAST($5::int8 + $6::int8, $7::int8) ORDER BY r.place`,
        [...kept, offset, size, listed],
      );
      return { total: rows[0]?.total ?? 0, rows: rows.filter(({ user_id }) => user_id !== null) };
    },
    async own(user, listed) {
      const { rows } = await db.query<Own>(
        `WITH t AS (${rankedOf}), r AS (
           SELECT r.* FROM board_group_result_people p JOIN board_group_results r USING (activity, subject, round, place)
           WHERE ${isKept} AND p.user_id = $5),
         now AS (SELECT g.* FROM board_group_people p JOIN board_groups g ON g.kind = $4 AND g.group_id = p.group_id
           WHERE p.kind = $4 AND p.user_id = $5 AND NOT EXISTS (SELECT FROM r) ORDER BY g.group_id LIMIT 1),
         o AS (SELECT group_id, user_id, nickname, avatar, score, place - 1 AS ahead FROM r
           UNION ALL SELECT group_id, user_id, nickname, avatar, 0, t.ranked FROM now CROSS JOIN t)
         SELECT o.group_id AS "group", o.user_id, o.nickname, o.avatar, o.score, o.ahead, b.score AS before,
           CASE WHEN o.score > 0 THEN n.score END AS behind, 0 AS moved
         FROM o CROSS JOIN t
         LEFT JOIN board_group_results b ON (b.activity, b.subject, b.round, b.kind) = ($1, $2, $3, $4)
           AND b.place = CASE WHEN o.score > 0 AND o.ahead < $6::int8 THEN o.ahead ELSE LEAST(t.ranked, $6::int8) END
         LEFT JOIN board_group_results n ON (n.activity, n.subject, n.round, n.kind) = ($1, $2, $3, $4)
           AND n.place = o.ahead + 2`,
        [...kept, user, listed],
      );
      return rows[0] ?? null;
    },
  };
}

/** What is settled of a board by groups: they and their people are kept, and each of these gets what their place gives. */
export function groupSettling(
  campaign: Campaign,
  kind: GroupKind,
  place: Place,
  subject: string,
): Pick<Settling, 'locks' | 'close' | 'standing' | 'sharers'> {
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
      parameters: [campaign.id, subject, roundOf(campaign)],
    },
    sharers: async (tx, settled, nth) => {
      const { rows } = await tx.query<{ user_id: string }>(
        `SELECT user_id FROM board_group_result_people
         WHERE activity = $1 AND subject = $2 AND round = $3 AND place = $4 ORDER BY user_id`,
        [settled.activity, settled.subject, settled.round, nth],
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
): Promise<(row: Omit<SettledSubject, 'activity'> & { place: number }) => SettledGroup | undefined> {
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

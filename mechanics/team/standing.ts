import type { User } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Context } from '../../server/kernel/context.ts';
import { aheadOf, byPlace } from '../../server/kernel/order.ts';

/** The name of a team `t`, null where the operator has hidden what was written. */
export const shownName = 'CASE WHEN t.hidden_at IS NULL THEN t.name END';

/** The same of how a team `t` was called in a result `r`. */
export const settledName = 'CASE WHEN t.hidden_at IS NULL THEN r.name END';

/** A team by its number, with its name unless that is hidden. */
interface Named {
  readonly team: string;
  readonly name: string | null;
}

/** The id by which people know a team. */
export const idOfTeam = ({ ids }: Pick<Context, 'ids'>, { team }: Pick<Named, 'team'>): string =>
  ids.of('teams').told(Number(team));

/** The name that people see of a team: the beginning of its id, where its own is hidden. */
export const nameSeen = (context: Pick<Context, 'ids'>, one: Named): string =>
  one.name ?? `#${idOfTeam(context, one).slice(0, 6)}`;

/** A team in the ranking; `user_id` and `avatar` are its captain's. */
export interface Ranked extends Named {
  readonly user_id: string;
  readonly avatar: string;
  readonly score: number;
  readonly reached_at: number;
}

/**
 * Teams `t` of a campaign that are in the ranking, with their `score` and `reached_at`; `user_id` is the captain.
 *
 * @param $1 the campaign
 * @param $2 how many members a team needs
 */
export const inRanking = `
  SELECT t.team_id, t.captain AS user_id, s.score, s.reached_at
  FROM teams t JOIN team_scores s USING (team_id)
  WHERE t.activity = $1 AND t.ended_at IS NULL AND s.score > 0
    AND (SELECT count(*) FROM team_seats m WHERE m.team_id = t.team_id) >= $2::int4`;

/** A page of the ranking as it stands, by the tie rule of the house. */
export async function rankedTeams(
  db: Queryable,
  activity: string,
  needed: number,
  offset: number,
  size: number,
) {
  const { rows } = await db.query<Ranked>(
    `SELECT t.team_id::text AS team, ${shownName} AS name, r.user_id, u.avatar, r.score, r.reached_at
     FROM (SELECT * FROM (${inRanking}) o ORDER BY ${byPlace} OFFSET $3 LIMIT $4) r
     JOIN teams t USING (team_id) JOIN users u ON u.user_id = r.user_id
     ORDER BY r.score DESC, r.reached_at, r.user_id`,
    [activity, needed, offset, size],
  );
  return rows;
}

/** How many teams are in the ranking. */
export async function countRanked(db: Queryable, activity: string, needed: number): Promise<number> {
  const { rows } = await db.query<{ total: number }>(`SELECT count(*)::int4 AS total FROM (${inRanking}) o`, [
    activity,
    needed,
  ]);
  return rows[0]?.total ?? 0;
}

/** How many teams stand before one in the ranking; null where it is in none. */
export async function aheadOfTeam(db: Queryable, activity: string, needed: number, team: string) {
  const { better, tied } = aheadOf({ score: 'me.score', reached: 'me.reached_at', user: 'me.user_id' });
  const { rows } = await db.query<{ ahead: number }>(
    `WITH ranked AS (${inRanking})
     SELECT (SELECT count(*)::int4 FROM ranked WHERE (${better}) OR (${tied})) AS ahead
     FROM ranked me WHERE me.team_id = $3::int8`,
    [activity, needed, team],
  );
  return rows[0]?.ahead ?? null;
}

/** A team that somebody is in. */
export interface Own extends Named {
  readonly code: string;
  readonly listed: boolean;
  readonly captain: string;
  readonly score: number;
  readonly reached_at: number;
}

/** The team that somebody is in, or null. */
export async function ownTeam(db: Queryable, activity: string, user: string): Promise<Own | null> {
  const { rows } = await db.query<Own>(
    `SELECT t.team_id::text AS team, ${shownName} AS name, t.code, t.listed, t.captain, s.score, s.reached_at
     FROM team_seats m JOIN teams t USING (activity, team_id) JOIN team_scores s USING (team_id)
     WHERE m.activity = $1 AND m.user_id = $2`,
    [activity, user],
  );
  return rows[0] ?? null;
}

/** Who sits in a team, in the order of joining, with what they have brought it. */
export async function membersOf(db: Queryable, team: string): Promise<readonly (User & { gain: number })[]> {
  const { rows } = await db.query<User & { gain: number }>(
    `SELECT u.user_id, u.nickname, u.avatar, COALESCE(g.amount, 0) AS gain
     FROM team_seats m JOIN users u USING (user_id)
     LEFT JOIN team_gains g ON g.team_id = m.team_id AND g.user_id = m.user_id
     WHERE m.team_id = $1::int8 ORDER BY m.joined_at, m.seat`,
    [team],
  );
  return rows;
}

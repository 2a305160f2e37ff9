import type { User } from '../../schemas/generated/types.gen.ts';
import type { Database, Queryable } from '../../server/database/database.ts';
import { sharedFor } from '../../server/kernel/asked-once.ts';
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

/** A team in a ranking; `user_id` and `avatar` are of whoever stands for it. */
export interface Ranked extends Named {
  readonly user_id: string;
  readonly avatar: string;
  readonly score: number;
  readonly reached_at: number;
}

/** A moment behind all that is known: who sits in a team now, whatever clocks say. ms UTC */
export const present = Number.MAX_SAFE_INTEGER;

/** Which ranking is read, and of whom. */
export interface Asked {
  readonly activity: string;
  /** How many members a team needs to be in it. */
  readonly needed: number;
  /** Id of a ranking with its hour, day or week; both '' for the whole campaign. */
  readonly ranking: string;
  readonly day: string;
  /** Who is in a team is as it was at this moment, ms UTC. */
  readonly moment: number;
}

/** The first five parameters of `inRanking`. */
export const placeOf = ({ activity, needed, ranking, day, moment }: Asked) =>
  [activity, needed, ranking, day, moment] as const;

type Place = ReturnType<typeof placeOf>;

/** Whether somebody was in a team, of a row `m` of `team_times`. @param moment SQL of it */
export const wasIn = (moment: string): string =>
  `m.joined_at <= ${moment} AND (m.left_at IS NULL OR m.left_at > ${moment})`;

/**
 * How many were in a team `t`, and who stands for it: its captain, or whoever had been there longest, where its captain has joined later or
 * left since.
 *
 * @param moment SQL of it
 */
const sitting = (moment: string): string => `
  SELECT count(*) AS members,
    (array_agg(m.user_id ORDER BY m.user_id IS NOT DISTINCT FROM t.captain DESC, m.joined_at, m.user_id))[1] AS head
  FROM team_times m WHERE m.team_id = t.team_id AND ${wasIn(moment)}`;

/** Who is on a team `t` now, and who stands for it: kept in its row. */
const sittingNow = 'SELECT t.members, t.captain AS head WHERE t.ended_at IS NULL';

/**
 * Teams that are in a ranking, with their `score` and `reached_at`; `user_id` stands for them.
 *
 * @param moment that of what is asked: who is on a team now need not be looked up
 * @param $1 the campaign
 * @param $2 how many members a team needs
 * @param $3 $4 the ranking, and its hour, day or week
 * @param $5 the moment of who is in it; named in each form, as a statement has to use what it is given
 */
export const inRanking = (moment: number): string => `
  SELECT t.team_id, h.head AS user_id, s.score, s.reached_at
  FROM team_standings s JOIN teams t USING (activity, team_id)
    CROSS JOIN LATERAL (${moment === present ? sittingNow : sitting('$5::int8')}) h
  WHERE s.activity = $1 AND s.ranking = $3 AND s.day = $4 AND s.score > 0 AND h.members >= $2::int4
    AND $5::int8 IS NOT NULL`;

type AskedPage = readonly [...Place, offset: number, size: number];
type AskedTotal = readonly [...Place, listed: number];

async function readRanked(db: Queryable, asked: AskedPage): Promise<readonly Ranked[]> {
  const { rows } = await db.query<Ranked>(
    `SELECT t.team_id::text AS team, ${shownName} AS name, r.user_id, u.avatar, r.score, r.reached_at
     FROM (SELECT * FROM (${inRanking(asked[4])}) o ORDER BY ${byPlace} OFFSET $6 LIMIT $7) r
     JOIN teams t USING (team_id) JOIN users u ON u.user_id = r.user_id
     ORDER BY r.score DESC, r.reached_at, r.user_id`,
    asked,
  );
  return rows;
}

async function readTotal(db: Queryable, asked: AskedTotal): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `SELECT count(*)::int4 AS total FROM (SELECT FROM (${inRanking(asked[4])}) o LIMIT $6) l`,
    asked,
  );
  return rows[0]?.total ?? 0;
}

const [pages, totals] = [
  sharedFor((db, key) => readRanked(db, JSON.parse(key) as AskedPage)),
  sharedFor((db, key) => readTotal(db, JSON.parse(key) as AskedTotal)),
];

/** A page of the ranking as it stands, by the tie rule of the house. All teams are looked at for it: once for all who ask for it at a time. */
export const rankedTeams = (db: Database, asked: Asked, offset: number, size: number) =>
  pages(db, JSON.stringify([...placeOf(asked), offset, size]));

/** How many teams are in the ranking; no more are counted than are listed. */
export const countRanked = (db: Database, asked: Asked, listed: number): Promise<number> =>
  totals(db, JSON.stringify([...placeOf(asked), listed]));

/** Where a team stands in a ranking. */
export interface Beside {
  /** How many stand before it. */
  readonly ahead: number;
  /** What the teams next to it have; null: there is none. */
  readonly before: number | null;
  readonly behind: number | null;
}

/** Where a team stands, by ranges of the order; null where it is in none. */
export async function besideTeam(db: Queryable, asked: Asked, team: string): Promise<Beside | null> {
  const { better, tied } = aheadOf({ score: 'me.score', reached: 'me.reached_at', user: 'me.user_id' });
  const ranked = inRanking(asked.moment);
  const { rows } = await db.query<Beside>(
    `SELECT (SELECT count(*) FROM (${ranked}) o WHERE ${better})::int4
         + (SELECT count(*) FROM (${ranked}) o WHERE ${tied})::int4 AS ahead,
       COALESCE((SELECT score FROM (${ranked}) o WHERE ${tied} LIMIT 1),
         (SELECT score FROM (${ranked}) o WHERE ${better} ORDER BY score LIMIT 1)) AS before,
       COALESCE((SELECT score FROM (${ranked}) o
           WHERE score = me.score AND (reached_at, user_id) > (me.reached_at, me.user_id) LIMIT 1),
         (SELECT score FROM (${ranked}) o WHERE score < me.score ORDER BY score DESC LIMIT 1)) AS behind
     FROM (${ranked}) me WHERE me.team_id = $6::int8`,
    [...placeOf(asked), team],
  );
  return rows[0] ?? null;
}

/** The team that somebody was in at the moment that is asked for, with what it has in that ranking; null: they were in none. */
export async function standingOf(
  db: Queryable,
  { activity, ranking, day, moment }: Asked,
  user: string,
): Promise<Omit<Ranked, 'reached_at'> | null> {
  const { rows } = await db.query<Omit<Ranked, 'reached_at'>>(
    `SELECT t.team_id::text AS team, ${shownName} AS name, u.user_id, u.avatar, COALESCE(s.score, 0) AS score
     FROM team_times m JOIN teams t USING (activity, team_id) CROSS JOIN LATERAL (${sitting('$4::int8')}) h
     JOIN users u ON u.user_id = h.head
     LEFT JOIN team_standings s ON (s.activity, s.ranking, s.day, s.team_id) = ($1, $2, $3, t.team_id)
     WHERE m.activity = $1 AND m.user_id = $5 AND ${wasIn('$4::int8')}`,
    [activity, ranking, day, moment, user],
  );
  return rows[0] ?? null;
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

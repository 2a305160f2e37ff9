import type { Fact } from '../../engine/document/anywhere/mechanic.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { type Hearers, storeFacts, tellAll } from '../../server/kernel/facts.ts';
import { keyOfName, newCode } from './name.ts';
import { room } from './room.ts';
import { joining } from './rules.ts';

/** A team as those who change it see it. */
export interface Locked {
  readonly team: string;
  readonly captain: string;
  readonly listed: boolean;
  /** user_ids, in the order of joining. */
  readonly members: readonly string[];
  readonly seats: readonly number[];
}

/**
 * Locks a team until the transaction ends: whoever joins, leaves or hands it over comes one after the other. Facts that
 * count for it go on.
 *
 * @returns null where there is none, or none any more
 */
export async function lockTeam(tx: Queryable, activity: string, team: string): Promise<Locked | null> {
  const { rows } = await tx.query<{ captain: string; listed: boolean }>(
    `SELECT captain, listed FROM teams WHERE activity = $1 AND team_id = $2::int8 AND ended_at IS NULL
     FOR NO KEY UPDATE`,
    [activity, team],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const sitting = await tx.query<{ user_id: string; seat: number }>(
    'SELECT user_id, seat FROM team_seats WHERE team_id = $1::int8 ORDER BY joined_at, seat',
    [team],
  );
  return {
    team,
    ...found,
    members: sitting.rows.map(({ user_id }) => user_id),
    seats: sitting.rows.map(({ seat }) => seat),
  };
}

/** The team that has a code, or null. */
export async function teamOfCode(tx: Queryable, activity: string, code: string): Promise<string | null> {
  const { rows } = await tx.query<{ team: string }>(
    'SELECT team_id::text AS team FROM teams WHERE activity = $1 AND code = $2 AND ended_at IS NULL',
    [activity, code],
  );
  return rows[0]?.team ?? null;
}

/** Whoever sits down. */
interface Joining {
  readonly user: string;
  /** How many seats a team has. */
  readonly most: number;
  /** ms UTC. */
  readonly at: number;
}

/**
 * SQL of the moment from which on people come and go: clocks of processes differ, and whoever was in a team when an hour, a day or a week ended stays
 * who was once that is settled. Its settlement waits for all who came and went before, and these for it (`locks`).
 *
 * @param at SQL of the moment by one's own clock; the statement's first parameter is the campaign
 */
const unsettledFrom = (at: string): string =>
  `GREATEST(${at}, (SELECT max(until) + 1 FROM team_settled WHERE activity = $1))`;

/** SQL of what a team has come to by now. @param team SQL of its number */
const comeTo = (team: string): string =>
  `COALESCE((SELECT score FROM team_scores WHERE team_id = ${team}), 0)`;

/**
 * Sits down, no earlier than they left the team before: nobody is in two teams at once. What the team has come to by then is kept, as it is when
 * they leave: of one seat no goal is claimed twice.
 *
 * @returns from when on, ms UTC
 */
async function sit(tx: Queryable, activity: string, team: string, seat: number, { user, most, at }: Joining) {
  const { rows } = await tx.query<{ joined_at: number }>(
    `INSERT INTO team_seats (activity, user_id, team_id, seat, most, joined_score, joined_at)
     VALUES ($1, $2, $3::int8, $4, $5, ${comeTo('$3::int8')}, ${unsettledFrom(`$6,
       (SELECT max(left_at) FROM team_stays WHERE activity = $1 AND user_id = $2)`)}) RETURNING joined_at`,
    [activity, user, team, seat, most, at],
  );
  return rows[0]?.joined_at ?? at;
}

/** Tells that somebody is in a team, once for each person, whichever they join later. */
async function tellJoined(
  tx: Queryable,
  campaign: Campaign,
  hearers: Hearers,
  user: string,
  when: Pick<Fact, 'at' | 'heard'>,
) {
  const { rows } = await tx.query('SELECT 1 FROM team_stays WHERE activity = $1 AND user_id = $2 LIMIT 1', [
    campaign.id,
    user,
  ]);
  if (rows.length > 0) return;
  const worth = { thing: joining, from: user, to: user, count: 1, points: 1, earned: 0, ...when };
  await tellAll(
    tx,
    hearers,
    campaign,
    await storeFacts(tx, campaign, [{ kind: room.kind(), id: user, ...worth }]),
  );
}

/** What a new team is like. */
interface Founding extends Joining {
  readonly name: string;
  /** Whether anybody may join it from the list. */
  readonly listed: boolean;
}

/**
 * Founds a team. Whoever calls it holds the lock of the founder's account, and has judged that they may.
 *
 * @returns its id; null where another has the name
 */
export async function found(tx: Queryable, campaign: Campaign, hearers: Hearers, founding: Founding) {
  const { name, listed, user, at } = founding;
  // Of a thousand million codes one that is taken is drawn again.
  for (let code = newCode(); ; code = newCode()) {
    const { rows } = await tx.query<{ team: string }>(
      `INSERT INTO teams (activity, name, name_key, code, listed, captain, founded_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT DO NOTHING RETURNING team_id::text AS team`,
      [campaign.id, name, keyOfName(name), code, listed, user, at],
    );
    const team = rows[0]?.team;
    if (team === undefined) {
      if ((await teamOfCode(tx, campaign.id, code)) === null) return null;
      continue;
    }
    const joined = await sit(tx, campaign.id, team, 1, founding);
    await tx.query(
      'INSERT INTO team_scores (team_id, activity, score, reached_at) VALUES ($1::int8, $2, 0, $3)',
      [team, campaign.id, at],
    );
    await tellJoined(tx, campaign, hearers, user, { at: joined, heard: at });
    return team;
  }
}

/** Takes the first vacant seat of a locked team that has one. */
export async function join(tx: Queryable, campaign: Campaign, hearers: Hearers, team: Locked, one: Joining) {
  let seat = 1;
  while (team.seats.includes(seat)) seat += 1;
  const joined = await sit(tx, campaign.id, team.team, seat, one);
  await tellJoined(tx, campaign, hearers, one.user, { at: joined, heard: one.at });
}

/** Gets up from a locked team. The captain's place goes to whoever has been there longest; whom nobody is left in is gone. */
export async function leave(tx: Queryable, campaign: Campaign, team: Locked, user: string, at: number) {
  const next = team.captain === user ? (team.members.find((one) => one !== user) ?? null) : team.captain;
  await tx.query(
    `WITH gone AS (
       DELETE FROM team_seats WHERE activity = $1 AND user_id = $2 RETURNING activity, user_id, team_id, joined_at, joined_score)
     INSERT INTO team_stays (activity, user_id, team_id, joined_at, joined_score, left_at, left_score)
     SELECT gone.*, ${unsettledFrom('$3, joined_at')}, ${comeTo('gone.team_id')} FROM gone`,
    [campaign.id, user, at],
  );
  if (next === null)
    await tx.query('UPDATE teams SET captain = NULL, ended_at = $2 WHERE team_id = $1::int8', [
      team.team,
      at,
    ]);
  else await lead(tx, team, next);
}

/** Whoever leads a locked team from now on: a member. */
export async function lead(tx: Queryable, { team }: Pick<Locked, 'team'>, captain: string): Promise<void> {
  await tx.query('UPDATE teams SET captain = $2 WHERE team_id = $1::int8', [team, captain]);
}

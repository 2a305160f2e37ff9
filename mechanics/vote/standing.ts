import type { Taken } from '../../engine/document/anywhere/limits.ts';
import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';

/** How one option of a poll stands. */
export interface Tally {
  readonly poll: string;
  readonly option: string;
  /** By their weight. */
  readonly votes: number;
  /** How often it was chosen. */
  readonly ballots: number;
}

/** How all options stand that somebody has chosen. */
export async function talliesOf(db: Queryable, activity: string): Promise<readonly Tally[]> {
  const { rows } = await db.query<Tally>(
    `SELECT poll, option, sum(votes)::int8 AS votes, sum(ballots)::int8 AS ballots
     FROM vote_tallies WHERE activity = $1 GROUP BY poll, option`,
    [activity],
  );
  return rows;
}

/** What is known of somebody, by poll. */
export interface Own {
  readonly taken: ReadonlyMap<string, Taken>;
  /** What counts towards the weight of their votes. */
  readonly worth: ReadonlyMap<string, number>;
}

/** Of somebody who has done nothing yet. */
export const nothingOwn: Own = { taken: new Map(), worth: new Map() };

/** What somebody has done in the polls of a campaign. @param now ms UTC: today is its day */
export async function ownOf(
  db: Queryable,
  { id, offset }: Campaign,
  user: string,
  now: number,
): Promise<Own> {
  const ballots = await db.query<Taken & { poll: string }>(
    `SELECT poll, count(*)::int4 AS total, count(*) FILTER (WHERE day = $3)::int4 AS day
     FROM vote_ballots WHERE activity = $1 AND user_id = $2 GROUP BY poll`,
    [id, user, keyOfPeriod('day', now, offset)],
  );
  const worth = await db.query<{ poll: string; amount: number }>(
    'SELECT poll, amount FROM vote_worth WHERE activity = $1 AND user_id = $2',
    [id, user],
  );
  return {
    taken: new Map(ballots.rows.map(({ poll, total, day }) => [poll, { total, day }])),
    worth: new Map(worth.rows.map(({ poll, amount }) => [poll, amount])),
  };
}

/** How often somebody has chosen what. */
export async function choicesOf(db: Queryable, activity: string, user: string) {
  const { rows } = await db.query<{ poll: string; option: string; count: number }>(
    `SELECT poll, option, count(*)::int4 AS count FROM vote_ballots JOIN vote_choices USING (ballot_id)
     WHERE activity = $1 AND user_id = $2 GROUP BY poll, option`,
    [activity, user],
  );
  return rows;
}

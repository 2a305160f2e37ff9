import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { byPlace } from '../../server/kernel/order.ts';
import { roundOf } from '../../server/kernel/settle.ts';
import { type Ending, type Settling, subjectsWith } from '../../server/kernel/settling.ts';
import { room } from './room.ts';
import { type TeamPeriod, type Teams, teams } from './rules.ts';
import { type Asked, inRanking, placeOf, wasIn } from './standing.ts';
import { periodAsked, wholeAsked } from './which.ts';

/** What is settled of the whole campaign: the ranking of all teams. */
export const subject = 'teams';

const periods = subjectsWith(' ');

/** How an hour, day or week of a ranking is called among what is settled. */
export const subjectOf = periods.of;

/** The hour, day or week of what is settled. */
export const dayOfSubject = periods.otherOf;

/** The same in SQL, of two expressions. */
export const subjectIn = periods.sql;

/** The end of the ranking of the whole campaign. */
export const endingOfAll = ({ due }: Teams): Ending => ({ subject, due });

/** The end of an hour, day or week of a ranking. */
export const endingOf = (ranking: string, { day, due }: TeamPeriod): Ending => ({
  subject: subjectOf(ranking, day),
  due,
  once: true,
});

/**
 * Keeps the teams in their order, and who is in them: what is paid, whatever becomes of them later.
 *
 * @param until the last millisecond of what is settled; null of the whole campaign, after which nobody comes or goes. ms UTC
 */
async function keep(tx: Queryable, campaign: Campaign, of: string, asked: Asked, until: number | null) {
  // One statement: who is in which team is of one moment.
  await tx.query(
    `WITH kept AS (
       INSERT INTO team_settled (activity, subject, round, place, team_id, name, captain, score, reached_at, until)
       SELECT $1, $6, $7, row_number() OVER (ORDER BY ${byPlace}), r.team_id, t.name, r.user_id, r.score, r.reached_at, $8::int8
       FROM (${inRanking(asked.moment)}) r JOIN teams t USING (team_id) RETURNING *)
     INSERT INTO team_settled_members (activity, subject, round, place, user_id)
     SELECT k.activity, k.subject, k.round, k.place, m.user_id FROM kept k JOIN team_times m USING (activity, team_id)
     WHERE ${wasIn('$5::int8')}`,
    [...placeOf(asked), of, roundOf(campaign), until],
  );
}

/** Everybody in a team shares its place. */
export const shares = `SELECT activity, '${room.name}' AS mechanic, subject, round, place, user_id FROM team_settled_members`;

const settlingOf = (
  campaign: Campaign,
  of: Ending & Pick<Settling, 'listed' | 'tiers' | 'locks'>,
  asked: Asked,
  until: number | null,
): Settling => ({
  ...of,
  rewarded: [],
  close: (tx) => keep(tx, campaign, of.subject, asked, until),
  standing: {
    sql: 'SELECT captain AS user_id, score, reached_at FROM team_settled WHERE activity = $1 AND subject = $2 AND round = $3',
    parameters: [campaign.id, of.subject, roundOf(campaign)],
  },
  sharers: async (tx, settled, place) => {
    const { rows } = await tx.query<{ user_id: string }>(
      `SELECT user_id FROM team_settled_members
       WHERE activity = $1 AND subject = $2 AND round = $3 AND place = $4 ORDER BY user_id`,
      [settled.activity, settled.subject, settled.round, place],
    );
    return rows.map(({ user_id }) => user_id);
  },
});

/** The ranking of the whole campaign. When it is settled, nobody joins or leaves any more. */
const wholeOf = (campaign: Campaign, all: Teams): Settling =>
  settlingOf(
    campaign,
    { ...endingOfAll(all), listed: all.listed, tiers: all.rewards, locks: 'team_scores' },
    wholeAsked(campaign.id, all, all.due),
    null,
  );

/** The rankings by hours, days and weeks, each of these by itself. */
const periodsSettled = (campaign: Campaign, all: Teams): readonly Settling[] =>
  [...all.rankings.values()].flatMap(({ id, listed, rewards: tiers, periods: each }) =>
    [...each.values()].map((period) =>
      settlingOf(
        campaign,
        // Seats first, as whoever joins does.
        { ...endingOf(id, period), listed, tiers, locks: 'team_seats, team_period_scores' },
        periodAsked(campaign.id, all, id, period, period.to),
        Math.min(period.to, period.due) - 1,
      ),
    ),
  );

export const settlingsOf = (campaign: Campaign): readonly Settling[] => {
  const all = campaign.block(teams);
  return all === undefined ? [] : [...periodsSettled(campaign, all), wholeOf(campaign, all)];
};

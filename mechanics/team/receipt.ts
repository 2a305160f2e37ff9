import type { BoardReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { type Context, campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { type AskedOrder, type SharedFace, toldReceipt } from '../../server/kernel/receipt-answer.ts';
import { settledTeams } from './board.ts';
import { room } from './room.ts';
import { teams } from './rules.ts';
import { subject, subjectOf } from './settlement.ts';
import { idOfTeam, nameSeen } from './standing.ts';
import { periodOf } from './which.ts';

/** How teams were settled: a row has the team's name as it is seen now, and who was in it then. */
const told = (context: Context, asked: Omit<AskedOrder, 'mechanic'>): Promise<BoardReceiptAnswer> =>
  toldReceipt(context, { ...asked, mechanic: room.name }, async ({ round, from, to }) => {
    const { db } = context;
    const campaign = campaignOf(context);
    const results = await settledTeams(db, campaign, asked.subject, round, from - 1, to);
    const { rows } = await db.query<{ place: number; members: string }>(
      `SELECT place, json_agg(user_id ORDER BY user_id)::text AS members FROM team_settled_members
       WHERE activity = $1 AND subject = $2 AND round = $3 AND place BETWEEN $4 AND $5 GROUP BY place`,
      [campaign.id, asked.subject, round, from, to],
    );
    const there = new Map(rows.map(({ place, members }) => [place, JSON.parse(members) as string[]]));
    const faces = new Map(
      results.map((one): [number, SharedFace] => {
        const members = there.get(one.place) ?? [];
        const group = idOfTeam(context, one);
        return [one.place, { nickname: nameSeen(context, one), group, people: members.length, members }];
      }),
    );
    return (place) => faces.get(place);
  });

/** GET /v2/activities/{id}/teams/receipt: how the teams were settled, for anybody to check. */
export const readTeamReceipt: Handler<BoardReceiptAnswer> = async (context) => {
  const { due, listed } = known(campaignOf(context).block(teams));
  return told(context, { subject, due, listed });
};

/** GET /v2/activities/{id}/teams/rankings/{ranking}/receipt: the same of an hour, day or week. */
export const readTeamRankingReceipt: Handler<BoardReceiptAnswer> = async (context) => {
  const all = known(campaignOf(context).block(teams));
  const ranking = known(all.rankings.get(context.params.ranking ?? ''));
  const { day, due } = periodOf(ranking, context);
  return told(context, { subject: subjectOf(ranking.id, day), due, listed: ranking.listed });
};

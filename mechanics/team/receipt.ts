import type { BoardReceiptAnswer } from '../../schemas/generated/types.gen.ts';
import { type Context, campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { type AskedOrder, type SharedFace, toldReceipt } from '../../server/kernel/receipt-answer.ts';
import { settledTeams } from './board.ts';
import { room } from './room.ts';
import { teams } from './rules.ts';
import { endingOf, endingOfAll } from './settlement.ts';
import { idOfTeam, nameSeen } from './standing.ts';
import { periodOf } from './which.ts';

/** How teams were settled: a row has the team's name as it is seen now, and who was in it then. */
const told = (context: Context, asked: Omit<AskedOrder, 'mechanic'>): Promise<BoardReceiptAnswer> =>
  toldReceipt(context, { ...asked, mechanic: room.name }, async (settled, { from, to }) => {
    const { db } = context;
    const { activity, subject, round } = settled;
    const results = await settledTeams(db, settled, from - 1, to);
    const { rows } = await db.query<{ place: number; members: string }>(
      `SELECT place, json_agg(user_id ORDER BY user_id)::text AS members FROM team_settled_members
       WHERE activity = $1 AND subject = $2 AND round = $3 AND place BETWEEN $4 AND $5 GROUP BY place`,
      [activity, subject, round, from, to],
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
  const all = known(campaignOf(context).block(teams));
  return told(context, { ...endingOfAll(all), listed: all.listed });
};

/** GET /v2/activities/{id}/teams/rankings/{ranking}/receipt: the same of an hour, day or week. */
export const readTeamRankingReceipt: Handler<BoardReceiptAnswer> = async (context) => {
  const all = known(campaignOf(context).block(teams));
  const ranking = known(all.rankings.get(context.params.ranking ?? ''));
  const { id, listed } = ranking;
  return told(context, { ...endingOf(id, periodOf(ranking, context)), listed });
};

import { BELL } from '../../engine/document/anywhere/bell.ts';
import {
  endOfPeriod,
  firstDayOf,
  startOfNamed,
  startOfPeriod,
} from '../../engine/document/anywhere/period.ts';
import type { ChampionsAnswer } from '../../schemas/generated/types.gen.ts';
import { type Context, campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { championsOf, type HallRow } from '../../server/kernel/hall.ts';
import { startOfRound } from '../../server/kernel/settle.ts';
import { room } from './room.ts';
import { teams } from './rules.ts';
import { dayOfSubject, subject, subjectOf } from './settlement.ts';
import { nameSeen, settledName } from './standing.ts';

/** What a row of a hall shows of its team: the name that it was settled by. @param of a subject, or a ranking whose periods are meant */
async function facesOf(context: Context, of: string) {
  const { rows } = await context.db.query<{ key: string; team: string; name: string | null }>(
    `SELECT concat_ws(' ', r.subject, r.round, r.place) AS key, r.team_id::text AS team, ${settledName} AS name
     FROM team_settled r JOIN teams t USING (team_id)
     WHERE r.activity = $1 AND (r.subject = $2 OR starts_with(r.subject, $2 || ' ')) AND r.place <= 3`,
    [campaignOf(context).id, of],
  );
  const names = new Map(rows.map((row) => [row.key, nameSeen(context, row)]));
  return ({ subject: settled, round, place, nickname, avatar }: HallRow) => {
    return { nickname: names.get(`${settled} ${round} ${place}`) ?? nickname, avatar };
  };
}

/** GET /v2/activities/{id}/teams/champions: which teams stood first, each time that the campaign was held. */
export const readTeamChampions: Handler<ChampionsAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const { due } = known(campaign.block(teams));
  return championsOf(
    campaign,
    { mechanic: room.name, subject, over: context.now >= due ? [subject] : [], upTo: null },
    context,
    ({ round, frozen_at }) => ({ day: null, from: startOfRound(campaign, round), to: frozen_at }),
    await facesOf(context, subject),
  );
};

/** GET /v2/activities/{id}/teams/rankings/{ranking}/champions: the same of each hour, day or week. */
export const readTeamRankingChampions: Handler<ChampionsAnswer> = async (context) => {
  const { now, params } = context;
  const campaign = campaignOf(context);
  const { rankings, offset } = known(campaign.block(teams));
  const { id, period, periods } = known(rankings.get(params.ranking ?? ''));
  const over = [...periods.values()].filter(({ due }) => now >= due);
  // The last one that is over, whether the campaign had begun by then or not.
  const last = firstDayOf(period, startOfPeriod(period, now - BELL, offset) - 1, offset);
  return championsOf(
    campaign,
    {
      mechanic: room.name,
      subject: id,
      over: over.map(({ day }) => subjectOf(id, day)),
      upTo: subjectOf(id, last),
    },
    context,
    (row) => {
      const day = dayOfSubject(row.subject);
      const from = startOfNamed(day, offset);
      return { day, from, to: endOfPeriod(period, from, offset) };
    },
    await facesOf(context, id),
  );
};

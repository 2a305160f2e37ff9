import type { ChampionsAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known } from '../../server/kernel/context.ts';
import { championsOf } from '../../server/kernel/hall.ts';
import { startOfRound } from '../../server/kernel/settle.ts';
import { room } from './room.ts';
import { teams } from './rules.ts';
import { subject } from './settlement.ts';
import { nameSeen, settledName } from './standing.ts';

/** GET /v2/activities/{id}/teams/champions: which teams stood first, each time that the campaign was held. */
export const readTeamChampions: Handler<ChampionsAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const { due } = known(campaign.block(teams));
  const { rows } = await db.query<{ key: string; team: string; name: string | null }>(
    `SELECT concat_ws(' ', r.round, r.place) AS key, r.team_id::text AS team, ${settledName} AS name
     FROM team_results r JOIN teams t USING (team_id) WHERE r.activity = $1 AND r.place <= 3`,
    [campaign.id],
  );
  const names = new Map(rows.map((row) => [row.key, nameSeen(context, row)]));
  return championsOf(
    campaign,
    { mechanic: room.name, subject, over: now >= due ? [subject] : [], upTo: null },
    context,
    ({ round, frozen_at }) => ({ day: null, from: startOfRound(campaign, round), to: frozen_at }),
    ({ round, place, nickname, avatar }) => {
      return { nickname: names.get(`${round} ${place}`) ?? nickname, avatar };
    },
  );
};

import type { ChampionsAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known, pageOf } from '../../server/kernel/context.ts';
import { championsOf } from '../../server/kernel/hall.ts';
import { startOfRound } from '../../server/kernel/settle.ts';
import { room } from './room.ts';
import { teams } from './rules.ts';
import { subject } from './settlement.ts';
import { settledName } from './standing.ts';

/** GET /v2/activities/{id}/teams/champions: which teams stood first, each time that the campaign was held. */
export const readTeamChampions: Handler<ChampionsAnswer> = async (context) => {
  const { db, now } = context;
  const campaign = campaignOf(context);
  const { due } = known(campaign.block(teams));
  const { rows } = await db.query<{ key: string; name: string }>(
    `SELECT concat_ws(' ', r.round, r.place) AS key, ${settledName} AS name
     FROM team_results r JOIN teams t USING (team_id) WHERE r.activity = $1 AND r.place <= 3`,
    [campaign.id],
  );
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  return championsOf(
    db,
    campaign,
    { mechanic: room.name, subject, over: now >= due ? [subject] : [], upTo: null },
    { ...pageOf(context), now },
    ({ round, frozen_at }) => ({ day: null, from: startOfRound(campaign, round), to: frozen_at }),
    ({ round, place, nickname }) => names.get(`${round} ${place}`) ?? nickname,
  );
};

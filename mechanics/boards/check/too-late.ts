import type { Problem, SoundCampaign } from '../../../check/room.ts';
import { pointsGiven } from '../../../engine/document/anywhere/cost.ts';
import type { CampaignBoard } from '../../../schemas/generated/types.gen.ts';
import { boards } from '../rules.ts';
import { boardsOf } from './boards-of.ts';

/**
 * Points of a board for the whole campaign come when it is settled: the campaign is over, and nothing takes them any more. Those of
 * a day come while it goes on. Where nothing costs points at all, that is told.
 */
export function tooLate(campaign: SoundCampaign): Problem[] {
  if (!campaign.isSpent) return [];
  const written = campaign.block<CampaignBoard[]>(boards.key) ?? [];
  return boardsOf(campaign).flatMap(({ id, days }, i): Problem[] => {
    const tiers = days === null ? (written[i]?.rewards ?? []) : [];
    const tier = tiers.findIndex(({ gives }) => pointsGiven(gives) > 0);
    const gives = tiers[tier]?.gives ?? [];
    const nth = gives.findIndex((one) => pointsGiven([one]) > 0);
    if (nth < 0) return [];
    return [
      {
        pointer: `/campaign/${boards.key}/${i}/rewards/${tier}/gives/${nth}/points`,
        message: `these points can be spent nowhere: \`${id}\` is settled when the campaign is over, and what costs points is closed by then`,
        expected: 'a prize in their place, or `"period": "day"`, which is settled each day',
        got: String(pointsGiven(gives)),
      },
    ];
  });
}

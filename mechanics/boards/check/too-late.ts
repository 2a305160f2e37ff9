import { type Problem, type SoundCampaign, spentNowhere } from '../../../check/room.ts';
import type { CampaignBoard } from '../../../schemas/generated/types.gen.ts';
import { boards } from '../rules.ts';
import { boardsOf } from './boards-of.ts';

/**
 * Points and tickets of a board for the whole campaign come when it is settled: the campaign is over, and nothing takes them any more. Those of
 * a day come while it goes on. Told once, at the first.
 */
export function tooLate(campaign: SoundCampaign): Problem[] {
  const written = campaign.block<CampaignBoard[]>(boards.key) ?? [];
  return boardsOf(campaign).flatMap(({ id, days }, i): Problem[] => {
    const tiers = days === null ? (written[i]?.rewards ?? []) : [];
    const why = `\`${id}\` is settled when the campaign is over`;
    const instead = '`"period": "day"`, which is settled each day';
    return tiers
      .flatMap(({ gives }, tier) =>
        spentNowhere(campaign, gives, `/campaign/${boards.key}/${i}/rewards/${tier}/gives`, { why, instead }),
      )
      .slice(0, 1);
  });
}

/** Places of a tier that no step of `rewarded` ever reaches, however many take part. */
export function neverRewarded(campaign: SoundCampaign): Problem[] {
  const written = campaign.block<CampaignBoard[]>(boards.key) ?? [];
  return written.flatMap(({ id, rewards = [], rewarded }, i): Problem[] => {
    const most = rewarded?.at(-1)?.places;
    const tier = rewards.findIndex(({ to }) => most !== undefined && to > most);
    const beyond = rewards[tier];
    if (most === undefined || beyond === undefined) return [];
    return [
      {
        pointer: `/campaign/${boards.key}/${i}/rewards/${tier}/to`,
        message: `place ${beyond.to} of \`${id}\` never gets this: however many take part, ${most} places are rewarded`,
        expected: `at most ${most}, or a further step of \`rewarded\` with ${beyond.to} places`,
        got: String(beyond.to),
        related: [
          {
            pointer: `/campaign/${boards.key}/${i}/rewarded/${(rewarded?.length ?? 1) - 1}/places`,
            message: 'the last step rewards so many',
          },
        ],
      },
    ];
  });
}

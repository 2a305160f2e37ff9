import type { Problem, SoundCampaign } from '../../../check/room.ts';
import { boardsOf } from './boards-of.ts';

/** Places that get nothing above places that do: tiers rise, so that what lies between two of them has been forgotten. */
export const gaps = (campaign: SoundCampaign): Problem[] =>
  boardsOf(campaign).flatMap(({ rewards }, i) =>
    rewards.flatMap(({ id, from, to }, nth): Problem[] => {
      const next = (rewards[nth - 1]?.to ?? 0) + 1;
      if (from <= next) return [];
      const lost = from - 1 === next ? `place ${next} gets` : `places ${next} to ${from - 1} get`;
      return [
        {
          pointer: `/campaign/boards/${i}/rewards/${nth}/from`,
          message: `${lost} nothing, while \`${id}\` rewards ${from === to ? `place ${from}` : `places ${from} to ${to}`} below`,
          expected: `${next}, or a tier for what lies between`,
          got: String(from),
        },
      ];
    }),
  );

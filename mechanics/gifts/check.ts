import type { MechanicCheck } from '../../check/room.ts';
import type { CampaignGift } from '../../schemas/generated/types.gen.ts';
import { gifts, kind } from './rules.ts';

export const giftsCheck: MechanicCheck = {
  key: gifts.key,
  tells: gifts.tells,
  doubts(campaign) {
    return (campaign.block<CampaignGift[]>(gifts.key) ?? []).flatMap(({ id, points, earns }, i) => {
      if (earns > 0 || (points > 0 && campaign.isCounted(kind, id))) return [];
      return [
        {
          pointer: `/campaign/${gifts.key}/${i}/${points > 0 ? 'id' : 'points'}`,
          message:
            points > 0
              ? `sending \`${id}\` does nothing: nothing counts it, and it earns nothing`
              : `sending \`${id}\` does nothing: it has no points and earns nothing`,
          expected: points > 0 ? 'a board or a goal that counts it' : '`points` or `earns` above 0',
          got: points > 0 ? `\`${id}\`` : String(points),
        },
      ];
    });
  },
};

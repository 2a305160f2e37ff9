import type { MechanicCheck } from '../../check/room.ts';
import type { CampaignGift } from '../../schemas/generated/types.gen.ts';

export const giftsCheck: MechanicCheck = {
  key: 'gifts',
  doubts(campaign) {
    return (campaign.block<CampaignGift[]>('gifts') ?? []).flatMap(({ id, points, earns }, i) => {
      if (earns > 0 || (points > 0 && campaign.isCounted(id))) return [];
      return [
        {
          pointer: `/campaign/gifts/${i}/${points > 0 ? 'id' : 'points'}`,
          message:
            points > 0
              ? `sending \`${id}\` does nothing: nothing counts it, and it earns nothing`
              : `sending \`${id}\` does nothing: it has no points and earns nothing`,
          expected: points > 0 ? 'a board that counts it' : '`points` or `earns` above 0',
          got: points > 0 ? `\`${id}\`` : String(points),
        },
      ];
    });
  },
};

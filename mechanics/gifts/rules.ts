import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { CampaignGift } from '../../schemas/generated/types.gen.ts';

/** A gift that counts: what one of it is worth on boards, and what its sender earns in the campaign's points. */
export interface Gift {
  readonly id: string;
  readonly points: number;
  readonly earns: number;
}

/** The kind of facts that gifts are. */
export const kind = 'gift';

export type Gifts = ReadonlyMap<string, Gift>;

export const gifts: MechanicRules<readonly CampaignGift[], Gifts> = {
  key: 'gifts',
  read: (source) => new Map(source.map(({ id, points, earns }) => [id, { id, points, earns }])),
  tells: [
    {
      kind,
      things: (source) => source.map(({ id, points }) => ({ id, points })),
      grouped: true,
      others: true,
    },
  ],
};

import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { CampaignPrize } from '../../schemas/generated/types.gen.ts';

/** Ids of the prizes that can be given for a place, a goal or a draw. */
export type Prizes = ReadonlySet<string>;

export const prizes: MechanicRules<readonly CampaignPrize[], Prizes> = {
  key: 'prizes',
  read: (source) => new Set(source.map(({ id }) => id)),
};

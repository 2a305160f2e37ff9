import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { CampaignPrize } from '../../schemas/generated/types.gen.ts';

/** Ids of the prizes that can be given for a place, a goal or a draw. */
export type Prizes = ReadonlySet<string>;

/** Whether a prize is words beside a name. */
export const isTitle = ({ kind }: Pick<CampaignPrize, 'kind'>): boolean => kind === 'title';

export const prizes: MechanicRules<readonly CampaignPrize[], Prizes> = {
  key: 'prizes',
  read: (source) => new Set(source.map(({ id }) => id)),
  worn: (source) => new Map(source.filter(isTitle).map(({ id, name }) => [id, name])),
};

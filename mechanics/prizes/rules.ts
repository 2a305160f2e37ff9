import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignPrize } from '../../schemas/generated/types.gen.ts';

/** A prize with what is meant where the document does not say. */
export interface Prize extends CampaignPrize {
  readonly kind: NonNullable<CampaignPrize['kind']>;
}

/** The prizes that can be given for a place, a goal or a draw, by id. */
export type Prizes = ReadonlyMap<string, Prize>;

/** What a prize can be, in the order in which the dress center shows it. */
export const dressKinds: readonly Prize['kind'][] = [
  'title',
  'frame',
  'entrance',
  'bubble',
  'voice',
  'mic',
  'room',
  'nameplate',
  'profile',
  'item',
];

/** Whether a prize is words beside a name. */
export const isTitle = ({ kind }: Pick<CampaignPrize, 'kind'>): boolean => kind === 'title';

export const prizes: MechanicRules<readonly CampaignPrize[], Prizes> = {
  key: 'prizes',
  pictured: true,
  read: (source) => new Map(source.map((prize) => [prize.id, { ...defaults.CampaignPrize, ...prize }])),
  worn: (source) => new Map(source.filter(isTitle).map(({ id, name }) => [id, name])),
};

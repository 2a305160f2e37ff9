import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { CampaignPrize } from '../../schemas/generated/types.gen.ts';

/** The prizes that can be given for a place, a goal or a draw, by id. */
export type Prizes = ReadonlyMap<string, CampaignPrize>;

/** What a prize can be, in the order in which the dress center shows it. */
export const dressKinds: readonly NonNullable<CampaignPrize['kind']>[] = [
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
  read: (source) => new Map(source.map((prize) => [prize.id, prize])),
  worn: (source) => new Map(source.filter(isTitle).map(({ id, name }) => [id, name])),
};

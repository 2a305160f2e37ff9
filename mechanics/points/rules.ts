import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { CampaignCurrency } from '../../schemas/generated/types.gen.ts';

/** A campaign's points: what they are called in answers. Every mechanic that earns or costs needs them. */
export interface Points {
  readonly currency: string;
}

export const points: MechanicRules<CampaignCurrency, Points> = {
  key: 'currency',
  read: ({ id }) => ({ currency: id }),
};

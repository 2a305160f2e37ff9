import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignWall, Limits } from '../../schemas/generated/types.gen.ts';

/** The sentences that may be chosen, by id, and how many one person may leave. */
export interface Wall {
  readonly messages: ReadonlySet<string>;
  readonly limits: Limits;
}

export const wall: MechanicRules<CampaignWall, Wall> = {
  key: 'wall',
  read: ({ messages, limits }) => ({
    messages: new Set(messages.map(({ id }) => id)),
    limits: limits ?? defaults.CampaignWall.limits,
  }),
};

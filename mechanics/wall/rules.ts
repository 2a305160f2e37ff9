import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { CampaignWall } from '../../schemas/generated/types.gen.ts';

/** The sentences that may be chosen, by id, and how many one person may leave in all. */
export interface Wall {
  readonly messages: ReadonlySet<string>;
  readonly perUser: number;
}

export const wall: MechanicRules<CampaignWall, Wall> = {
  key: 'wall',
  read: ({ messages, perUser }) => ({
    messages: new Set(messages.map(({ id }) => id)),
    perUser: perUser ?? 3,
  }),
};

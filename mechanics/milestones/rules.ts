import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { CampaignMilestone, Reward } from '../../schemas/generated/types.gen.ts';

/** A goal of the whole community, and what each person gets for it. */
export interface Milestone {
  readonly id: string;
  readonly at: number;
  readonly gives: readonly Reward[];
}

export type Milestones = ReadonlyMap<string, Milestone>;

export const milestones: MechanicRules<readonly CampaignMilestone[], Milestones> = {
  key: 'milestones',
  read: (source) => new Map(source.map(({ id, at, gives }) => [id, { id, at, gives: gives ?? [] }])),
};

import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { CampaignMilestone } from '../../schemas/generated/types.gen.ts';

/** A goal of the whole community; reward in minor units of the campaign's points, null for none. */
export interface Milestone {
  readonly id: string;
  readonly at: number;
  readonly reward: number | null;
}

export type Milestones = ReadonlyMap<string, Milestone>;

export const milestones: MechanicRules<readonly CampaignMilestone[], Milestones> = {
  key: 'milestones',
  read: (source) => new Map(source.map(({ id, at, reward }) => [id, { id, at, reward: reward ?? null }])),
};

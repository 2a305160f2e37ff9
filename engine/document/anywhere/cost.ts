import type { Cost } from '../../../schemas/generated/types.gen.ts';

/** How many of the campaign's points costs take together, in minor units. */
export const pointsIn = (costs: readonly Cost[]): number =>
  costs.reduce((sum, { points }) => sum + points, 0);

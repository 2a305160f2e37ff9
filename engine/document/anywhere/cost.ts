import type { Cost, Reward } from '../../../schemas/generated/types.gen.ts';

/** How many of the campaign's points costs take together, in minor units. */
export const pointsIn = (costs: readonly Cost[]): number =>
  costs.reduce((sum, { points }) => sum + points, 0);

/** How many of the campaign's points rewards give together, in minor units: what else they give is worth none. */
export const pointsGiven = (rewards: readonly Reward[]): number =>
  rewards.reduce((sum, one) => sum + (one.kind === 'points' ? one.points : 0), 0);

/**
 * Whether rewards are points and tickets, and nothing else: what is of use as long as the campaign is live alone. No rewards give nothing,
 * and so none of these either.
 */
export const givesForNowAlone = (rewards: readonly Reward[]): boolean =>
  rewards.length > 0 && rewards.every(({ kind }) => kind === 'points' || kind === 'ticket');

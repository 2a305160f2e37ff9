/** What a try-out keeps codes under: whoever reads this may make some, and nothing of it is worth anything. */
export const tryOutSecret = 'a try-out keeps no secrets';

/** A person to try the product as. */
export interface DemoUser {
  readonly name: string;
  readonly userId: string;
  /** What the seed lets this person earn, in minor units, from the prices of what a campaign's points buy. */
  readonly wealth: (costs: readonly number[]) => number;
}

const sum = (costs: readonly number[]) => costs.reduce((total, cost) => total + cost, 0);

/** The three ids lie at the head of the seed's people; names in other scripts stay with the others. */
export const demoUsers: readonly DemoUser[] = [
  { name: 'rich', userId: '100001', wealth: (costs) => 2 * sum(costs) },
  { name: 'modest', userId: '100002', wealth: (costs) => Math.ceil(1.5 * Math.min(...costs)) },
  { name: 'newcomer', userId: '100003', wealth: () => 0 },
];

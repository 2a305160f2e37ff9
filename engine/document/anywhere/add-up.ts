import type { Fact } from './mechanic.ts';

/** What facts add to one place, such as a row of a board or a task of somebody. */
export interface Sum {
  readonly amount: number;
  /** When the last of them happened, and when the server heard of the last, ms UTC. */
  readonly at: number;
  readonly heard: number;
}

/**
 * Adds up what facts add: one sum a place, in one order for all transactions, so that none waits for another that waits for it.
 *
 * @param addedBy what one fact adds, and where
 * @param keyOf the place in one word
 */
export function addUp<Place>(
  facts: readonly Fact[],
  addedBy: (fact: Fact) => readonly (Place & { readonly amount: number })[],
  keyOf: (place: Place) => string,
): readonly (Place & Sum)[] {
  // Summed in place: thousands of facts come at once.
  const sums = new Map<string, Place & { amount: number; at: number; heard: number }>();
  for (const fact of facts)
    for (const added of addedBy(fact)) {
      const key = keyOf(added);
      const sum = sums.get(key);
      if (sum === undefined) {
        sums.set(key, { ...added, at: fact.at, heard: fact.heard });
        continue;
      }
      sum.amount += added.amount;
      sum.at = Math.max(sum.at, fact.at);
      sum.heard = Math.max(sum.heard, fact.heard);
    }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

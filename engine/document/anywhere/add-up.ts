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
  const sums = new Map<string, Place & Sum>();
  for (const fact of facts)
    for (const added of addedBy(fact)) {
      const key = keyOf(added);
      const { amount, at, heard } = sums.get(key) ?? { amount: 0, at: 0, heard: 0 };
      sums.set(key, {
        ...added,
        amount: amount + added.amount,
        at: Math.max(at, fact.at),
        heard: Math.max(heard, fact.heard),
      });
    }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

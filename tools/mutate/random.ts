import { createHash } from 'node:crypto';

/**
 * `count` of a list, as the seed says; a larger count begins with those of a smaller one. What is drawn depends on its
 * name alone: code that is added elsewhere changes a sample by no more than its share.
 */
export function sample<T>(all: readonly T[], count: number, seed: number, nameOf: (one: T) => string): T[] {
  const placeOf = (one: T): string =>
    createHash('sha256')
      .update(`${seed} ${nameOf(one)}`)
      .digest('hex');
  return all
    .map((one) => ({ one, at: placeOf(one) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}

import { randomBytes } from 'node:crypto';

/** Numbers that a source gives lie below this: six bytes each. */
export const span = 2 ** 48;

/**
 * Chooses one of several by whole weights, without the bias of a remainder: a number beyond the last whole multiple of the
 * sum is thrown away, and the next one taken.
 *
 * @param next numbers from 0 to below `span`, all equally likely
 * @returns the index of the one that is chosen
 */
export function choose(weights: readonly number[], next: () => number): number {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (!(sum > 0)) throw new RangeError('There is nothing to choose from');
  const limit = span - (span % sum);
  let number = next();
  while (number >= limit) number = next();
  let rest = number % sum;
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}

/** Numbers for `choose` from the system's own source of chance, which nobody can foretell. */
export const bySystem = (): number => randomBytes(6).readUIntBE(0, 6);

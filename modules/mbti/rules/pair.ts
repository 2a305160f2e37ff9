import { compatibilityOf } from './match.ts';
import { pairs, typeCodes } from './score.ts';

/** Two types side by side. */
export interface PairOfTypes {
  /** How well they fit, in percent: 40 to 100, the same both ways (decision 0025). */
  readonly score: number;
  /** The letter pairs in which both have the same letter, as `EI`, in the order of a type's code. */
  readonly alike: readonly string[];
}

const nameOf = (pair: readonly [string, string]): string => pair.join('');

/** The names of the four pairs, in the order of a type's code. */
export const pairNames: readonly string[] = pairs.map(nameOf);

/** What two types are for each other; who is named first makes no difference (decision 0050). */
export const pairOf = (one: string, other: string): PairOfTypes => ({
  score: compatibilityOf(one, other),
  alike: pairs.flatMap((pair, index) => (one[index] === other[index] ? [nameOf(pair)] : [])),
});

/**
 * The types that the code of a link carries: none, one or two, and nothing besides (T50). A code is types in small letters, joined by
 * a hyphen: `infp`, `infp-enfj`.
 *
 * @returns null for anything else: a link that has lost letters on its way, or that somebody made up
 */
export function typesInCode(code: string): readonly string[] | null {
  if (code === '') return [];
  const types = code.toUpperCase().split('-');
  return types.length <= 2 && types.every((type) => typeCodes.includes(type)) ? types : null;
}

/** The code of a link for one type, or for two. */
export const codeOfTypes = (...types: readonly string[]): string => types.join('-').toLowerCase();

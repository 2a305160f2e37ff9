import type { Problem } from '../finding.ts';

/** What an entry of a rising list takes: a number, or all from one to another. */
export interface Step {
  readonly low: number;
  readonly high: number;
}

/** An entry that does not rise with the others. */
export interface Fallen {
  readonly index: number;
  /** What it has to be more than. */
  readonly above: number;
  /** What it has to be less than; undefined where nothing follows that is in order. */
  readonly below: number | undefined;
}

/**
 * The entries of a list that must rise, and do not: those outside of the longest row that does. So one number that is too large
 * is told by itself, and not each one behind it. Of two rows as long, the one that keeps the first entries is right.
 *
 * @param floor what all of them are more than
 */
export function fallenIn(steps: readonly Step[], floor: number): Fallen[] {
  const count: number[] = [];
  const next: (number | undefined)[] = [];
  const longestFrom = (first: number, more: number): number | undefined => {
    let best: number | undefined;
    for (let i = first; i < steps.length; i++)
      if ((steps[i]?.low ?? 0) > more && (best === undefined || Number(count[i]) > Number(count[best])))
        best = i;
    return best;
  };
  for (let i = steps.length - 1; i >= 0; i--) {
    const after = longestFrom(i + 1, steps[i]?.high ?? 0);
    next[i] = after;
    count[i] = 1 + (after === undefined ? 0 : Number(count[after]));
  }
  const fallen: Fallen[] = [];
  let above = floor;
  let kept = longestFrom(0, floor);
  for (let index = 0; index < steps.length; index++) {
    if (index !== kept)
      fallen.push({ index, above, below: kept === undefined ? undefined : steps[kept]?.low });
    else {
      above = steps[index]?.high ?? above;
      kept = next[index];
    }
  }
  return fallen;
}

/** What it should be: `more than 1000 and less than 3000`. */
export const between = ({ above, below }: Fallen): string =>
  `more than ${above}${below === undefined ? '' : ` and less than ${below}`}`;

/** Numbers that must rise, each with its place: those that do not. */
export const rises = (
  numbers: readonly { readonly pointer: string; readonly value: number }[],
  message: string,
  floor = 0,
): Problem[] =>
  fallenIn(
    numbers.map(({ value }) => ({ low: value, high: value })),
    floor,
  ).flatMap((one): Problem[] => {
    const { pointer, value } = numbers[one.index] ?? {};
    return pointer === undefined ? [] : [{ pointer, message, expected: between(one), got: String(value) }];
  });

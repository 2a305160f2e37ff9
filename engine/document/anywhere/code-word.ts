/**
 * How codes are spelt that people type by hand: 16 letters of 23, none of which is taken for another (no 0 O Q, 1 I L, 2 Z, 5 S,
 * 8 B, U beside V), two of them chosen so that one or two wrong letters, and any two that are swapped, never make another code.
 */
export const codeLetters = '34679ACDEFGHJKMNPRTUWXY';
export const codeSize = 16;
const group = 4;
/** 5 and its powers go through all of 1 to 22 modulo 23: columns of two rows are independent for any two places. */
const root = 5;

/** What is typed or pasted, without case, spaces and dashes; letters of full width are those that they show. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/** The two sums over a code, modulo 23; both are 0 where it is spelt right. */
export function codeSums(values: readonly number[]): readonly [number, number] {
  let [one, two, power] = [0, 0, 1];
  for (const value of values) {
    one = (one + power * value) % codeLetters.length;
    two = (two + power * power * value) % codeLetters.length;
    power = (power * root) % codeLetters.length;
  }
  return [one, two];
}

/** Whether a plain code is spelt as one can be: it need not be one that was made. */
export function isSpelt(plain: string): boolean {
  const values = [...plain].map((letter) => codeLetters.indexOf(letter));
  return values.length === codeSize && !values.includes(-1) && codeSums(values).every((sum) => sum === 0);
}

/** A code in groups, as it is printed and shown while it is typed: `3H7K-9MPA-…`. */
export const groupedCode = (plain: string): string =>
  (plain.match(new RegExp(`.{1,${group}}`, 'g')) ?? []).join('-');

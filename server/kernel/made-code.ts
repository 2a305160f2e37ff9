import { codeLetters, codeSize, codeSums } from '../../engine/document/anywhere/code-word.ts';
import type { Keyed } from './keyed-hash.ts';

/** Letters that carry something: the two behind them check them. */
export const freeLetters = codeSize - 2;

/** The plain code of these values, with its two check letters. @param values `freeLetters` places of the letters, from 0 */
export function spelt(values: readonly number[]): string {
  const places = [...codeLetters].map((_, place) => place);
  for (const first of places)
    for (const second of places) {
      const whole = [...values, first, second];
      if (whole.length === codeSize && codeSums(whole).every((sum) => sum === 0))
        return whole.map((place) => codeLetters[place]).join('');
    }
  throw new RangeError(`${values.length} values make no code: it takes ${freeLetters}`);
}

/** A code by chance. @param below gives a whole number from 0 to below another */
export const madeCode = (below: (end: number) => number): string =>
  spelt(Array.from({ length: freeLetters }, () => below(codeLetters.length)));

/** The plain code of a thing, made of its name under the server's secret, so that no table has it. */
export function keyedCode(keyed: Keyed, purpose: string, name: string): string {
  const bytes = Buffer.from(keyed(purpose, name), 'hex');
  return spelt([...bytes.subarray(0, freeLetters)].map((byte) => byte % codeLetters.length));
}

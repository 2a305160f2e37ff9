import { pairs, type ScoredQuestion, tallyOf, typeOf } from './score.ts';

/**
 * The result of a short test, which asks about two of the four letter pairs alone: their two letters, in the order of a type's code
 * (decision 0051). Counting is that of the long test.
 *
 * @param answers one 'A' or 'B' for each question in order
 */
export function shortCodeOf(questions: readonly ScoredQuestion[], answers: string): string {
  const letters = questions
    .flatMap(({ A, B }) => [...A, ...B])
    .join('')
    .toUpperCase();
  const type = typeOf(tallyOf(questions, answers));
  return pairs.map((pair, index) => (pair.some((one) => letters.includes(one)) ? type[index] : '')).join('');
}

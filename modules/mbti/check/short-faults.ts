import type { Problem } from '../../../check/room.ts';
import { pairNames } from '../rules/pair.ts';
import { shortCodeOf } from '../rules/short.ts';
import { under } from './fault.ts';
import { letterFaults, type SourceQuestion } from './question-faults.ts';

/** A short test as its data file has it. */
export interface SourceShortTest {
  id: string;
  img: string;
  questions: SourceQuestion[];
  results: { code: string; img: string }[];
}

const pairsOf = ({ A }: SourceQuestion): string =>
  pairNames.filter((pair) => A.some((letter) => pair.includes(letter.toUpperCase()))).join(' ');

/**
 * A short test asks about the same two pairs in every question, an odd number of times so that neither can tie, and has one result for
 * each of the four codes, all of which some answers give.
 */
export function shortTestFaults({ questions, results }: SourceShortTest): Problem[] {
  const faults = under('/questions', letterFaults(questions));
  const asked = new Set(questions.map(pairsOf));
  if (asked.size !== 1)
    faults.push({
      pointer: '/questions',
      message: `questions are about ${[...asked].join(', ')}`,
      expected: 'the same two pairs in every question',
      got: [...asked].join(', '),
    });
  if (questions.length % 2 === 0)
    faults.push({
      pointer: '/questions',
      message: `${questions.length} questions, an even number: they can tie`,
      expected: 'an odd number of questions',
      got: String(questions.length),
    });
  const reached = new Set<string>();
  for (let index = 0; index < 2 ** questions.length; index++) {
    const bits = index.toString(2).padStart(questions.length, '0');
    reached.add(shortCodeOf(questions, bits.replaceAll('0', 'A').replaceAll('1', 'B')));
  }
  const codes = results.map(({ code }) => code);
  const all = [...reached].sort().join(', ');
  for (const code of reached)
    if (!codes.includes(code))
      faults.push({
        pointer: '/results',
        message: `there is no result ${code}`,
        expected: all,
        got: codes.join(', '),
      });
  for (const [i, code] of codes.entries()) {
    const pointer = `/results/${i}/code`;
    if (!reached.has(code))
      faults.push({ pointer, message: `no answers give ${code}`, expected: all, got: code });
    if (codes.indexOf(code) !== i)
      faults.push({ pointer, message: `${code} stands twice`, expected: 'each code once', got: code });
  }
  return faults;
}

/** What is said of two types that match: each way of being alike once, and no line twice. */
export function pairLineFaults(lines: readonly { alike: readonly string[] }[]): Problem[] {
  const found = lines.map(({ alike }) => alike.join(' '));
  const wanted = Array.from({ length: 2 ** pairNames.length }, (_, set) =>
    pairNames.filter((_pair, i) => set & (1 << i)).join(' '),
  );
  return wanted.flatMap((alike) => {
    const at = found.flatMap((one, i) => (one === alike ? [i] : []));
    if (at.length === 1) return [];
    return [
      {
        pointer: at.length > 1 ? `/${at[1]}/alike` : '',
        message: `there are ${at.length} lines for "${alike}"`,
        expected: 'one line for each way of being alike',
        got: String(at.length),
      },
    ];
  });
}

import { pairNames } from '../rules/pair.ts';
import { shortCodeOf } from '../rules/short.ts';
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
export function shortTestFaults({ questions, results }: SourceShortTest): string[] {
  const faults = letterFaults(questions);
  const asked = new Set(questions.map(pairsOf));
  if (asked.size !== 1) faults.push(`questions are about ${[...asked].join(', ')}`);
  if (questions.length % 2 === 0) faults.push(`${questions.length} questions, an even number: they can tie`);
  const reached = new Set<string>();
  for (let index = 0; index < 2 ** questions.length; index++) {
    const bits = index.toString(2).padStart(questions.length, '0');
    reached.add(shortCodeOf(questions, bits.replaceAll('0', 'A').replaceAll('1', 'B')));
  }
  const codes = results.map(({ code }) => code);
  for (const code of reached) if (!codes.includes(code)) faults.push(`there is no result ${code}`);
  for (const [i, code] of codes.entries()) {
    if (!reached.has(code)) faults.push(`no answers give ${code}`);
    if (codes.indexOf(code) !== i) faults.push(`${code} stands twice`);
  }
  return faults;
}

/** What is said of two types that match: each way of being alike once, and no line twice. */
export function pairLineFaults(lines: readonly { alike: readonly string[] }[]): string[] {
  const found = lines.map(({ alike }) => alike.join(' '));
  const wanted = Array.from({ length: 2 ** pairNames.length }, (_, set) =>
    pairNames.filter((_pair, i) => set & (1 << i)).join(' '),
  );
  return wanted.flatMap((alike) => {
    const times = found.filter((one) => one === alike).length;
    return times === 1 ? [] : [`there are ${times} lines for "${alike}"`];
  });
}

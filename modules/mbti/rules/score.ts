type FirstLetter = 'E' | 'S' | 'T' | 'J';
type SecondLetter = 'I' | 'N' | 'F' | 'P';
export type Letter = FirstLetter | SecondLetter;
export type Pair = readonly [FirstLetter, SecondLetter];

/** The four letter pairs, written as in a type's code (specification §1, §3). */
export const pairs: readonly Pair[] = [
  ['E', 'I'],
  ['S', 'N'],
  ['T', 'F'],
  ['J', 'P'],
];

/** The 16 codes, in the order of the alphabet. */
export const typeCodes: readonly string[] = pairs
  .reduce<readonly string[]>((codes, pair) => codes.flatMap((code) => pair.map((one) => code + one)), [''])
  .toSorted();

/** What scoring reads of a question: the letters of each option. */
export interface ScoredQuestion {
  readonly A: readonly string[];
  readonly B: readonly string[];
}

/** Votes for each letter. */
export type Tally = Readonly<Record<Letter, number>>;

/** How far a person leans in one pair: share is the percentage of the pair's first letter, an integer 0 to 100. */
export interface Scale {
  readonly pair: Pair;
  readonly share: number;
}

/** Which letter of a pair a tie goes to (T38). */
export const TIE_GOES_TO: 'first' | 'second' = 'first';

const noVotes: Tally = { E: 0, I: 0, S: 0, N: 0, T: 0, F: 0, J: 0, P: 0 };

function isLetter(text: string): text is Letter {
  return Object.hasOwn(noVotes, text);
}

/** One vote for each letter, whatever its case (T37, T79); what is none of the eight letters is ignored. */
function count(letters: readonly string[]): Tally {
  const tally = { ...noVotes };
  for (const text of letters) {
    const letter = text.toUpperCase();
    if (isLetter(letter)) tally[letter] += 1;
  }
  return tally;
}

/**
 * Counts what was chosen (specification §5, T37, T79).
 *
 * @param answers one 'A' or 'B' for each question in order; it may be shorter while the test runs
 */
export function tallyOf(questions: readonly ScoredQuestion[], answers: string): Tally {
  return count(
    questions.flatMap((question, index) => {
      const answer = answers[index];
      return answer === 'A' || answer === 'B' ? question[answer] : [];
    }),
  );
}

/** The tally of a type that was picked instead of tested: one vote for each of its letters. */
export function tallyOfType(type: string): Tally {
  return count([...type]);
}

/** The type that a tally means: in each pair more votes win, and a tie goes where the setting says (T38). */
export function typeOf(tally: Tally, tie: 'first' | 'second' = TIE_GOES_TO): string {
  return pairs
    .map(([first, second]) => {
      if (tally[first] === tally[second]) return tie === 'first' ? first : second;
      return tally[first] > tally[second] ? first : second;
    })
    .join('');
}

/** Which letter of a pair a share of the first one means, and how clearly: an integer percentage from 50 to 100. */
export function leaningOf([first, second]: Pair, share: number): { wins: Letter; percent: number } {
  const leans = share === 50 ? TIE_GOES_TO === 'first' : share > 50;
  return { wins: leans ? first : second, percent: Math.max(share, 100 - share) };
}

/** The four scales of a tally, in the order of the pairs; 50 where nobody voted. */
export function scalesOf(tally: Tally): readonly Scale[] {
  return pairs.map((pair) => {
    const [first, second] = [tally[pair[0]], tally[pair[1]]];
    const votes = first + second;
    return { pair, share: votes === 0 ? 50 : Math.round((100 * first) / votes) };
  });
}

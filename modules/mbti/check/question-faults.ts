import type { Problem } from '../../../check/room.ts';
import { pairs, tallyOf, typeCodes, typeOf } from '../rules/score.ts';
import { repeats, type SourceText } from './text-faults.ts';

/** A question as its data file has it. */
export interface SourceQuestion {
  title: SourceText;
  sel: Record<'A' | 'B', { text: SourceText }>;
  A: string[];
  B: string[];
  num: string;
}

const OPTIONS = ['A', 'B'] as const;

/** How often the questions ask for each pair, in the order of the pairs. */
const asked = (questions: readonly SourceQuestion[]): number[] =>
  pairs.map((pair) => questions.filter(({ A }) => A.some((letter) => isOf(pair, letter))).length);

const isOf = (pair: readonly string[], letter: string): boolean => pair.includes(letter.toUpperCase());

/**
 * A set has so many questions (T36). Each pair gets at least `least` votes, and an odd number of them: with an even one
 * as many votes for one letter as for the other are possible, and a setting would decide in place of the reader.
 */
export function balanceFaults(
  questions: readonly SourceQuestion[],
  { count, least }: { count: number; least: number },
): Problem[] {
  const fault = (message: string, expected: string, got: number): Problem => ({
    pointer: '',
    message,
    expected,
    got: String(got),
  });
  const faults: Problem[] = [];
  if (questions.length !== count) {
    const message = `${questions.length} questions instead of ${count}`;
    faults.push(fault(message, `${count} questions`, questions.length));
  }
  for (const [i, votes] of asked(questions).entries()) {
    const pair = pairs[i]?.join('/');
    if (votes < least)
      faults.push(fault(`${pair} is asked ${votes} times`, `at least ${least} questions about it`, votes));
    else if (votes % 2 === 0)
      faults.push(
        fault(`${pair} has ${votes} votes, an even number: they can tie`, 'an odd number of votes', votes),
      );
  }
  return faults;
}

/** Ways to ask that wear out when every other title has them, by language. */
const WORN: Readonly<Record<string, RegExp>> = {
  cn: /你会？|怎么/,
  tw: /你會？|怎麼/,
  en: /\bYou…|would you/i,
  th: /คุณจะ…|ยังไง/,
  vi: /Bạn sẽ…|thế nào/,
};

/** Worn titles of a set, where more than a tenth are (at least one may be). */
export function wornTitleFaults(questions: readonly SourceQuestion[]): Problem[] {
  const most = Math.max(1, Math.floor(questions.length / 10));
  return Object.entries(WORN).flatMap(([language, worn]) => {
    const found = questions.flatMap(({ title }, i) => (worn.test(title[language] ?? '') ? [i] : []));
    if (found.length <= most) return [];
    return [
      {
        pointer: `/${found[most]}/title/${language}`,
        message: `${found.length} titles in ${language} are asked alike`,
        expected: `at most ${most} of them`,
        got: String(questions[found[most] ?? 0]?.title[language]),
      },
    ];
  });
}

/** Each option counts for one letter each of two pairs, in capitals, and B for the other letters of the same pairs (T37). */
export function letterFaults(questions: readonly SourceQuestion[]): Problem[] {
  const others = new Map<string, string>(
    pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  );
  return questions.flatMap(({ A, B }, i) => {
    const faults = OPTIONS.flatMap((option) =>
      (option === 'A' ? A : B).flatMap((letter, at): Problem[] =>
        letter === letter.toUpperCase()
          ? []
          : [
              {
                pointer: `/${i}/${option}/${at}`,
                message: `question ${i + 1}: ${letter} is lower case`,
                expected: letter.toUpperCase(),
                got: letter,
                nearest: letter.toUpperCase(),
              },
            ],
      ),
    );
    const [own, theirs] = [A, B].map((letters) => letters.map((one) => one.toUpperCase()).sort());
    const turned = own?.map((letter) => others.get(letter) ?? '').sort();
    if (turned?.join() !== theirs?.join())
      faults.push({
        pointer: `/${i}/B`,
        message: `question ${i + 1}: B is not the opposite of A`,
        expected: turned?.filter((letter) => letter !== '').join(', '),
        got: B.join(', '),
      });
    const distinct = pairs.filter((pair) => A.some((letter) => isOf(pair, letter)));
    if (A.length !== 2 || distinct.length !== 2)
      faults.push({
        pointer: `/${i}/A`,
        message: `question ${i + 1}: A is not about two pairs`,
        expected: `one letter each of two of ${pairs.map((pair) => pair.join('/')).join(', ')}`,
        got: A.join(', '),
      });
    return faults;
  });
}

/** What is said twice: an option like another of any question, or a title like another, in any language (T37). */
export function repeatFaults(questions: readonly SourceQuestion[]): Problem[] {
  const titles = questions.map(({ title }, i) => ({
    where: `question ${i + 1}`,
    text: title,
    pointer: `/${i}/title`,
  }));
  const options = questions.flatMap(({ sel }, i) =>
    OPTIONS.map((option) => ({
      where: `question ${i + 1} ${option}`,
      text: sel[option].text,
      pointer: `/${i}/sel/${option}/text`,
    })),
  );
  return [...repeats(titles), ...repeats(options)];
}

/** Every text of every question is there in these languages and no other (specification §3). */
export function languageFaults(questions: readonly SourceQuestion[], wanted: readonly string[]): Problem[] {
  const all = [...wanted].sort().join(' ');
  return questions.flatMap(({ title, sel }, i) => {
    const texts = [
      { pointer: `/${i}/title`, text: title },
      ...OPTIONS.map((option) => ({ pointer: `/${i}/sel/${option}/text`, text: sel[option].text })),
    ];
    return texts.flatMap(({ pointer, text }): Problem[] => {
      const found = Object.keys(text).sort().join(' ');
      if (found === all) return [];
      return [{ pointer, message: `question ${i + 1} is in ${found}`, expected: all, got: found }];
    });
  });
}

/** The page numbers questions while it runs (specification §3). */
export const numberFaults = (questions: readonly SourceQuestion[]): Problem[] =>
  questions.flatMap(({ num }, i) =>
    num === ''
      ? []
      : [
          {
            pointer: `/${i}/num`,
            message: `question ${i + 1} is numbered ${num}`,
            expected: 'an empty text: the page numbers questions itself',
            got: num,
          },
        ],
  );

/** Types that no answers give, by trying all of them: for sets of a few questions. */
export function unreachedByAll(questions: readonly SourceQuestion[]): string[] {
  const reached = new Set<string>();
  for (let index = 0; index < 2 ** questions.length; index++) {
    const bits = index.toString(2).padStart(questions.length, '0');
    reached.add(typeOf(tallyOf(questions, bits.replaceAll('0', 'A').replaceAll('1', 'B'))));
  }
  return typeCodes.filter((type) => !reached.has(type));
}

/** Types that answers in their favour do not give: for sets that are too long to try all answers. */
export const unreachedByFavour = (questions: readonly SourceQuestion[]): string[] =>
  typeCodes.filter((type) => typeOf(tallyOf(questions, answersFor(type, questions))) !== type);

/**
 * Answers that favour a type: first where one option has more of its letters, then, where each option has one of them,
 * for the pair that is decided least so far.
 */
function answersFor(type: string, questions: readonly SourceQuestion[]): string {
  const gains = questions.map(({ A, B }) => ({ A: gainOf(type, A), B: gainOf(type, B) }));
  const isClear = (i: number) => sum(gains[i]?.A) !== sum(gains[i]?.B);
  const order = [...gains.keys()].sort((a, b) => Number(isClear(b)) - Number(isClear(a)));
  const lead = pairs.map(() => 0);
  const answers: string[] = [];
  for (const index of order) {
    const worth = (option: 'A' | 'B') => {
      const gain = gains[index]?.[option] ?? [];
      return isClear(index) ? sum(gain) : Math.min(...lead.map((one, i) => one + (gain[i] ?? 0)));
    };
    const option = worth('A') >= worth('B') ? 'A' : 'B';
    for (const [i, gain] of (gains[index]?.[option] ?? []).entries()) lead[i] = (lead[i] ?? 0) + gain;
    answers[index] = option;
  }
  return answers.join('');
}

const sum = (numbers: readonly number[] = []): number => numbers.reduce((all, one) => all + one, 0);

/** What an option does for a type, in the order of the pairs: 1 for its letter, -1 for the other, 0 for none. */
const gainOf = (type: string, letters: readonly string[]): number[] =>
  pairs.map((pair, i) => {
    const letter = letters.find((one) => isOf(pair, one));
    return letter === undefined ? 0 : letter.toUpperCase() === type[i] ? 1 : -1;
  });

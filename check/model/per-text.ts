import { marksOf } from '../text/marks.ts';

// What rules find out about a text by its words alone is found out once: most texts stand in many versions of a document.

/** The words of texts that are equal, and what is known of them. */
export interface Wording {
  readonly text: string;
  /** Marks of its signs. */
  readonly marks: number;
  /** What each question of `perText` came to, by its number. */
  readonly known: unknown[];
}

// An editor that stays open must not keep every text that was ever half typed.
const KEPT = 20_000;
const wordings = new Map<string, Wording>();

export function wordingOf(text: string): Wording {
  const before = wordings.get(text);
  if (before) return before;
  if (wordings.size > KEPT) wordings.clear();
  const made: Wording = { text, marks: marksOf(text), known: [] };
  wordings.set(text, made);
  return made;
}

let questions = 0;

/** What is answered of a text that has none of some marks, without a look at its words. */
interface Without<Answer> {
  readonly marks: number;
  readonly answer: Answer;
}

/**
 * A question about the words of a text, answered once for all that are equal. It is asked at the top of a file: one that is made
 * for each document would be answered for each.
 * @param answer by the text alone, and never undefined
 */
export function perText<Answer>(
  answer: (text: string) => Answer,
  without?: Without<Answer>,
): (of: { wording: Wording }) => Answer {
  const question = questions++;
  return ({ wording: { text, marks, known } }) => {
    if (without && (marks & without.marks) === 0) return without.answer;
    const before = known[question];
    if (before !== undefined) return before as Answer;
    const made = answer(text);
    known[question] = made;
    return made;
  };
}

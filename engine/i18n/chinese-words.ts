import { WORD_JOINER } from './word-joiner.ts';

/** Lines of so few signs are titles, buttons, labels: where one breaks is seen. In a paragraph every line is full, wherever a word ends. */
const SHORT = { least: 6, most: 30 };

/** Another sentence begins. */
const sentence = /[。！？；\n]./;
const signs = /\p{Script=Han}/gu;
const runs = /\p{Script=Han}{2,}/gu;

// One that is made takes longer than all the texts that it parts.
let segmenter: Intl.Segmenter | undefined;

/**
 * A short Chinese text whose lines end between words: the signs of a word are joined. Chinese writes no blanks, and a browser breaks between any
 * two signs. What is one word, the dictionary of `Intl.Segmenter` knows; it has none of more than four signs, and `overflow-wrap` breaks those where it must.
 */
export function joinChineseWords(text: string): string {
  const count = text.match(signs)?.length ?? 0;
  if (count < SHORT.least || count > SHORT.most || sentence.test(text)) return text;
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words = segmenter;
  return text.replaceAll(runs, (run) =>
    [...words.segment(run)].map(({ segment }) => [...segment].join(WORD_JOINER)).join(''),
  );
}

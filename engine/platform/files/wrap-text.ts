/** Marks that never begin a line. */
const closing = /^[\s,.!?;:)\]}”’"'…、。，！？；：）】」』》〉~—–ๆฯ]+$/u;

/** Where a line of a language may break: between words, found by the browser where a script writes none between them. */
function wordsOf(text: string, tag: string): string[] {
  if ('Segmenter' in Intl)
    return [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  return text.match(/\s+|[^\s\u2e80-\uffff]+|[\u2e80-\uffff]/gu) ?? [];
}

/** Lines of at most `most` px, each as full as it gets. */
function fill(pieces: readonly string[], measure: (text: string) => number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trimEnd()) > most && !closing.test(piece)) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

/** A letter of Thai by itself ends the word before it, which the dictionary does not have. */
const isEnd = (piece: string): boolean =>
  /^[ก-ฮ][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]*$/u.test(piece) && !/^(?:ก็|ณ)$/u.test(piece);

/** The words of a phrase in Thai: what the browser has parted is joined again where it knows the whole. */
function thaiWordsOf(phrase: string, tag: string): string[] {
  const words: string[] = [];
  for (const word of wordsOf(phrase, tag)) {
    const before = words.at(-1);
    if (before !== undefined && isEnd(word)) words[words.length - 1] = before + word;
    else words.push(word);
    const [one, other] = words.slice(-2);
    if (other !== undefined && wordsOf(one + other, tag).length === 1) words.splice(-2, 2, one + other);
  }
  return words;
}

/**
 * Breaks a text into lines of at most `most` px.
 *
 * Thai has spaces between phrases alone, and a dictionary knows no slang: a word that it does not know, and its neighbours, it
 * parts anywhere. So Thai breaks between phrases; within one only where that has no line of its own, or `lines` would be too few.
 *
 * @param measure width of a text in px
 * @param lines how many there is room for
 */
export function wrapText(
  text: string,
  tag: string,
  measure: (text: string) => number,
  most: number,
  lines = Number.POSITIVE_INFINITY,
): string[] {
  if (!tag.startsWith('th')) return fill(wordsOf(text, tag), measure, most);
  const phrases = text.match(/\S+\s*|\s+/gu) ?? [];
  const whole = fill(
    phrases.flatMap((phrase) => (measure(phrase.trimEnd()) > most ? thaiWordsOf(phrase, tag) : [phrase])),
    measure,
    most,
  );
  return whole.length <= lines ? whole : fill(thaiWordsOf(text, tag), measure, most);
}

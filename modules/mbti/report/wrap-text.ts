/** Where a line of a language may break: between words, found by the browser where a script writes none between them. */
function* pieces(text: string, tag: string): Generator<string> {
  if ('Segmenter' in Intl) {
    for (const { segment } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) yield segment;
    return;
  }
  yield* text.match(/\s+|[^\s\u2e80-\uffff]+|[\u2e80-\uffff]/gu) ?? [];
}

/** Marks that never begin a line. */
const closing = /^[\s,.!?;:)\]}”’"'…、。，！？；：）】」』》〉~—–ๆฯ]+$/u;

/**
 * Breaks a text into lines of at most `most` px.
 * @param measure width of a text in px
 */
export function wrapText(
  text: string,
  tag: string,
  measure: (text: string) => number,
  most: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text, tag)) {
    if (line !== '' && measure((line + piece).trimEnd()) > most && !closing.test(piece)) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

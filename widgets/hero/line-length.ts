const wide = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;
/** Marks that stand above or below a letter take no room of their own (Thai, Vietnamese), and what joins words none at all. */
const mark = /[\p{M}\u2060]/u;

/** Lengths of line, in Latin letters, that the style sheet has a size for. */
const lengths = [9, 11, 13, 15, 18, 22] as const;
export type LineLength = (typeof lengths)[number];

/** Width in Latin letters of heavy type (about 0.7 em in the widest system fonts): a Chinese character is as wide as 1.5 of them. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text.trim()) width += mark.test(character) ? 0 : wide.test(character) ? 1.5 : 1;
  return width;
}

/**
 * How long the lines of the lettering get when the title keeps to two, in Latin letters: the shorter, the larger the
 * type. A title too long for that takes a third line. Words are found as a browser finds them, Thai ones too.
 */
export function lineLength(title: string): LineLength {
  let longest = widthOf(title);
  if (longest > lengths[0]) {
    for (const { index } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(title)) {
      const lines = [title.slice(0, index), title.slice(index)];
      longest = Math.min(longest, Math.max(...lines.map(widthOf)));
    }
  }
  return lengths.find((length) => longest <= length) ?? 22;
}

import { joinChineseWords } from '../../engine/i18n/chinese-words.ts';
import { joinCompounds } from '../../engine/i18n/thai-compounds.ts';
import bold from './bold.json' with { type: 'json' };

/** Hundredths of the size of the face that a bold sign takes, measured in a browser by write.ts. */
const BOLD = new Map<string, number>(Object.entries(bold));
const SQUARE = 100;
/** A letter that nobody measured. */
const OTHER = 62;

function widthOfSign(sign: string): number {
  const known = BOLD.get(sign);
  if (known !== undefined) return known;
  if (/\p{Mn}|\p{Cf}|\p{Variation_Selector}/u.test(sign)) return 0;
  if (/\p{Script=Han}|\p{Extended_Pictographic}|[\u3000-\u30ff\uff00-\uff60]/u.test(sign)) return SQUARE;
  const [base = ''] = sign.normalize('NFD');
  return BOLD.get(base) ?? OTHER;
}

/** How wide a bold text is, in px, at a size in px; within 9 % of a browser with the faces of the tests, which
 * rounds each sign to whole pixels; phones do not. */
export function boldWidth(text: string, size: number): number {
  let sum = 0;
  for (const sign of text) sum += widthOfSign(sign);
  return (sum * size) / 100;
}

const ONE = { lines: 1, widest: 0 };

const thai = new Intl.Segmenter('th', { granularity: 'word' });

/** Pieces of a text between which a line may break. */
function piecesOf(text: string): string[] {
  return joinChineseWords(text)
    .split(/(?<=[\s-])|(?<!\u2060)(?=[\p{Script=Han}，。！？、])|(?<=[\p{Script=Han}，。！？、])(?!\u2060)/u)
    .flatMap((piece) =>
      /\p{Script=Thai}/u.test(piece)
        ? [...thai.segment(joinCompounds(piece))].map((one) => one.segment)
        : [piece],
    );
}

/**
 * How a bold label lies in a width: lines, and the widest piece that cannot be broken, in px.
 * @param size of the face, px
 * @param room px
 */
export function labelLines(text: string, size: number, room: number): { lines: number; widest: number } {
  // No sign is wider than a square.
  if (text.length * size <= room) return ONE;
  if (boldWidth(text, size) <= room) return ONE;
  let lines = 1;
  let at = 0;
  let widest = 0;
  for (const piece of piecesOf(text)) {
    const width = boldWidth(piece.trimEnd(), size);
    widest = Math.max(widest, width);
    if (at > 0 && at + width > room) {
      lines++;
      at = 0;
    }
    at += boldWidth(piece, size);
  }
  return { lines, widest };
}

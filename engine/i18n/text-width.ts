/**
 * Code points of East Asian Width Wide or Fullwidth (Unicode 16) that are not shown as emoji by default: from, to, from,
 * to ... Unassigned places inside the blocks of ideographs count as the ideographs that they are kept for.
 */
const wide = [
  0x1100, 0x115f, 0x2329, 0x232a, 0x2630, 0x2637, 0x268a, 0x268f, 0x2e80, 0x303e, 0x3041, 0x3247, 0x3250,
  0xa4cf, 0xa960, 0xa97c, 0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe10, 0xfe19, 0xfe30, 0xfe6f, 0xff01, 0xff60,
  0xffe0, 0xffe6, 0x16fe0, 0x18dff, 0x1aff0, 0x1b2ff, 0x1d300, 0x1d376, 0x1f200, 0x1f265, 0x20000, 0x2fffd,
  0x30000, 0x3fffd,
];

const isWide = (point: number): boolean => {
  if (point < 0x1100) return false;
  // The ends stand in order: the first one that is not below decides.
  for (let at = 1; at < wide.length; at += 2) {
    if (point <= (wide[at] ?? 0)) return point >= (wide[at - 1] ?? 0);
  }
  return false;
};

const ascii = /^[ -~]*$/;
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;
/** What is not seen by itself: marks, controls, joiners. */
const unseen = /^[\p{M}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]$/u;
/** Half-width voiced marks join the kana before them, yet take a place of their own. */
const halfMarks = /[\uff9e\uff9f]/g;

let segmenter: Intl.Segmenter | undefined;

/** What a reader takes for one character. */
function clustersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function clusterWidth(cluster: string): number {
  if (emoji.test(cluster)) return 2;
  const seen = Array.from(cluster).find((char) => !unseen.test(char));
  if (seen === undefined) return 0;
  const own = isWide(seen.codePointAt(0) ?? 0) ? 2 : 1;
  const marks = cluster.slice(cluster.indexOf(seen) + seen.length).match(halfMarks);
  return own + (marks?.length ?? 0);
}

/**
 * How wide a text is shown, in halves of a Chinese character (specification §5, T70): wide and full-width characters and
 * emoji 2, other characters 1, combining marks and what is not seen 0 (docs/decisions/0017-text-width.md).
 */
export function displayWidth(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const cluster of clustersOf(text)) width += clusterWidth(cluster);
  return width;
}

/**
 * The text where it fits, else as much of its beginning as fits together with the mark (specification §5, T71). A
 * character is never cut: one that the limit falls into is left out. A mark that is wider than the limit is left out.
 * @param limit in halves of a Chinese character; none: the whole text
 * @param mark what stands for the rest, for example '…'; it counts
 */
export function truncate(
  text: string | null | undefined,
  limit: number | null | undefined,
  mark = '',
): string {
  const whole = text ?? '';
  if (typeof limit !== 'number' || Number.isNaN(limit) || fits(whole, limit)) return whole;
  const shown = displayWidth(mark) <= limit ? mark : '';
  const room = limit - displayWidth(shown);
  let kept = '';
  let width = 0;
  for (const cluster of clustersOf(whole)) {
    width += clusterWidth(cluster);
    if (width > room) break;
    kept += cluster;
  }
  return kept + shown;
}

/** A text is at most twice as wide as it is long, which spares short ones the counting. */
const fits = (text: string, limit: number): boolean =>
  text.length * 2 <= limit || displayWidth(text) <= limit;

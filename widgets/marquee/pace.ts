/** CJK letters and the like are about twice as wide as others. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u;
/** Half a wide letter at the size of the line, and what stands between two news, in px. */
const [letter, between] = [7.5, 56];
/** How fast a line can be read, in px a second. */
const speed = 48;
/** The style sheet has a pace for each whole step, up to the longest. */
const [step, most] = [8, 12];

/**
 * For how long a line passes by, in steps of eight seconds (1 to 12): long news are as quick to the eye as short ones. A number
 * for the style sheet, because pages have no styles of their own in their markup.
 */
export function paceOf(lines: readonly string[]): number {
  const letters = lines.reduce(
    (sum, line) => sum + [...line].reduce((width, one) => width + (wide.test(one) ? 2 : 1), 0),
    0,
  );
  const width = letters * letter + lines.length * between;
  return Math.min(most, Math.max(1, Math.round(width / speed / step)));
}

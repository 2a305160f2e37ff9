/** From this length on a value is nobody else's by chance, and is found inside longer words as well. */
export const UNMISTAKABLE = 12;

/** Nobody encodes deeper than this but to hide something. */
const DEEPEST = 6;

/** Percent-decoded once, part by part, so that one broken sequence hides nothing of the rest. */
export function decodedOnce(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
    }
  });
}

/**
 * Whether a text tells, as it stands or decoded; one that is encoded six times or deeper counts as telling.
 * @param decoded takes one layer off
 */
export function tellsAnyhow(
  text: string,
  tells: (plain: string) => boolean,
  decoded: (text: string) => string = decodedOnce,
): boolean {
  let now = text;
  for (let round = 0; round < DEEPEST; round++) {
    if (tells(now)) return true;
    const plain = decoded(now);
    if (plain === now) return false;
    now = plain;
  }
  return true;
}

/**
 * Finds a name with a value after it (`=` or `:`), however the name is written: `token`, `access_token`, `userId`,
 * `USER-ID`, `a[token][0]`, `"token":`. A name that only begins like one is another name: `token_kind`.
 * @param keys names in snake case
 */
export function namesIn(keys: readonly string[]): (text: string) => boolean {
  if (keys.length === 0) return () => false;
  // A short name is often the end of another word: fluid, liquid.
  const names = keys.map((key) => (key.length > 3 ? '' : '(?<![a-z0-9])') + key.replaceAll('_', '[-_.+ ]?'));
  const named = new RegExp(
    `(?:${names.join('|')})\\d*(?:\\]?\\[[^\\]]*\\]|\\.\\w+)*["'\\]\\\\\\s+]*[=:]`,
    'i',
  );
  // As a server may read it: letters of other widths, and none that is unseen.
  return (text) =>
    named.test(
      text
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(/[a-z](?=[A-Z])/g, '$&_'),
    );
}

/**
 * The parts of an address after its path, each with its mark (`?`, `&`, `#` or `;`), as `keep` leaves them. Where the
 * first of a query or fragment goes, the next one takes over its mark.
 */
export function keptParts(text: string, keep: (part: string) => string): string {
  let mark = '';
  return text.replace(/[?&#;][^?&#;]*/g, (part) => {
    const kept = keep(part);
    if (!/^[&;]/.test(part)) mark = kept ? '' : part.charAt(0);
    if (!kept || !mark) return kept;
    const moved = mark + kept.slice(1);
    mark = '';
    return moved;
  });
}

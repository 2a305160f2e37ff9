const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** What begins a value, or stands between two: `,` `:` `[` `{`. */
const marks: ReadonlySet<number> = new Set([0x2c, 0x3a, 0x5b, 0x7b]);

/** Where a text of JSON ends, by the place behind its first quote; -1 where it does not. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from); at >= 0; at = json.indexOf('"', at + 1)) {
    let before = at;
    while (before > from && json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}

/**
 * Whether JSON has at most so many marks between its values, whatever its texts hold. It looks no further than to the first beyond: of half a
 * million values each would be made and named before any was judged.
 */
export function hasFewMarks(json: string, most: number): boolean {
  let found = 0;
  for (let at = 0; at >= 0 && at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (marks.has(code)) found += 1;
    if (found > most) return false;
    if (code === QUOTE) at = endOfText(json, at + 1);
    if (at < 0) return true;
  }
  return true;
}

/** Bounds that are held before a document is parsed. */
export const TEXT_LIMITS = {
  /** bytes */
  size: 512 * 1024,
  /** Objects and lists inside each other. */
  depth: 64,
} as const;

/** What can be counted of a text that claims to be JSON, before it is parsed. */
interface Measure {
  /** How deep brackets go outside strings. */
  depth: number;
  /** Where they first go deeper than may be; -1 when nowhere. */
  passedAt: number;
  /** Keys, twice those that stand twice: colons outside strings. */
  keys: number;
}

// Asked for each text twice in a row.
let last: (Measure & { text: string }) | undefined;

/** Never recurses. */
export function measure(text: string): Measure {
  if (last?.text !== text) last = { text, ...measured(text) };
  return last;
}

const nextLine = (text: string, from: number): number => {
  const found = text.indexOf('\n', from);
  return found < 0 ? text.length : found;
};

/** Where a string ends that begins at a quote: at its other quote, or where its line does. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  for (; at < text.length; at++) {
    const inner = text.charCodeAt(at);
    if (inner === 0x5c) at++;
    else if (inner === 0x22 || inner === 0x0a) break;
  }
  return at;
}

function measured(text: string): Measure {
  let depth = 0;
  let deepest = 0;
  let passedAt = -1;
  let keys = 0;
  let line = -1;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 0x22) {
      // Nearly every string ends at the next quote of its line: that one is found without a look at each sign.
      const quote = text.indexOf('"', at + 1);
      if (line <= at) line = nextLine(text, at);
      at = quote >= 0 && quote < line && text.charCodeAt(quote - 1) !== 0x5c ? quote : endOfString(text, at);
    } else if (sign === 0x3a) keys++;
    else if (sign === 0x7b || sign === 0x5b) {
      depth++;
      if (depth > deepest) deepest = depth;
      if (depth > TEXT_LIMITS.depth && passedAt < 0) passedAt = at;
    } else if (sign === 0x7d || sign === 0x5d) depth--;
  }
  return { depth: deepest, passedAt, keys };
}

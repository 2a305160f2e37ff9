/** Bounds that are held before a document is parsed. */
export const LIMITS = {
  /** bytes */
  size: 512 * 1024,
  /** Objects and lists inside each other. */
  depth: 64,
} as const;

/** How deep brackets go outside strings, and where the bound is passed first (-1: nowhere). Never recurses. */
export function measureDepth(text: string, bound: number): { depth: number; passedAt: number } {
  let depth = 0;
  let deepest = 0;
  let passedAt = -1;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 0x22) {
      for (at++; at < text.length; at++) {
        const inner = text.charCodeAt(at);
        if (inner === 0x5c) at++;
        else if (inner === 0x22 || inner === 0x0a) break;
      }
    } else if (sign === 0x7b || sign === 0x5b) {
      depth++;
      if (depth > deepest) deepest = depth;
      if (depth > bound && passedAt < 0) passedAt = at;
    } else if (sign === 0x7d || sign === 0x5d) depth--;
  }
  return { depth: deepest, passedAt };
}

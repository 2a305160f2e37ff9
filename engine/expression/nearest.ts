/** Edits between two words: insert, delete, replace, or swap of neighbours. */
export function editsBetween(from: string, to: string): number {
  let last: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    const sign = from.charCodeAt(i - 1);
    for (let j = 1; j <= to.length; j++) {
      const other = to.charCodeAt(j - 1);
      let fewest = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      fewest = Math.min(fewest, (above[j - 1] ?? 0) + (sign === other ? 0 : 1));
      if (i > 1 && j > 1 && sign === to.charCodeAt(j - 2) && from.charCodeAt(i - 2) === other)
        fewest = Math.min(fewest, (last[j - 2] ?? 0) + 1);
      row.push(fewest);
    }
    last = above;
    above = row;
  }
  return above[to.length] ?? 0;
}

/**
 * The candidate that a typo most likely meant: fewest edits, case aside, at most two fifths of the longer word.
 * @returns undefined when nothing is near; ties go to the candidate that begins as the name does, then to the one named first
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  // A name that long is no typo, and the table of edits would be large.
  if (name.length > 100) return undefined;
  const small = name.toLowerCase();
  const begins = (one = ''): boolean => one.charAt(0).toLowerCase() === name.charAt(0).toLowerCase();
  for (const candidate of candidates) {
    const longer = Math.max(name.length, candidate.length);
    const allowed = Math.max(1, Math.floor(longer * 0.4));
    if (Math.abs(name.length - candidate.length) > allowed) continue;
    const other = candidate.toLowerCase();
    // At least so many as one is longer than the other.
    if (Math.abs(small.length - other.length) > fewest) continue;
    const edits = editsBetween(small, other);
    // The first letter is rarely the one that is wrong: `tost` is toast, not post.
    const wins = edits < fewest || (edits === fewest && begins(candidate) && !begins(best));
    if (edits <= allowed && edits < longer && wins) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

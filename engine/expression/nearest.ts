/** Edits between two words: insert, delete, replace, or swap of neighbours. */
export function editsBetween(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      const swapped =
        from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped));
    }
  }
  return at(from.length, to.length);
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
  const begins = (one = ''): boolean => one.charAt(0).toLowerCase() === name.charAt(0).toLowerCase();
  for (const candidate of candidates) {
    const longer = Math.max(name.length, candidate.length);
    const allowed = Math.max(1, Math.floor(longer * 0.4));
    if (Math.abs(name.length - candidate.length) > allowed) continue;
    const edits = editsBetween(name.toLowerCase(), candidate.toLowerCase());
    // The first letter is rarely the one that is wrong: `tost` is toast, not post.
    const wins = edits < fewest || (edits === fewest && begins(candidate) && !begins(best));
    if (edits <= allowed && edits < longer && wins) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

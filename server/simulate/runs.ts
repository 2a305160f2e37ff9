/** A campaign that was lived through in a process of its own. */
export interface Run {
  readonly seed: string;
  readonly seconds: number;
  /** What it said, where something was wrong; null where nothing was. */
  readonly wrong: string | null;
}

/** The seeds of several campaigns: each can be gone again alone. */
export const seedsOf = (seed: string, runs: number): readonly string[] =>
  Array.from({ length: runs }, (_, i) => `${seed}-${i + 1}`);

/**
 * Does pieces of work side by side.
 *
 * @param pieces begun in their order
 * @param lanes so many at once
 * @returns what came of each, in the order of the pieces
 */
export async function sideBySide<Piece, Done>(
  pieces: readonly Piece[],
  lanes: number,
  work: (piece: Piece) => Promise<Done>,
): Promise<readonly Done[]> {
  const waiting = pieces.entries();
  const done: Done[] = [];
  const lane = async (): Promise<void> => {
    for (const [index, piece] of waiting) done[index] = await work(piece);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

/** What came of all of them, in lines. @param steps of each @param seconds that all took, side by side */
export function summaryOf(runs: readonly Run[], steps: number, seconds: number): string[] {
  const all = runs.length * steps;
  const [first, last] = [runs[0]?.seed, runs.at(-1)?.seed];
  const failed = runs.filter(({ wrong }) => wrong !== null);
  return [
    `${runs.length} campaigns, ${all.toLocaleString('en')} steps, seeds ${first} to ${last}: ${Math.round(seconds)} s, ${Math.round(all / seconds)} steps a second`,
    failed.length === 0
      ? 'every audit at zero, nothing answered twice'
      : `wrong in ${failed.length} of them: ${failed.map(({ seed }) => seed).join(', ')}`,
  ];
}

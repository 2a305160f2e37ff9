import type { Battle, Odd, Plunder } from './rules.ts';

/** What a side has scored in a round. */
export interface Score {
  readonly side: string;
  readonly points: number;
  /** When it came to them, ms UTC; 0: it has none. */
  readonly reached: number;
}

/** How a round ended for a side. */
export interface Result {
  readonly side: string;
  readonly points: number;
  readonly outcome: 'won' | 'lost' | 'tied' | 'rested';
  /** The pair in which it stood, from 1; null where all stand against all, and for a side in none. */
  readonly pair: number | null;
}

/** What the winner of a round has taken of a side. */
export interface Taken {
  readonly from: string;
  readonly to: string;
  readonly points: number;
}

/** How a round ended. */
export interface Ended {
  readonly results: readonly Result[];
  readonly plunders: readonly Taken[];
}

/** A share of points, rounded down to a whole one: exact up to the largest number that JSON says. */
export function shareOf({ percent, most }: Plunder, points: number): number {
  const share = Math.floor(points / 100) * percent + Math.floor(((points % 100) * percent) / 100);
  return Math.min(share, most ?? share);
}

/**
 * How a round ends. Most points win; of sides with as many, nobody wins, unless the one that came to them first does.
 *
 * @param scores one of each side, in the document's order
 */
export function endOf(
  { firstWins, plunder }: Pick<Battle, 'firstWins' | 'plunder'>,
  scores: readonly Score[],
): Ended {
  const most = Math.max(...scores.map(({ points }) => points));
  const level = scores.filter(({ points }) => points === most);
  const earliest = Math.min(...level.map(({ reached }) => reached));
  const ahead = firstWins && most > 0 ? level.filter(({ reached }) => reached === earliest) : level;
  const winner = ahead.length === 1 ? ahead[0]?.side : undefined;
  const results = scores.map(({ side, points }): Result => {
    const top = winner === undefined ? points === most : side === winner;
    return { side, points, pair: null, outcome: top ? (winner === undefined ? 'tied' : 'won') : 'lost' };
  });
  const plunders = results.flatMap(({ side, points }): Taken[] => {
    const share = shareOf(plunder, points);
    return winner === undefined || side === winner || share === 0
      ? []
      : [{ from: side, to: winner, points: share }];
  });
  return { results, plunders };
}

/**
 * How a round in pairs ends: each pair by itself. Whoever has no opponent wins or rests, as the battle has it; a side in no pair rests.
 * What those have scored is theirs.
 *
 * @param scores one of each side, in the document's order
 */
export function endOfPairs(
  battle: Pick<Battle, 'firstWins' | 'plunder'>,
  { odd, pairs }: { readonly odd: Odd; readonly pairs: readonly (readonly string[])[] },
  scores: readonly Score[],
): Ended {
  const ends = pairs.map((sides, index) => {
    const { results, plunders } = endOf(
      battle,
      scores.filter(({ side }) => sides.includes(side)),
    );
    const alone = odd === 'bye' ? 'won' : 'rested';
    return {
      plunders,
      results: results.map((one): Result => {
        return { ...one, pair: index + 1, outcome: sides.length === 1 ? alone : one.outcome };
      }),
    };
  });
  const all = ends.flatMap(({ results }) => results);
  const results = scores.map(
    ({ side, points }): Result =>
      all.find((one) => one.side === side) ?? { side, points, pair: null, outcome: 'rested' },
  );
  const taken = ends.flatMap(({ plunders }) => plunders);
  return { results, plunders: scores.flatMap(({ side }) => taken.filter(({ from }) => from === side)) };
}

/** How a side stands over all rounds. */
export interface Total {
  /** From 1; sides that are level share it. */
  readonly place: number;
  readonly side: string;
  readonly total: number;
  readonly won: number;
}

/**
 * How the sides stand: by points, then by rounds won; in a knockout by rounds won, then by points. Sides that are level in both share a
 * place. In the document's order.
 */
export function totalsOf(
  { sides, knockout }: Pick<Battle, 'sides' | 'knockout'>,
  rounds: readonly Ended[],
): readonly Total[] {
  const all = sides.map((side) => {
    const own = rounds.flatMap(({ results }) => results.filter((one) => one.side === side));
    const moved = rounds
      .flatMap(({ plunders }) => plunders)
      .reduce((sum, { from, to, points }) => sum + (to === side ? points : from === side ? -points : 0), 0);
    return {
      side,
      total: own.reduce((sum, { points }) => sum + points, moved),
      won: own.filter(({ outcome }) => outcome === 'won').length,
    };
  });
  const isAhead = (a: (typeof all)[number], b: (typeof all)[number]) => {
    const [points, won] = [a.total - b.total, a.won - b.won];
    return (knockout ? won || points : points || won) > 0;
  };
  return all.map((one) => ({ ...one, place: 1 + all.filter((other) => isAhead(other, one)).length }));
}

/** Somebody who sits when a round is revealed. */
export interface Seated {
  readonly user: string;
  readonly side: string;
  /** User ids, the one they like best first. */
  readonly chosen: readonly string[];
  /** What chance has given them: hexadecimal, all of one length. */
  readonly lot: string;
}

export interface Pair {
  readonly first: Seated;
  readonly second: Seated;
  /** Both chose each other. */
  readonly mutual: boolean;
}

const byLot = (a: Seated, b: Seated): number => (a.lot < b.lot ? -1 : 1);

/** How much two who chose each other wish for it: less is more. Equal wishes go by lot. */
const wishOf = ({ first, second }: Omit<Pair, 'mutual'>): readonly [number, number, string] => {
  const [one, other] = [first.chosen.indexOf(second.user), second.chosen.indexOf(first.user)];
  return [one + other, Math.max(one, other), [first.lot, second.lot].toSorted().join('')];
};

const byWish = (a: Omit<Pair, 'mutual'>, b: Omit<Pair, 'mutual'>): number => {
  const [[sumA, worstA, lotA], [sumB, worstB, lotB]] = [wishOf(a), wishOf(b)];
  return sumA - sumB || worstA - worstB || (lotA < lotB ? -1 : 1);
};

/**
 * Who is paired with whom: first those who chose each other, the strongest wish first; the rest by lot, the lowest of one side with the
 * lowest of the other, or of a pool each with the next. Nobody is in two pairs, and a pair has both sides.
 *
 * @param sides ids of the two sides, or of the pool
 * @param seated in any order: it decides nothing
 */
export function matchesOf(sides: readonly string[], seated: readonly Seated[]): readonly Pair[] {
  const [one = '', other = one] = sides;
  const all = seated.toSorted(byLot);
  const firsts = all.filter(({ side }) => side === one);
  const seconds = all.filter(({ side }) => side === other);
  const both = (a: Seated, b: Seated) => a.chosen.includes(b.user) && b.chosen.includes(a.user);
  const wishes = firsts
    .flatMap((first) => seconds.map((second) => ({ first, second })))
    // In a pool each two stand there twice: once is enough.
    .filter(({ first, second }) => both(first, second) && (one !== other || byLot(first, second) < 0))
    .sort(byWish);
  const taken = new Set<string>();
  const pairs: Pair[] = [];
  const pair = (first: Seated, second: Seated, mutual: boolean) => {
    taken.add(first.user).add(second.user);
    pairs.push({ first, second, mutual });
  };
  for (const { first, second } of wishes)
    if (!taken.has(first.user) && !taken.has(second.user)) pair(first, second, true);
  const free = (list: readonly Seated[]) => list.filter(({ user }) => !taken.has(user));
  const rest = free(firsts);
  const partners = one === other ? rest.filter((_, nth) => nth % 2 === 1) : free(seconds);
  const leaders = one === other ? rest.filter((_, nth) => nth % 2 === 0) : rest;
  leaders.forEach((first, nth) => {
    const second = partners[nth];
    if (second !== undefined) pair(first, second, false);
  });
  return pairs;
}

import { pointsIn } from '../../engine/document/anywhere/cost.ts';
import { dueOf, givenFor, isThere, poolOf, sinceAfter, weightOf } from './pool.ts';
import type { Draw, Prize, Rarity } from './rules.ts';

/** Odds are told in so many draws. */
export const million = 1e6;

/** How likely a prize is, as readers are told. */
export interface Odds {
  readonly id: string;
  readonly rarity: Rarity;
  /** How often it is won in a million draws without pity. */
  readonly base: number;
  /** How often it is won in a million draws, with pity. */
  readonly effective: number;
  /** What one of it costs on average, in minor units; null: it cannot be won now. */
  readonly cost: number | null;
}

/** How likely each prize is in one draw for which pity asks for a rank, or for nothing (0). */
function chancesOf(draw: Draw, gone: readonly string[], due: number): ReadonlyMap<Prize, number> {
  const pool = poolOf(draw, gone, due);
  const whole = weightOf(pool);
  const chances = new Map<Prize, number>();
  for (const prize of pool) {
    const given = givenFor(draw, prize, gone);
    chances.set(given, (chances.get(given) ?? 0) + prize.weight / whole);
  }
  return chances;
}

/**
 * How often each prize is won in a long run: all ways from one win of the rarest that pity promises to the next are
 * followed, each with its likelihood, until nothing of them is left.
 */
function withPity(whole: Draw, gone: readonly string[]): ReadonlyMap<Prize, number> {
  const draw = { ...whole, pity: whole.pity.filter((rule) => isThere(whole, gone, rule)) };
  const byDue = new Map<number, ReadonlyMap<Prize, number>>();
  const chances = (due: number) => {
    const known = byDue.get(due) ?? chancesOf(draw, gone, due);
    byDue.set(due, known);
    return known;
  };
  const last = draw.pity.length - 1;
  if (last < 0) return chances(0);
  const wins = new Map<Prize, number>();
  const fresh: readonly number[] = draw.pity.map(() => 0);
  let length = 0;
  let ways = new Map([[fresh.join(), { since: fresh, chance: 1 }]]);
  while (ways.size > 0) {
    const next: typeof ways = new Map();
    for (const { since, chance } of ways.values()) {
      length += chance;
      for (const [prize, share] of chances(dueOf(draw, since, gone))) {
        wins.set(prize, (wins.get(prize) ?? 0) + chance * share);
        const after = sinceAfter(draw, since, prize);
        if (after[last] === 0) continue;
        const key = after.join();
        next.set(key, { since: after, chance: (next.get(key)?.chance ?? 0) + chance * share });
      }
    }
    ways = next;
  }
  return new Map([...wins].map(([prize, count]) => [prize, count / length]));
}

/** So many states of what has run out are kept for each draw: they follow each other, so the oldest goes. */
const kept = 16;
const oddsOfDraws = new WeakMap<Draw, Map<string, readonly Odds[]>>();

/**
 * The odds of a draw as it stands, in the order of its prizes. They are computed once: that takes a while with long
 * promises, and everybody asks.
 *
 * @param gone prizes that have run out
 */
export function oddsOf(draw: Draw, gone: readonly string[] = []): readonly Odds[] {
  const known = oddsOfDraws.get(draw) ?? new Map<string, readonly Odds[]>();
  oddsOfDraws.set(draw, known);
  const key = JSON.stringify(gone);
  const odds = known.get(key) ?? computedOdds(draw, gone);
  // Put back as the newest.
  known.delete(key);
  known.set(key, odds);
  for (const oldest of known.keys()) if (known.size > kept) known.delete(oldest);
  return odds;
}

function computedOdds(draw: Draw, gone: readonly string[]): readonly Odds[] {
  const left = draw.prizes.some(({ id }) => !gone.includes(id));
  const base = left ? chancesOf(draw, gone, 0) : new Map<Prize, number>();
  const effective = left ? withPity(draw, gone) : base;
  return draw.prizes.map((prize) => {
    const share = effective.get(prize) ?? 0;
    return {
      id: prize.id,
      rarity: prize.rarity,
      base: Math.round(million * (base.get(prize) ?? 0)),
      effective: Math.round(million * share),
      cost: share > 0 ? Math.round(pointsIn(draw.cost.single) / share) : null,
    };
  });
}

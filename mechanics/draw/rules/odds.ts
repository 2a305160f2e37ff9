import { pointsIn } from '../../../engine/document/anywhere/cost.ts';
import type { Draw, Prize, Rarity } from '../rules.ts';
import { dueOf, givenFor, isThere, poolOf, sinceAfter, weightOf } from './pool.ts';

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

/** What a draw does to the promises, where one of a rank is due: how likely it ends the waiting for none, the first, or all. */
interface Turn {
  readonly chances: ReadonlyMap<Prize, number>;
  /** How often such a draw was made. */
  made: number;
  /** Nothing that was promised: everybody waits on. */
  none: number;
  /** What the more common promise waits for, and the rarer does not. */
  first: number;
}

function turnOf(draw: Draw, gone: readonly string[], due: number): Turn {
  const turn = { chances: chancesOf(draw, gone, due), made: 0, none: 0, first: 0 };
  const waiting = draw.pity.map(() => 1);
  for (const [prize, share] of turn.chances) {
    const after = sinceAfter(draw, waiting, prize);
    if (after.at(-1) === 0) continue;
    if (after[0] === 0) turn.first += share;
    else turn.none += share;
  }
  return turn;
}

/**
 * How often each prize is won in a long run: all ways from one win of the rarest that pity promises to the next are followed, each
 * with its likelihood. Ways that have waited as long for the more common promise (a draw has two at most) go on as one, and
 * prizes that end the same waiting are one: so there are no more `steps` than the one wait times the other, however many prizes.
 */
export function withPity(whole: Draw, gone: readonly string[]) {
  const draw = { ...whole, pity: whole.pity.filter((rule) => isThere(whole, gone, rule)) };
  const last = draw.pity.at(-1);
  if (last === undefined) return { shares: chancesOf(draw, gone, 0), steps: 0 };
  const [first] = draw.pity;
  const turns = new Map<number, Turn>();
  const turnAfter = (since: number, length: number): Turn => {
    const due = dueOf(draw, first === last ? [length] : [since, length], gone);
    const turn = turns.get(due) ?? turnOf(draw, gone, due);
    turns.set(due, turn);
    return turn;
  };
  let steps = 0;
  // How likely one waits so long for the first promise, by that wait; without one it stays 0.
  const longest = first === last ? 0 : (first?.after ?? 0);
  let ways = Float64Array.of(1);
  for (let length = 0; length <= last.after; length += 1) {
    const next = new Float64Array(Math.min(ways.length, longest) + 1);
    const [calm, hurried] = [turnAfter(0, length), turnAfter(longest, length)];
    for (let since = 0; since < ways.length; since += 1) {
      steps += 1;
      const chance = Number(ways[since]);
      const turn = since < longest ? calm : hurried;
      turn.made += chance;
      next[0] = Number(next[0]) + chance * turn.first;
      // Where nothing waits for a first promise, or it is kept now, all of these end here.
      const on = Math.min(since + 1, longest);
      next[on] = Number(next[on]) + chance * turn.none;
    }
    ways = next;
  }
  const all = [...turns.values()];
  const draws = all.reduce((sum, { made }) => sum + made, 0);
  const shares = new Map<Prize, number>();
  for (const { chances, made } of all)
    for (const [prize, share] of chances)
      shares.set(prize, (shares.get(prize) ?? 0) + (made * share) / draws);
  return { shares, steps };
}

/** So many states of what has run out are kept for each draw: they follow each other, so the oldest goes. */
const kept = 16;
const oddsOfDraws = new WeakMap<Draw, Map<string, readonly Odds[]>>();

/**
 * The odds of a draw as it stands, in the order of its prizes. They are computed once: everybody asks.
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
  const base = chancesOf(draw, gone, 0);
  const effective = withPity(draw, gone).shares;
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

import { choose } from '../../server/kernel/choose.ts';
import { numbersOf, type Outcome } from './chance.ts';
import type { Commitment } from './commitment.ts';
import type { Own } from './own.ts';
import { dueOf, givenFor, goneOf, poolOf, sinceAfter } from './rules/pool.ts';
import type { Draw, Prize } from './rules.ts';
import { givenIn, type Stock, takeOne } from './stock.ts';

/** A draw that is made, with what it has given. */
export interface Made extends Outcome {
  readonly given: Prize;
  /** Pity has given it. */
  readonly owed: boolean;
}

/**
 * Draws so many times, one after the other: ten at once are what ten single ones would have been. Pure, but for the stock,
 * from which it takes what it gives.
 */
export function drawTimes(
  draw: Draw,
  { seed, block_hash: blockHash }: Commitment,
  { user, count, at, own, stock }: { user: string; count: number; at: number; own: Own; stock: Stock },
): readonly Made[] {
  let { since } = own;
  return Array.from({ length: count }, (_, nth): Made => {
    const number = own.taken.total + nth + 1;
    const gone = goneOf(draw, givenIn(stock), at);
    const due = dueOf(draw, since, gone);
    const pool = poolOf(draw, gone, due);
    const index = choose(
      pool.map(({ weight }) => weight),
      numbersOf(seed, user, number),
    );
    const given = givenFor(draw, pool[index] as Prize, gone);
    const made = { number, at, blockHash, prize: given.id, gone, since, given, owed: due > 0 };
    takeOne(stock, given.id);
    since = sinceAfter(draw, since, given);
    return made;
  });
}

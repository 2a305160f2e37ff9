import type { Context } from './context.ts';

/** What a call takes of somebody: points, or tickets in their place. */
export interface Price {
  /** Minor units, as the answer tells it by which the button was drawn. */
  readonly cost: number;
  /** Taken in place of the points; 0: none. */
  readonly tickets?: number;
}

/** As `Expected-Price` says it. */
const saidOf = ({ cost, tickets = 0 }: Price): string =>
  tickets > 0 ? `tickets/${tickets}` : `points/${cost}`;

/**
 * Why a call that takes something is refused, under the lock under which it was judged. Who has read another price, or meant to pay with a
 * ticket that is used by now, is told that, rather than what they have too little of.
 *
 * @param reason why they may not, at the price of now; null: they may
 */
export const atPrice = <Reason extends string>(
  { expectedPrice }: Context,
  price: Price,
  reason: Reason | null,
): Reason | 'PRICE_CHANGED' | null =>
  (reason === null || reason === 'NOT_ENOUGH') && expectedPrice !== null && expectedPrice !== saidOf(price)
    ? 'PRICE_CHANGED'
    : reason;

import { type Taken, within } from '../../engine/document/anywhere/limits.ts';
import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { allOf, type Verdict, verdict } from '../../engine/document/anywhere/verdict.ts';
import type {
  CampaignExchangeItem,
  ExchangeEntry,
  Limits,
  Reward,
} from '../../schemas/generated/types.gen.ts';

export interface Item {
  readonly id: string;
  /** In minor units of the campaign's points. */
  readonly cost: number;
  /** What one of it gives. */
  readonly gives: readonly Reward[];
  readonly limits: Limits;
  /** For everybody together; null: as many as people want. */
  readonly stock: number | null;
}

export type Exchange = ReadonlyMap<string, Item>;

export const exchange: MechanicRules<readonly CampaignExchangeItem[], Exchange> = {
  key: 'exchange',
  read: (source) =>
    new Map(
      source.map(({ id, cost, gives, limits, stock }) => [
        id,
        { id, cost, gives: gives ?? [], limits, stock: stock ?? null },
      ]),
    ),
  prices: (block) => [...block.values()].map(({ cost }) => cost),
};

/** What the asking user has, by which it is judged whether they may redeem. */
export interface Redeemer {
  readonly taken: Taken;
  /** In minor units. */
  readonly balance: number;
}

/**
 * Whether so many of an item may be redeemed: what the answer tells and what the call is refused by.
 *
 * @param opening what `phases` of the call say
 * @param redeemer null for a visitor
 * @param now ms UTC
 * @param offset minutes from UTC: that of the campaign's days
 */
export function mayRedeem(
  { cost, limits }: Item,
  opening: Verdict<'NOT_OPEN' | 'OVER'>,
  soldOut: boolean,
  redeemer: Redeemer | null,
  { now, offset, wanted = 1 }: { readonly now: number; readonly offset: number; readonly wanted?: number },
): Verdict<NonNullable<ExchangeEntry['reason']>> {
  const own =
    redeemer === null
      ? [verdict('TOKEN_EXPIRED')]
      : [
          within(limits, redeemer.taken, wanted, now, offset),
          verdict(redeemer.balance < cost * wanted ? 'NOT_ENOUGH' : null),
        ];
  return allOf<NonNullable<ExchangeEntry['reason']>>(opening, verdict(soldOut ? 'SOLD_OUT' : null), ...own);
}

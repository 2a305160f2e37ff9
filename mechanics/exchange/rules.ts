import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { Phase } from '../../engine/document/anywhere/phase.ts';
import type { CampaignExchangeItem, ExchangeEntry, Reward } from '../../schemas/generated/types.gen.ts';

export interface Item {
  readonly id: string;
  /** In minor units of the campaign's points. */
  readonly cost: number;
  /** What one of it gives. */
  readonly gives: readonly Reward[];
  readonly limit: number;
  readonly dailyLimit: number | null;
  /** For everybody together; null: as many as people want. */
  readonly stock: number | null;
}

export type Exchange = ReadonlyMap<string, Item>;

export const exchange: MechanicRules<readonly CampaignExchangeItem[], Exchange> = {
  key: 'exchange',
  read: (source) =>
    new Map(
      source.map(({ id, cost, gives, limit, dailyLimit, stock }) => [
        id,
        { id, cost, gives: gives ?? [], limit, dailyLimit: dailyLimit ?? null, stock: stock ?? null },
      ]),
    ),
  prices: (block) => [...block.values()].map(({ cost }) => cost),
};

/** How many of an item somebody has. */
export interface Taken {
  readonly ever: number;
  readonly today: number;
}

/** What is left of the user's limits. The stock is not part of it, so that no answer tells it. */
export function leftOf({ limit, dailyLimit }: Item, { ever, today }: Taken): number {
  return Math.max(0, Math.min(limit - ever, dailyLimit === null ? limit : dailyLimit - today));
}

export function stateOf(phase: Phase, soldOut: boolean, left: number): ExchangeEntry['state'] {
  if (phase === 'preview') return 'notOpen';
  if (phase !== 'live') return 'over';
  if (soldOut) return 'soldOut';
  return left === 0 ? 'limitReached' : 'open';
}

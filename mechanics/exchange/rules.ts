import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import type { Phase } from '../../engine/document/anywhere/phase.ts';
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

export function stateOf(phase: Phase, soldOut: boolean, left: number): ExchangeEntry['state'] {
  if (phase === 'preview') return 'notOpen';
  if (phase !== 'live') return 'over';
  if (soldOut) return 'soldOut';
  return left === 0 ? 'limitReached' : 'open';
}

import type { WidgetProps } from '../../engine/index.ts';
import type { DrawAnswer, DrawResult, LuckyDrawProps } from '../../schemas/generated/types.gen.ts';

type Draw = WidgetProps<LuckyDrawProps>['draw'];
export type Prize = Draw['prizes'][number];

const rarities: readonly DrawResult['rarity'][] = ['common', 'rare', 'epic', 'legendary'];

/** One prize of an order, with how often it was drawn. */
export interface Win {
  /** Undefined where the page is older than the answer and does not know the prize. */
  readonly prize: Prize | undefined;
  readonly rarity: DrawResult['rarity'];
  readonly count: number;
  /** It gives something. */
  readonly real: boolean;
}

/** What was drawn, each prize once: what gives something first, the rarest of it before the rest. */
export function winsOf(prizes: readonly Prize[], results: readonly DrawResult[]): readonly Win[] {
  const wins = new Map<string, Win>();
  for (const { prize: id, rarity, gives } of results) {
    const count = (wins.get(id)?.count ?? 0) + 1;
    wins.set(id, { prize: prizes.find((one) => one.id === id), rarity, count, real: gives.length > 0 });
  }
  const rank = ({ real, rarity }: Win) => (real ? 10 : 0) + rarities.indexOf(rarity);
  return [...wins.values()].sort((a, b) => rank(b) - rank(a));
}

/** Where the show stops: at the best of what was drawn; at the first where the page does not know it. */
export const targetOf = (prizes: readonly Prize[], results: readonly DrawResult[]): number => {
  const best = winsOf(prizes, results)[0]?.prize;
  return best ? prizes.indexOf(best) : 0;
};

/**
 * What drawing so often is about, for the steps of a tap: what it takes and leaves, and what a question shows: the draw with the best
 * that it has.
 */
export function itemOf(draw: Draw, { single, ten, balance, prizes }: DrawAnswer, count: 1 | 10) {
  const { cost, tickets = 0 } = count === 1 ? single : (ten ?? single);
  const rank = (id: string) =>
    rarities.findIndex((rarity) => rarity === prizes.find((one) => one.id === id)?.rarity);
  const best = draw.prizes.reduce((one, next) => (rank(next.id) > rank(one.id) ? next : one));
  const about = { picture: best.icon, name: count === 1 ? draw.name : `${draw.name} ×${count}` };
  return { count, cost, tickets, remains: Math.max(0, (balance ?? 0) - cost), about };
}

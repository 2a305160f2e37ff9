import { hashOf } from '../../server/kernel/commitment.ts';
import { type Draw, type DrawSource, rulesOfDraw } from './rules.ts';

/** A draw as tests need it: prizes by id, with their weights. */
export function drawOf(changes: Partial<DrawSource> = {}): Draw {
  return rulesOfDraw({
    id: 'wheel',
    cost: { single: [{ kind: 'points', points: 10 }] },
    prizes: [
      { id: 'crown', rarity: 'legendary', weight: 7 },
      { id: 'halo', rarity: 'epic', weight: 23 },
      { id: 'petal', weight: 300 },
      { id: 'leaf', weight: 301 },
      { id: 'thanks', weight: 369 },
    ],
    exhausted: 'reweight',
    ...changes,
  });
}

/** A seed that is the same in each run. */
export const seedOf = (name: string): string => hashOf(name);

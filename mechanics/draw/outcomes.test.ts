import { describe, expect, it } from 'vitest';
import { drawTimes, type Made } from './outcomes.ts';
import { nothingDrawn } from './own.ts';
import type { DrawSource } from './rules.ts';
import { drawOf, seedOf } from './testing.ts';

const commitment = { seed: seedOf('outcomes'), block_hash: 'ab', block: '', commitment: '' };

/** So many draws of one person. */
function made(changes: Partial<DrawSource>, count: number, from = 0): readonly Made[] {
  const draw = drawOf(changes);
  const nothing = nothingDrawn(draw);
  const own = { ...nothing, taken: { total: from, day: from } };
  return drawTimes(draw, commitment, { user: 'u1', count, at: 7, own, stock: new Map() });
}

describe('a draw', () => {
  it('is what it is, whether it is made alone or among ten', () => {
    const ten = made({}, 10);
    expect(ten.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ten.map((_, nth) => made({}, 1, nth)[0])).toEqual(ten);
    expect(ten.every(({ at, blockHash }) => at === 7 && blockHash === 'ab')).toBe(true);
  });

  it.each(['rare', 'epic', 'legendary'] as const)(
    'says that pity owed it where it did: of a %s',
    (rarity) => {
      const prizes = [
        { id: 'best', rarity, weight: 1 },
        { id: 'thanks', weight: 999_999 },
      ];
      const results = made({ prizes, pity: [{ rarity, after: 2 }] }, 9);
      expect(results.map(({ prize, owed }) => [prize, owed])).toEqual(
        Array.from({ length: 9 }, (_, nth) => (nth % 3 === 2 ? ['best', true] : ['thanks', false])),
      );
      expect(results.map(({ since }) => since)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2].map((one) => [one]));
    },
  );

  it('that pity did not owe says so, however rare its prize', () => {
    const prizes = [{ id: 'best', rarity: 'legendary' as const, weight: 1 }];
    expect(made({ prizes, pity: [{ rarity: 'legendary', after: 1 }] }, 3).map(({ owed }) => owed)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('takes what there is of a prize, and no more', () => {
    const prizes = [
      { id: 'crown', weight: 999_999, stock: 2 },
      { id: 'thanks', weight: 1 },
    ];
    const results = made({ prizes }, 4);
    expect(results.map(({ prize, gone }) => [prize, gone])).toEqual([
      ['crown', []],
      ['crown', []],
      ['thanks', ['crown']],
      ['thanks', ['crown']],
    ]);
  });
});

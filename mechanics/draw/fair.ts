import type { FairPart } from '../../server/fixtures/fair-part.ts';

const points = (count: number) => [{ kind: 'points', points: count }];

export const fairPart: FairPart = {
  block: [
    {
      id: 'wheel',
      name: 'Wheel',
      cost: { single: points(10), ten: points(95) },
      prizes: [
        { id: 'crown', name: 'Crown', icon: 'art/fair/badge.svg', rarity: 'legendary', weight: 1, stock: 3 },
        { id: 'halo', name: 'Halo', icon: 'art/fair/badge.svg', rarity: 'epic', weight: 9, gives: points(5) },
        { id: 'petal', name: 'Petal', icon: 'art/fair/sticker.svg', weight: 40, gives: points(1) },
        { id: 'thanks', name: 'Next time', icon: 'art/fair/sticker.svg', weight: 50 },
      ],
      exhausted: 'reweight',
      pity: [{ rarity: 'epic', after: 9 }],
      limits: { total: 500, day: 100 },
    },
  ],
  calls: {
    makeDraw: { path: '/v2/activities/fair/draws/wheel', body: () => ({ count: 1 }) },
    readDraw: { path: '/v2/activities/fair/draws/wheel' },
    listDrawRecords: { path: '/v2/activities/fair/draws/wheel/records' },
    listDrawWinners: { path: '/v2/activities/fair/draws/wheel/winners' },
    readDrawReceipt: { path: '/v2/activities/fair/draws/wheel/receipt' },
  },
  plays: [
    {
      call: 'makeDraw',
      weight: 4,
      make: (dice) => ({
        path: '/v2/activities/fair/draws/wheel',
        body: { count: dice.pick([1, 1, 1, 10]) },
      }),
    },
  ],
};

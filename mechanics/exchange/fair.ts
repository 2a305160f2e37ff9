import { type FairPart, richest } from '../../server/fixtures/fair-part.ts';

export const fairPart: FairPart = {
  block: [
    {
      id: 'badge',
      name: 'Badge',
      icon: 'art/fair/badge.svg',
      cost: 100,
      limits: { total: 3, day: 2 },
      rarity: 'rare',
    },
    {
      id: 'lantern',
      name: 'Lantern',
      icon: 'art/fair/lantern.svg',
      cost: 50,
      limits: { total: 1 },
      stock: 50,
    },
    {
      id: 'sticker',
      name: 'Sticker',
      icon: 'art/fair/sticker.svg',
      cost: 7,
      limits: { total: 9999 },
    },
    {
      id: 'turns',
      name: 'Four turns of the wheel',
      icon: 'art/fair/sticker.svg',
      cost: 30,
      limits: { total: 99 },
      gives: [{ kind: 'ticket', draw: 'wheel', tickets: 4 }],
    },
  ],
  calls: {
    redeemItem: {
      path: '/v2/activities/fair/exchange/sticker',
      body: () => ({ count: 1 }),
      whose: { count: 'so many' },
    },
  },
  plays: [
    {
      call: 'redeemItem',
      rightly: richest,
      weight: 4,
      make: (dice) => ({
        path: `/v2/activities/fair/exchange/${dice.pick(['badge', 'lantern', 'sticker', 'turns', 'nothing'])}`,
        body: { count: dice.whole(1, 3) },
      }),
    },
  ],
};

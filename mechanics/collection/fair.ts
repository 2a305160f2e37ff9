import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { keyedBy } from '../../server/kernel/keyed.ts';
import { tryOutSecret } from '../../server/seed/demo.ts';
import { codeOf } from './gift.ts';

const icon = 'art/fair/one.svg';
/** The code of the nth gift of a database. */
const codeOfGift = (nth: number): string => codeOf(keyedBy(tryOutSecret), 'fair', nth);
const cards = ['kite', 'drum', 'lamp', 'sash'];

export const fairPart: FairPart = {
  block: {
    cards: [
      { id: 'kite', name: 'Kite', icon, weight: 1_000_000 },
      { id: 'drum', name: 'Drum', icon, weight: 1 },
      { id: 'lamp', name: 'Lamp', icon, rarity: 'rare', weight: 1 },
      { id: 'sash', name: 'Sash', icon, rarity: 'epic' },
    ],
    drops: [
      {
        id: 'castle',
        name: 'A castle',
        counts: [{ fact: 'gift', things: ['castle'], measure: 'amount', weight: 2 }],
        every: 1,
        day: 6,
      },
      { id: 'watch', name: 'Ten minutes', counts: [{ fact: 'watch', measure: 'amount' }], every: 10, day: 2 },
    ],
    sets: [
      { id: 'pair', name: 'A pair', cards: ['kite', 'drum'], gives: [{ kind: 'points', points: 25 }] },
      {
        id: 'all',
        name: 'All of them',
        cards,
        gives: [{ kind: 'prize', prize: 'garland', days: 30 }],
      },
    ],
    melt: { alike: 3, into: 'chosen' },
    give: { limits: { total: 4, day: 2 }, hours: 12 },
  },
  calls: {
    meltCards: { body: () => ({ card: 'kite', into: 'drum' }) },
    redeemCardSet: { path: '/v2/activities/fair/collection/sets/pair' },
    giveCard: { body: () => ({ card: 'kite' }) },
    takeCard: { body: () => ({ code: codeOfGift(1) }) },
  },
  plays: [
    {
      call: 'redeemCardSet',
      weight: 3,
      make: (dice) => ({ path: `/v2/activities/fair/collection/sets/${dice.pick(['pair', 'all'])}` }),
    },
    {
      call: 'meltCards',
      weight: 2,
      make: (dice) => ({ body: { card: dice.pick(cards), into: dice.pick(cards) } }),
    },
    { call: 'takeCard', weight: 4, make: (dice) => ({ body: { code: codeOfGift(dice.whole(1, 60)) } }) },
    { call: 'giveCard', weight: 4, make: (dice) => ({ body: { card: dice.pick(cards) } }) },
  ],
};

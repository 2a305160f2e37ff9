import { randomUUID } from 'node:crypto';
import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { groupsAtFair } from '../../server/fixtures/groups-at-fair.ts';
import { noon } from '../../server/fixtures/noon.ts';

export const fairPart: FairPart = {
  block: [
    {
      id: 'rose',
      name: 'Rose',
      icon: 'art/fair/rose.svg',
      price: 10,
      points: 10,
      earns: 5,
    },
    {
      id: 'castle',
      name: 'Castle',
      icon: 'art/fair/castle.svg',
      price: 500,
      points: 520,
      earns: 260,
      rarity: 'legendary',
    },
    {
      id: 'wave',
      name: 'Wave',
      icon: 'art/fair/wave.svg',
      price: 1,
      points: 1,
      earns: 0,
    },
  ],
  calls: {
    recordGift: {
      body: ({ me, friend }) => ({
        eventId: randomUUID(),
        activity: 'fair',
        gift: 'castle',
        from: me,
        to: friend,
        count: 4,
        at: noon,
      }),
    },
    recordGifts: {
      body: ({ me, friend }) => ({
        events: [2, 3].map((count) => ({
          eventId: randomUUID(),
          activity: 'fair',
          gift: 'rose',
          from: me,
          to: friend,
          count,
          at: noon,
        })),
      }),
    },
  },
  plays: [
    {
      call: 'recordGift',
      weight: 8,
      make: (dice) => ({
        body: {
          eventId: dice.id,
          activity: 'fair',
          gift: dice.pick(['rose', 'rose', 'castle', 'castle', 'wave']),
          from: dice.someone(),
          to: dice.someone(),
          count: dice.whole(1, 12),
          ...groupsAtFair(dice),
          // Some arrive late, a few from a clock that is ahead.
          at: dice.now - dice.pick([0, 0, 0, 5_000, 400_000, 900_000, -2_000]),
        },
      }),
    },
    {
      call: 'recordGifts',
      weight: 4,
      make: (dice) => ({
        body: {
          events: Array.from({ length: dice.whole(1, 8) }, (_, i) => ({
            // Now and then an id comes twice in one batch.
            eventId: `${dice.id}:${dice.whole(1, 9) === 1 ? 0 : i}`,
            activity: 'fair',
            gift: dice.pick(['rose', 'castle', 'castle', 'wave']),
            from: dice.someone(),
            to: dice.someone(),
            count: dice.whole(1, 12),
            ...groupsAtFair(dice),
            at: dice.now - dice.pick([0, 0, 0, 5_000, 900_000]),
          })),
        },
      }),
    },
  ],
};

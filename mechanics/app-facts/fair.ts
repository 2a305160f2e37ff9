import { randomUUID } from 'node:crypto';
import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { groupsAtFair } from '../../server/fixtures/groups-at-fair.ts';
import { noon } from '../../server/fixtures/noon.ts';

export const fairPart: FairPart = {
  calls: {
    recordFacts: {
      body: ({ me, friend }) => ({
        facts: [
          { id: randomUUID(), kind: 'watch', from: me, to: friend, amount: 5, at: noon },
          { id: randomUUID(), kind: 'login', from: me, at: noon },
        ],
      }),
    },
  },
  plays: [
    {
      call: 'recordFacts',
      weight: 8,
      make: (dice) => ({
        body: {
          facts: Array.from({ length: dice.whole(1, 6) }, (_, i) => ({
            id: `${dice.id}:${i}`,
            kind: dice.pick(['watch', 'share', 'login', 'speak', 'follow', 'recharge', 'room-open']),
            from: dice.someone(),
            ...(dice.whole(1, 3) === 1 ? {} : { to: dice.someone() }),
            ...(dice.whole(1, 3) === 1 ? {} : { amount: dice.whole(1, 40) }),
            ...groupsAtFair(dice),
            at: dice.now - dice.pick([0, 0, 5_000, 500_000, 90_000_000]),
          })),
        },
      }),
    },
  ],
};

import type { FairPart } from '../../server/fixtures/fair-part.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const options = ['kite', 'drum', 'lamp'].map((id) => ({ id, title: `The ${id}` }));

export const fairPart: FairPart = {
  block: [
    {
      id: 'stall',
      options,
      limits: { total: 3, day: 2 },
      gives: points(12),
      results: 'after-voting',
    },
    {
      id: 'dance',
      options,
      choose: { least: 2, most: 3 },
      limits: { total: 1 },
      window: { locks: '2025-06-12T00:00:00+08:00' },
      cost: points(4),
      weighting: {
        counts: [{ fact: 'gift' }],
        steps: [
          { at: 100, weight: 2 },
          { at: 1000, weight: 5 },
        ],
      },
      results: { at: '2025-06-12T12:00:00+08:00' },
    },
  ],
  calls: {
    castVote: { path: '/v2/activities/fair/polls/stall', body: () => ({ options: 'kite' }) },
    readVoteReceipt: { path: '/v2/activities/fair/polls/stall/receipt' },
  },
  plays: [
    {
      call: 'castVote',
      weight: 4,
      make: (dice) => ({
        path: `/v2/activities/fair/polls/${dice.pick(['stall', 'dance'])}`,
        body: { options: dice.pick(['kite', 'drum', 'lamp', 'kite,drum', 'drum,lamp', 'kite,kite']) },
      }),
    },
  ],
};

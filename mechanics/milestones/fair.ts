import type { FairPart } from '../../server/fixtures/fair-part.ts';

export const fairPart: FairPart = {
  block: [
    {
      id: 'first',
      name: 'First lights',
      icon: 'art/fair/first.svg',
      at: 1000,
      gives: [
        {
          kind: 'points',
          points: 40,
        },
      ],
    },
    {
      id: 'thanks',
      name: 'A thousand thanks',
      icon: 'art/fair/thanks.svg',
      at: 2000,
    },
    {
      id: 'far',
      name: 'Far away',
      icon: 'art/fair/far.svg',
      at: 900000000000,
      gives: [
        {
          kind: 'points',
          points: 1,
        },
      ],
    },
  ],
  calls: { claimMilestone: { path: '/v2/activities/fair/milestones/first' } },
  plays: [
    {
      call: 'claimMilestone',
      weight: 6,
      make: (dice) => ({ path: `/v2/activities/fair/milestones/${dice.pick(['first', 'thanks', 'far'])}` }),
    },
  ],
};

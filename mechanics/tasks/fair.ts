import type { FairPart } from '../../server/fixtures/fair-part.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];

export const fairPart: FairPart = {
  block: [
    {
      id: 'castles',
      name: 'Three castles',
      icon: 'art/fair/one.svg',
      counts: [{ fact: 'gift', things: ['castle'], measure: 'amount' }],
      at: 3,
      period: 'day',
      gives: points(5),
    },
    {
      id: 'stamp',
      name: 'A stamp',
      icon: 'art/fair/two.svg',
      counts: [{ fact: 'check-in' }],
      at: 1,
      period: 'day',
      after: 'castles',
      unclaimed: 'lost',
      gives: points(7),
    },
    {
      id: 'both',
      name: 'Both of them',
      icon: 'art/fair/three.svg',
      counts: [{ fact: 'task', things: ['castles', 'stamp'] }],
      at: 2,
      period: 'week',
      paid: 'automatic',
      gives: [{ kind: 'prize', prize: 'garland', days: 7 }],
    },
  ],
  calls: { claimTask: { path: '/v2/activities/fair/tasks/castles' } },
  plays: [
    {
      call: 'claimTask',
      weight: 4,
      rightly:
        "SELECT from_user AS user_id FROM facts WHERE thing = 'castle' AND count >= 3 ORDER BY at DESC, id LIMIT 10",
      make: (dice, found) => ({
        path: `/v2/activities/fair/tasks/${found ? 'castles' : dice.pick(['castles', 'stamp', 'both'])}`,
      }),
    },
  ],
};

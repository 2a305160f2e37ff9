import { type FairPart, richest } from '../../server/fixtures/fair-part.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];

export const fairPart: FairPart = {
  block: {
    days: [
      { id: 'one', icon: 'art/fair/one.svg', gives: points(10) },
      { id: 'two', icon: 'art/fair/two.svg', gives: points(20) },
      { id: 'three', icon: 'art/fair/three.svg', gives: points(60) },
    ],
    streaks: [
      { id: 'pair', length: 2, gives: points(15) },
      { id: 'all', length: 3, gives: points(90) },
    ],
    makeUp: { cost: points(30), limits: { total: 1 } },
  },
  calls: {
    checkIn: {},
    makeUpCheckIn: { path: '/v2/activities/fair/check_in/one' },
  },
  plays: [
    { call: 'checkIn', weight: 5, make: () => ({}) },
    {
      call: 'makeUpCheckIn',
      rightly: richest,
      weight: 5,
      make: (dice) => ({ path: `/v2/activities/fair/check_in/${dice.pick(['one', 'one', 'two', 'three'])}` }),
    },
  ],
};

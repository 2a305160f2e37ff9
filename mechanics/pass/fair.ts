import { type FairPart, richest } from '../../server/fixtures/fair-part.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const icon = 'art/fair/one.svg';
const ids = ['sand', 'wave', 'reef', 'deep'];

/** Who has come to a level: one castle is enough for the first. */
const givers = "SELECT from_user AS user_id FROM facts WHERE thing = 'castle' ORDER BY at DESC, id LIMIT 40";

export const fairPart: FairPart = {
  block: {
    counts: [
      { fact: 'gift', things: ['castle'], measure: 'amount', weight: 100 },
      { fact: 'watch', measure: 'amount', weight: 10 },
    ],
    levels: [
      {
        id: 'sand',
        at: 100,
        free: { icon, gives: points(5) },
        paid: { icon, gives: points(20) },
      },
      { id: 'wave', at: 250, free: { icon, gives: points(5) } },
      {
        id: 'reef',
        at: 450,
        free: { icon, gives: points(10) },
        paid: { icon, gives: [...points(30), { kind: 'prize', prize: 'garland', days: 7 }] },
      },
      { id: 'deep', at: 700, paid: { icon, gives: [{ kind: 'prize', prize: 'star', days: 1 }] }, big: true },
    ],
    track: { cost: points(60) },
    catchUp: { cost: points(15), limits: { total: 3, day: 2 } },
  },
  calls: {
    buyPassLevel: {},
    buyPassTrack: {},
    claimPassLevel: { path: '/v2/activities/fair/pass/claims/sand' },
    claimPass: {},
  },
  plays: [
    { call: 'buyPassLevel', weight: 3, rightly: richest, make: () => ({}) },
    { call: 'buyPassTrack', weight: 2, rightly: richest, make: () => ({}) },
    { call: 'claimPass', weight: 3, rightly: givers, make: () => ({}) },
    {
      call: 'claimPassLevel',
      weight: 4,
      rightly: givers,
      make: (dice, found) => ({
        path: `/v2/activities/fair/pass/claims/${found ? 'sand' : dice.pick(ids)}`,
      }),
    },
  ],
};

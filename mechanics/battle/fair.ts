import type { FairPart } from '../../server/fixtures/fair-part.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const sides = ['dawn', 'dusk'].map((id) => ({ id, title: `Team ${id}` }));
const round = (id: string, opens: string, locks: string) => ({
  id,
  opens: `2025-06-${opens}:00:00+08:00`,
  locks: `2025-06-${locks}:00:00+08:00`,
});

export const fairPart: FairPart = {
  block: [
    {
      id: 'skies',
      sides,
      rounds: [round('one', '10T00', '11T18'), round('two', '11T20', '12T20')],
      plunder: { percent: 20, most: 50 },
      winners: { least: 20, gives: points(7) },
      best: [{ id: 'captain', from: 1, to: 1, gives: points(9) }],
    },
  ],
  calls: {
    joinSide: { path: '/v2/activities/fair/battles/skies', body: () => ({ side: 'dawn' }) },
    readBattleReceipt: { path: '/v2/activities/fair/battles/skies/receipt' },
  },
  plays: [
    {
      call: 'joinSide',
      weight: 3,
      make: (dice) => ({
        path: '/v2/activities/fair/battles/skies',
        body: { side: dice.pick(['dawn', 'dusk']) },
      }),
    },
  ],
};

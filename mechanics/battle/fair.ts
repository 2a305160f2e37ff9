import type { FairPart } from '../../server/fixtures/fair-part.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const sides = ['dawn', 'dusk'].map((id) => ({ id, title: `Team ${id}` }));
const moment = (text: string) => `2025-06-${text}:00:00+08:00`;
const round = (id: string, opens: string, locks: string) => {
  return { id, opens: moment(opens), locks: moment(locks) };
};

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
    {
      id: 'lists',
      sides: [...sides, ...['noon', 'star', 'moon'].map((id) => ({ id, title: `Team ${id}` }))],
      pairs: { odd: 'bye' },
      rounds: [
        { ...round('one', '11T14', '11T18'), draws: moment('11T13') },
        { ...round('two', '11T20', '12T20'), draws: moment('11T20') },
      ],
      plunder: { percent: 50 },
    },
    {
      id: 'cup',
      joining: 'support',
      entrants: { board: 'daily', day: 1 },
      sides: ['first', 'second', 'third', 'fourth'].map((id) => ({ id, title: `The ${id}` })),
      pairs: { odd: 'rest', losers: 'out' },
      tie: 'first',
      rounds: [
        { ...round('semi', '11T14', '11T18'), draws: moment('11T13') },
        { ...round('final', '11T20', '12T20'), draws: moment('11T20') },
      ],
      winners: { least: 5, gives: points(3) },
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
        path: `/v2/activities/fair/battles/${dice.pick(['skies', 'lists'])}`,
        body: { side: dice.pick(['dawn', 'dusk', 'dawn', 'dusk', 'noon', 'star', 'moon']) },
      }),
    },
  ],
};

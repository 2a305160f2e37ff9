import type { Dice, FairPart } from '../../server/fixtures/fair-part.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];
const base = '/v2/activities/fair/pairings';
const moment = (text: string) => `2025-06-${text}:00:00+08:00`;
const round = (id: string, opens: string, locks: string, reveals: string) => {
  return { id, opens: moment(opens), locks: moment(locks), reveals: moment(reveals) };
};

/** Who has a place, in which round. */
const placed =
  "SELECT user_id, pairing || '/' || round AS of FROM pairing_places WHERE place IS NOT NULL ORDER BY at DESC, 1 LIMIT 40";

/** A round that people may think of at the moment of the dice. */
const at = (dice: Dice): string =>
  `${base}/${dice.pick([dice.now < Date.parse(moment('11T20')) ? 'moonlit/first' : 'moonlit/second', 'circle/only'])}`;

export const fairPart: FairPart = {
  block: [
    {
      id: 'moonlit',
      sides: ['moon', 'tide'].map((id) => ({ id, title: `The ${id}` })),
      seats: 3,
      waiting: 2,
      choices: 2,
      rounds: [round('first', '10T00', '11T18', '11T20'), round('second', '11T20', '12T18', '12T20')],
      gives: points(30),
      consolation: points(8),
    },
    {
      id: 'circle',
      seats: 5,
      waiting: 0,
      rounds: [round('only', '10T00', '12T12', '12T13')],
    },
  ],
  calls: {
    joinPairing: { path: `${base}/moonlit/first`, body: () => ({ side: 'moon' }) },
    choosePairing: {
      path: `${base}/moonlit/first/choices`,
      body: () => ({ people: '' }),
      whose: { people: async ({ people: { friend } }) => friend },
    },
    leavePairing: { path: `${base}/moonlit/first/leave` },
    listPairs: { path: `${base}/moonlit/pairs` },
    readPairingReceipt: { path: `${base}/moonlit/first/receipt` },
  },
  plays: [
    {
      call: 'joinPairing',
      weight: 6,
      make: (dice) => {
        const path = at(dice);
        return {
          path,
          body:
            dice.whole(1, 8) === 1 || path.includes('moonlit') ? { side: dice.pick(['moon', 'tide']) } : {},
        };
      },
    },
    {
      call: 'choosePairing',
      weight: 6,
      rightly: placed,
      make: (dice, found) => ({
        path: `${found ? `${base}/${found.of}` : at(dice)}/choices`,
        body: {
          people: dice.pick([
            dice.someone(),
            `${dice.someone()},${dice.someone()}`,
            '',
            found ? '' : dice.someone(),
          ]),
        },
      }),
    },
    {
      call: 'leavePairing',
      weight: 2,
      rightly: placed,
      make: (dice, found) => ({ path: `${found ? `${base}/${found.of}` : at(dice)}/leave` }),
    },
  ],
};

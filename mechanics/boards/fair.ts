import type { Dice, FairPart } from '../../server/fixtures/fair-part.ts';

const points = (amount: number) => [{ kind: 'points', points: amount }];

/** Groups that the app tells, most of them of people who come often: now and then two that are one's own, or one of nobody. */
const toldGroups = (dice: Dice) =>
  Array.from({ length: dice.whole(1, 3) }, () => {
    const kind = dice.pick(['couple', 'guild', 'guild']);
    const members = [dice.someone(), dice.someone(), dice.someone(), dice.someone()];
    return {
      kind,
      id: `${kind}-${dice.whole(1, 6)}`,
      ...(kind === 'guild' && dice.whole(1, 9) > 1 ? { name: 'Night Owls' } : {}),
      members: [...new Set(members)].slice(0, dice.pick(kind === 'couple' ? [2, 2, 2, 1, 0] : [4, 3, 1, 0])),
      at: dice.now - dice.pick([0, 0, 0, 400_000, -90_000]),
    };
  });

export const fairPart: FairPart = {
  block: [
    {
      id: 'charm',
      by: 'receiver',
      size: 30,
    },
    {
      id: 'daily',
      by: 'receiver',
      period: 'day',
      size: 30,
    },
    {
      id: 'rose-givers',
      by: 'sender',
      gifts: ['rose'],
    },
    { id: 'couples', by: 'couple', size: 3, rewards: [{ id: 'pair', from: 1, to: 2, gives: points(4) }] },
    { id: 'guilds', by: 'guild', period: 'day', rewards: [{ id: 'best', from: 1, to: 1, gives: points(2) }] },
    { id: 'rooms', by: 'room' },
  ],
  calls: {
    readBoard: { path: '/v2/activities/fair/boards/daily?size=5' },
    readBoardChampions: { path: '/v2/activities/fair/boards/daily/champions?size=5' },
    readBoardReceipt: { path: '/v2/activities/fair/boards/daily/receipt?day=1' },
  },
  plays: [
    { call: 'tellGroups', weight: 2, make: (dice) => ({ body: { groups: toldGroups(dice) } }) },
    {
      call: 'tellRooms',
      make: (dice) => ({
        body: {
          rooms: Array.from({ length: dice.whole(1, 3) }, () => {
            const host = dice.someone();
            return { live_obj_id: `room-${host}`, host, live: true, at: dice.now };
          }),
        },
      }),
    },
  ],
};

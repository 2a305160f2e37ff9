import type { FairPart } from '../../server/fixtures/fair-part.ts';

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
  ],
  calls: {
    readBoard: { path: '/v2/activities/fair/boards/daily?size=5' },
    readBoardChampions: { path: '/v2/activities/fair/boards/daily/champions?size=5' },
    readBoardReceipt: { path: '/v2/activities/fair/boards/daily/receipt?day=1' },
  },
};

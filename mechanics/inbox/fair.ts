import type { FairPart } from '../../server/fixtures/fair-part.ts';

export const fairPart: FairPart = {
  calls: {
    // What whoever has given something was told first of all.
    markMessageRead: { path: '/v2/messages/1/read' },
    markMessagesRead: { body: () => ({ upTo: '1.1000000' }) },
  },
  plays: [
    {
      call: 'markMessageRead',
      weight: 4,
      rightly: 'SELECT user_id, message_id FROM told_messages ORDER BY message_id',
      make: (dice, found) => ({ path: `/v2/messages/${found?.message_id ?? dice.whole(1, 40)}/read` }),
    },
    {
      call: 'markMessagesRead',
      weight: 2,
      make: (dice) => ({ body: { upTo: `${dice.whole(1, 400)}.${dice.whole(1, 1_000_000)}` } }),
    },
  ],
};

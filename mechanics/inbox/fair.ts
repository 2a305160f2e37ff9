import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { noon } from '../../server/fixtures/noon.ts';
import { idOf, testIds } from '../../server/fixtures/test-ids.ts';

const pathTo = (message: number) => `/v2/messages/${idOf('told_messages', message)}/read`;
const mark = (text: string) => testIds.sealed('up to', text);

export const fairPart: FairPart = {
  calls: {
    // What whoever has given something was told first of all.
    markMessageRead: {
      path: pathTo(1),
      whose: {
        message: async ({ db, people: { friend } }) => {
          const { rows } = await db.query<{ id: number }>(
            `INSERT INTO told_messages (user_id, activity, kind, reference, params, at)
             VALUES ($1, 'fair', 'gift', 'of a friend', '{}', $2) RETURNING message_id AS id`,
            [friend, noon],
          );
          return idOf('told_messages', Number(rows[0]?.id));
        },
      },
    },
    markMessagesRead: {
      body: () => ({ upTo: mark('1.1000000') }),
      whose: { upTo: 'a mark in time: whoever sends it marks their own messages' },
    },
  },
  plays: [
    {
      call: 'markMessageRead',
      weight: 4,
      rightly: 'SELECT user_id, message_id FROM told_messages ORDER BY message_id',
      make: (dice, found) => ({ path: pathTo(Number(found?.message_id ?? dice.whole(1, 40))) }),
    },
    {
      call: 'markMessagesRead',
      weight: 2,
      make: (dice) => ({ body: { upTo: mark(`${dice.whole(1, 400)}.${dice.whole(1, 1_000_000)}`) } }),
    },
  ],
};

import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { idOf } from '../../server/fixtures/test-ids.ts';

const idOfPost = (post: number) => idOf('wall_posts', post);
const base = '/v2/activities/fair/wall';

export const fairPart: FairPart = {
  block: {
    messages: [
      {
        id: 'thank-you',
        text: {
          cn: '谢谢大家',
          en: 'Thank you all',
        },
      },
      {
        id: 'see-you',
        text: {
          cn: '明年见',
          en: 'See you next year',
        },
      },
    ],
    limits: { total: 2 },
  },
  calls: {
    // The first post of all is the friend's: nobody reports their own.
    reportPost: {
      before: (db, { friend }) =>
        db.query(
          "INSERT INTO wall_posts (activity, user_id, message, at) VALUES ('fair', $1, 'see-you', 1)",
          [friend],
        ),
      body: () => ({ post: idOfPost(1) }),
      whose: { post: 'what anybody has left is there to be reported' },
    },
    readReported: {},
    moderatePost: { path: `${base}/${idOfPost(1)}/state`, body: () => ({ show: 'yes' }) },
    postThanks: { body: () => ({ message: 'thank-you' }) },
  },
  plays: [
    {
      call: 'postThanks',
      weight: 2,
      make: (dice) => ({ body: { message: dice.pick(['thank-you', 'see-you', 'no-such']) } }),
    },
    { call: 'reportPost', weight: 3, make: (dice) => ({ body: { post: idOfPost(dice.whole(1, 6)) } }) },
    {
      call: 'moderatePost',
      make: (dice) => ({
        path: `${base}/${idOfPost(dice.whole(1, 6))}/state`,
        body: { show: dice.pick(['yes', 'no']) },
      }),
    },
  ],
};

import type { FairPart } from '../../server/fixtures/fair-part.ts';

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
  calls: { postThanks: { body: () => ({ message: 'thank-you' }) } },
  plays: [
    {
      call: 'postThanks',
      weight: 2,
      make: (dice) => ({ body: { message: dice.pick(['thank-you', 'see-you', 'no-such']) } }),
    },
  ],
};

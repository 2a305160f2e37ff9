import { createLinkQr, qrDataImage } from '../engine/platform/qr/index.ts';
import { answering, setPhone } from '../modules/mbti/testing.ts';
import type { MbtiRecommendationsAnswer } from '../schemas/generated/types.gen.ts';
import { person } from './festival.ts';
import type { StoryOverrides } from './story-of.tsx';

/** A reader who is signed in. */
export const token = 'story';

const silent = answering();

/** The phone before a story. Calls of the story before it end first: only one result is sent at a time. */
export const phone =
  (...state: Parameters<typeof setPhone>) =>
  (): void => {
    for (const { fail } of silent.made.splice(0)) fail('refused');
    setPhone(...state);
  };

/** People to meet, with names in several scripts; one of them is followed. */
export const people: MbtiRecommendationsAnswer = {
  users: [8, 1, 3, 5, 0].map((who, index) => ({
    ...person(who),
    type: index < 2 ? 'ENFJ' : 'INTJ',
    match: 100 - index * 9,
    kind: index < 2 ? 'soul_match' : 'compatible',
    following: index === 1,
  })),
};

/** Where the code of a report leads. */
export const invited = 'https://gala.example.com/h5_ac/s/en/mbti';

/** The world around a screen: links and codes are real, and a call is not answered while its story is shown. */
export const world = {
  live: { call: silent.call },
  links: {
    invite: async () => invited,
    qr: async (address, side = 512) => {
      const code = createLinkQr(address, { width: side, height: side }, (text) => text);
      return code && qrDataImage(code);
    },
  },
} satisfies StoryOverrides['world'];

import { randomUUID } from 'node:crypto';
import type { FairPart } from '../../server/fixtures/fair-part.ts';
import { noon } from '../../server/fixtures/noon.ts';

export const fairPart: FairPart = {
  calls: {
    recordFacts: {
      body: ({ me, friend }) => ({
        facts: [
          { id: randomUUID(), kind: 'watch', from: me, to: friend, amount: 5, at: noon },
          { id: randomUUID(), kind: 'login', from: me, at: noon },
        ],
      }),
    },
  },
};

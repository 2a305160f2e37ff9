import type { FairPart } from '../../server/fixtures/fair-part.ts';

export const fairPart: FairPart = {
  calls: {
    // What whoever has given something was told first of all.
    markMessageRead: { path: '/v2/messages/1/read' },
    markMessagesRead: { body: () => ({ upTo: '1' }) },
  },
};

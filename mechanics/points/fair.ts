import type { FairPart } from '../../server/fixtures/fair-part.ts';

export const fairPart: FairPart = {
  block: {
    id: 'ticket',
    name: {
      cn: '门票',
      en: 'Tickets',
    },
    icon: 'art/fair/ticket.svg',
  },
};

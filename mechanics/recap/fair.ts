import type { FairPart } from '../../server/fixtures/fair-part.ts';

const moment = (text: string) => `2025-06-${text}:00:00+08:00`;
const name = 'A figure';
const icon = 'art/fair/one.svg';

export const fairPart: FairPart = {
  block: {
    locks: moment('12T00'),
    reveals: moment('12T20'),
    figures: [
      {
        id: 'given',
        of: 'sum',
        counts: [{ fact: 'gift', measure: 'amount' }],
        name,
        icon,
        titles: [
          { id: 'first-tenth', share: 10, name },
          { id: 'dozen', least: 12, name },
        ],
      },
      { id: 'received', of: 'sum', by: 'receiver', counts: [{ fact: 'gift' }], name },
      {
        id: 'evenings',
        of: 'days',
        counts: [
          { fact: 'login', measure: 'amount' },
          { fact: 'gift', measure: 'amount' },
        ],
        name,
      },
      { id: 'beginning', of: 'first', counts: [{ fact: 'gift', measure: 'amount' }], name },
      { id: 'dearest', of: 'friend', name },
      {
        id: 'standing',
        of: 'place',
        by: 'receiver',
        counts: [{ fact: 'gift', things: ['rose'], weight: 2 }],
        name,
      },
    ],
  },
};

import type { FairPart } from '../../server/fixtures/fair-part.ts';

export const fairPart: FairPart = {
  block: [
    { id: 'garland', name: { cn: '花环', en: 'Garland' } },
    { id: 'star', name: { cn: '集市之星', en: 'Star of the fair' }, kind: 'title' },
  ],
};

import type { FairPart } from '../../server/fixtures/fair-part.ts';

export const fairPart: FairPart = { block: { size: 30, recommended: 3, hidden: ['nobody-sees'] } };

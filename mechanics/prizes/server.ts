import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { listDresses } from './dresses.ts';
import { listPrizeRecords } from './records.ts';
import { prizes } from './rules.ts';

export const prizesMechanic: Mechanic = {
  name: 'prizes',
  rules: prizes,
  handlers: { listPrizeRecords, listDresses },
};

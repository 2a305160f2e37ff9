import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'collection-set': {
    cn: '集齐奖励',
    tw: '集齊獎勵',
    en: 'Complete set',
    th: 'สะสมครบชุด',
    vi: 'Đủ bộ thẻ',
  },
};

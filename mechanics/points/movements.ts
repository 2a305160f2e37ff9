import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'points-lapse': {
    cn: '已过期',
    tw: '已過期',
    en: 'Expired',
    th: 'หมดอายุ',
    vi: 'Hết hạn',
  },
};

import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  gift: {
    cn: '送出礼物',
    tw: '送出禮物',
    en: 'Gift sent',
    th: 'ส่งของขวัญ',
    vi: 'Tặng quà',
  },
};

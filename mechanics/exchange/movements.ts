import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  exchange: {
    cn: '兑换',
    tw: '兌換',
    en: 'Redeemed',
    th: 'แลกของ',
    vi: 'Đổi quà',
  },
  redeemed: {
    cn: '兑换所得',
    tw: '兌換所得',
    en: 'From redeeming',
    th: 'ได้จากการแลก',
    vi: 'Nhận từ đổi quà',
  },
};

import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'codes-reward': {
    cn: '兑换码',
    tw: '兌換碼',
    en: 'Code redeemed',
    th: 'แลกรหัส',
    vi: 'Đổi quà bằng mã',
  },
};

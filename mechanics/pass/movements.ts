import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'pass-track': {
    cn: '解锁进阶通行证',
    tw: '解鎖進階通行證',
    en: 'Paid track unlocked',
    th: 'ปลดล็อกพาสพิเศษ',
    vi: 'Mở gói trả phí',
  },
  'pass-catch-up': {
    cn: '购买等级',
    tw: '購買等級',
    en: 'Level bought',
    th: 'ซื้อเลเวล',
    vi: 'Mua cấp',
  },
  'pass-reward': {
    cn: '等级奖励',
    tw: '等級獎勵',
    en: 'Level reward',
    th: 'รางวัลเลเวล',
    vi: 'Quà lên cấp',
  },
};

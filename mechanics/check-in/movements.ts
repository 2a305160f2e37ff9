import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'check-in-day': {
    cn: '签到',
    tw: '簽到',
    en: 'Check-in',
    th: 'เช็กอิน',
    vi: 'Điểm danh',
  },
  'check-in-streak': {
    cn: '连续签到奖励',
    tw: '連續簽到獎勵',
    en: 'Days in a row',
    th: 'เช็กอินต่อเนื่อง',
    vi: 'Điểm danh liên tiếp',
  },
  'check-in-make-up': {
    cn: '补签',
    tw: '補簽',
    en: 'Catch-up check-in',
    th: 'เช็กอินย้อนหลัง',
    vi: 'Điểm danh bù',
  },
};

import type { Movements } from '../../server/kernel/movements.ts';

/** What gives points here, as people read it in their details. */
export const movements: Movements = {
  pairing: {
    cn: '相约之夜',
    tw: '相約之夜',
    en: 'Pairing night',
    th: 'คืนจับคู่',
    vi: 'Đêm ghép đôi',
  },
};

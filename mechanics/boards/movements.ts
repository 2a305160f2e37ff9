import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  boards: {
    cn: '榜单奖励',
    tw: '榜單獎勵',
    en: 'Ranking reward',
    th: 'รางวัลอันดับ',
    vi: 'Thưởng xếp hạng',
  },
};

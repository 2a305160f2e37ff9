import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  battle: {
    cn: '对战奖励',
    tw: '對戰獎勵',
    en: 'Battle reward',
    th: 'รางวัลจากศึก',
    vi: 'Thưởng trận đấu',
  },
};

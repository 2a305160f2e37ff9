import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  milestone: {
    cn: '共同目标奖励',
    tw: '共同目標獎勵',
    en: 'Goal reached together',
    th: 'รางวัลเป้าหมายร่วม',
    vi: 'Thưởng mục tiêu chung',
  },
};

import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'task-reward': {
    cn: '任务奖励',
    tw: '任務獎勵',
    en: 'Task reward',
    th: 'รางวัลภารกิจ',
    vi: 'Thưởng nhiệm vụ',
  },
};

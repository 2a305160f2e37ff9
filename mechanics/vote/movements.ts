import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'vote-cost': {
    cn: '投票',
    tw: '投票',
    en: 'Vote',
    th: 'โหวต',
    vi: 'Bình chọn',
  },
  'vote-reward': {
    cn: '投票奖励',
    tw: '投票獎勵',
    en: 'Reward for voting',
    th: 'รางวัลจากการโหวต',
    vi: 'Thưởng bình chọn',
  },
};

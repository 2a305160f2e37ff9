import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'draw-cost': {
    cn: '抽奖',
    tw: '抽獎',
    en: 'Draw',
    th: 'สุ่มรางวัล',
    vi: 'Lượt quay',
  },
  'draw-prize': {
    cn: '抽中奖励',
    tw: '抽中獎勵',
    en: 'Won in a draw',
    th: 'ได้จากการสุ่ม',
    vi: 'Trúng khi quay',
  },
};

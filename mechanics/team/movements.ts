import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  team: {
    cn: '队伍名次奖励',
    tw: '隊伍名次獎勵',
    en: 'Team ranking reward',
    th: 'รางวัลอันดับทีม',
    vi: 'Thưởng xếp hạng đội',
  },
  'team-goal': {
    cn: '队伍目标奖励',
    tw: '隊伍目標獎勵',
    en: 'Team goal reward',
    th: 'รางวัลเป้าหมายทีม',
    vi: 'Thưởng mốc của đội',
  },
};

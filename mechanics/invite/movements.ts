import type { Movements } from '../../server/kernel/movements.ts';

/** What moves points here, as people read it in their details. */
export const movements: Movements = {
  'invite-welcome': {
    cn: '受邀见面礼',
    tw: '受邀見面禮',
    en: 'Welcome gift',
    th: 'ของขวัญต้อนรับ',
    vi: 'Quà chào mừng',
  },
  'invite-step': {
    cn: '邀请奖励',
    tw: '邀請獎勵',
    en: 'Invite reward',
    th: 'รางวัลชวนเพื่อน',
    vi: 'Thưởng mời bạn bè',
  },
};

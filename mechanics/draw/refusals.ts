import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  PRIZES_GONE: {
    code: 1210,
    status: 200,
    message: {
      cn: '奖品已被抽完',
      tw: '獎品已被抽完',
      en: 'The prizes are all gone',
      th: 'ของรางวัลหมดแล้ว',
      vi: 'Phần thưởng đã hết',
    },
  },
} as const satisfies RoomRefusals;

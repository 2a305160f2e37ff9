import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  SOLD_OUT: {
    code: 1203,
    status: 200,
    final: true,
    message: {
      cn: '已兑完',
      tw: '已兌換完畢',
      en: 'Sold out',
      th: 'แลกหมดแล้ว',
      vi: 'Đã đổi hết',
    },
  },
} as const satisfies RoomRefusals;

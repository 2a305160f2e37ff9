import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  NOT_REACHED: {
    code: 1206,
    status: 200,
    message: {
      cn: '目标还没达成',
      tw: '目標還沒達成',
      en: "This goal hasn't been reached yet",
      th: 'ยังไม่ถึงเป้าหมาย',
      vi: 'Chưa đạt mục tiêu này',
    },
  },
  NOTHING_TO_CLAIM: {
    code: 1209,
    status: 200,
    message: {
      cn: '这个目标没有可领取的奖励',
      tw: '這個目標沒有可領取的獎勵',
      en: "There's nothing to claim here",
      th: 'เป้าหมายนี้ไม่มีรางวัลให้รับ',
      vi: 'Mục tiêu này không có quà để nhận',
    },
  },
  ALREADY_CLAIMED: {
    code: 1207,
    status: 200,
    final: true,
    message: {
      cn: '已经领取过了',
      tw: '已經領取過了',
      en: "You've claimed this already",
      th: 'รับไปแล้ว',
      vi: 'Bạn đã nhận rồi',
    },
  },
} as const satisfies RoomRefusals;
